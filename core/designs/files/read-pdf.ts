import { type PDFDict, PDFDocument, PDFName, PDFStream, PDFString, ParseSpeeds } from '@cantoo/pdf-lib'
import type { DesignFacts, PageBox, PdfFacts } from '@fondly/domain/designs/design-facts.ts'
import { factNames } from '@fondly/pictures/designs/fact-names.ts'
import { walkPage, type Painted } from './page-paint.ts'
import {
  readBox,
  BrokenFile,
  readDict,
  listEntries,
  entry,
  everyDict,
  readList,
  readName,
  readNumber,
  toDict,
} from '@fondly/pictures/designs/pdf-objects.ts'

const LETTER: PageBox = [0, 0, 612, 792]
/** The actions that a PDF can contain, which a print file must not have. */
const ACTIONS = new Set([
  'JavaScript',
  'Launch',
  'URI',
  'GoToR',
  'GoToE',
  'SubmitForm',
  'ImportData',
  'ResetForm',
  'Rendition',
  'Movie',
  'Sound',
])

/** Reads the facts that preflight needs from a PDF, without drawing it. Throws BrokenFile and HeavyFile. */
export async function readPdf(bytes: Uint8Array): Promise<DesignFacts> {
  checkEnds(bytes)
  const document = await open(bytes)
  if (document.isEncrypted) return { kind: 'unreadable', reason: 'encrypted' }
  const { context, catalog } = document
  const pages = document.getPages()
  const node = pages[0]?.node
  if (!node) throw new BrokenFile('There is no page.')
  const inherited = (key: string): PDFDict | undefined => {
    let at: PDFDict | undefined = node
    for (let up = 0; at && up < 50; up++) {
      if (entry(at, key) !== undefined) return at
      at = readDict(at, 'Parent')
    }
    return undefined
  }
  // A page can use units larger than a point (ISO 32000-2, 7.7.3.3).
  const unit = readNumber(node, 'UserUnit') ?? 1
  if (!(unit > 0)) throw new BrokenFile('A page has no size.')
  const boxOf = (from: PDFDict | undefined, key: string) => readBox(from, key)?.map((length) => length * unit) as PageBox | undefined
  const mediaBox = boxOf(inherited('MediaBox'), 'MediaBox') ?? LETTER
  const cropBox = boxOf(inherited('CropBox'), 'CropBox')
  const dicts = everyDict(context)
  const contents = entry(node, 'Contents')
  const streams = contents instanceof PDFStream ? [contents] : (readList(node, 'Contents') ?? []).filter((one) => one instanceof PDFStream)
  const painted = walkPage(streams, readDict(inherited('Resources'), 'Resources'), unit)
  return {
    kind: 'pdf',
    pages: pages.length,
    pageBox: cropBox ? intersect(cropBox, mediaBox) : mediaBox,
    trimBox: boxOf(node, 'TrimBox'),
    bleedBox: boxOf(node, 'BleedBox'),
    rotation: readNumber(inherited('Rotate'), 'Rotate') ?? 0,
    ...factsOfPaint(painted),
    isCmykTold:
      !painted.hasDeviceCmyk || (readList(catalog, 'OutputIntents') ?? []).some((one) => toDict(entry(toDict(one), 'DestOutputProfile'))),
    hasScripts: hasScripts(catalog, dicts),
    hasAttachments: dicts.some((dict) => readName(dict, 'Type') === 'EmbeddedFile' || readDict(dict, 'EF') !== undefined),
    hasLayers: readDict(catalog, 'OCProperties') !== undefined,
    annotations: pages.reduce((sum, page) => sum + (readList(page.node, 'Annots')?.length ?? 0), 0),
  }
}

async function open(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      throwOnInvalidObject: true,
      updateMetadata: false,
      parseSpeed: ParseSpeeds.Fastest,
    })
  } catch (cause) {
    throw new BrokenFile('The file cannot be read.', { cause })
  }
}

/**
 * Checks that the file ends with a pointer to its list of objects. Throws BrokenFile when the pointer is missing. The pointer is missing when the
 * file was cut off, or when a program that does not know PDF has edited it.
 */
function checkEnds(bytes: Uint8Array): void {
  const text = (from: number, length: number) => Buffer.from(bytes.subarray(from, from + length)).toString('latin1')
  const foot = text(Math.max(0, bytes.length - 1_024), 1_024)
  const places = [...foot.matchAll(/startxref\s+(\d+)\s+%%EOF/g)]
  const place = Number(places.at(-1)?.[1] ?? Number.NaN)
  if (!(place < bytes.length) || !/^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(text(place, 64)))
    throw new BrokenFile('The file does not end as it should.')
}

function factsOfPaint({ pictures, colours, spotColours, isTransparent, paths, texts, fonts }: Painted) {
  return {
    pictures: pictures ? [...new Set([pictures.coarsest, pictures.largest])] : [],
    colours: [...colours].sort(),
    spotColours: factNames(spotColours),
    isTransparent,
    isPainted: paths + texts > 0 || pictures !== undefined,
    isVector: paths + texts > 0,
    unembeddedFonts: factNames([...fonts].flatMap((font) => (isEmbedded(font) ? [] : [readName(font, 'BaseFont') ?? '?']))),
  } satisfies Partial<PdfFacts>
}

function isEmbedded(font: PDFDict): boolean {
  // A Type 3 font contains its glyphs as drawings, so it is always embedded.
  if (readName(font, 'Subtype') === 'Type3') return true
  const [descendant] = readList(font, 'DescendantFonts') ?? []
  const descriptor = readDict(toDict(descendant) ?? font, 'FontDescriptor')
  return ['FontFile', 'FontFile2', 'FontFile3'].some((key) => entry(descriptor, key) instanceof PDFStream)
}

function hasScripts(catalog: PDFDict, dicts: PDFDict[]): boolean {
  if (readDict(readDict(catalog, 'Names'), 'JavaScript') || readDict(catalog, 'AA') || readDict(catalog, 'OpenAction')) return true
  return dicts.some((dict) => {
    const [own, ...deeper] = [dict, ...listEntries(dict).flatMap(([, value]) => toDict(value) ?? [])]
    return [own, ...deeper].some((one) => one !== undefined && isAction(one))
  })
}

function isAction(dict: PDFDict): boolean {
  const action = readName(dict, 'S')
  return (
    (action !== undefined && ACTIONS.has(action)) || dict.get(PDFName.of('JS')) instanceof PDFString || readDict(dict, 'AA') !== undefined
  )
}

const intersect = (a: PageBox, b: PageBox): PageBox => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
]
