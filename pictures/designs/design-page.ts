import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFNumber, PDFRawStream, PDFStream, ParseSpeeds } from '@cantoo/pdf-lib'
import { BLEED_DOTS } from '@fondly/stationery/layout/card-sizes.ts'
import { readBox, BrokenFile, entry, HeavyFile, readList, readNumber, unpack, type PdfBox } from './pdf-objects.ts'

/** The most bytes of the page of a design, because each print file of a card with this design contains the page. */
const MAX_PAGE_BYTES = 12_000_000
const MAX_OBJECTS = 20_000
const POINTS_PER_DOT = 72 / 300
/** The same tolerance as in preflight, because programs round sizes. */
const ROUNDING_POINTS = 0.72
/** The parts of a page that are drawn. Notes, actions, structure and private data of programs are left out. */
const DRAWN_KEYS = new Set(['/Type', '/Parent', '/Resources', '/Contents', '/Group'])

/**
 * Returns a PDF with one page: a panel of a design with its bleed. Its media box is exactly that area, and its drawing is one stream. The trim is the
 * one that the file names; a file that names none counts as the trim with bleed on all sides. The panel is in dots. Throws BrokenFile and HeavyFile.
 */
export async function designPage(bytes: Uint8Array, panel: { width: number; height: number }): Promise<Uint8Array> {
  const source = await open(bytes)
  const [page] = source.getPages()
  if (!page) throw new BrokenFile('There is no page.')
  if (page.getRotation().angle % 360 !== 0) throw new BrokenFile('The page is turned.')
  const { node } = page
  const unit = readNumber(node, 'UserUnit') ?? 1
  const area = areaOf({ trim: readBox(node, 'TrimBox'), whole: wholeOf(page) }, panel, unit)
  const contents = entry(node, 'Contents')
  const streams = contents instanceof PDFStream ? [contents] : (readList(node, 'Contents') ?? []).filter((one) => one instanceof PDFStream)
  // The streams of a page form one drawing, and a stream may end between any two tokens.
  const drawing = Buffer.concat(streams.flatMap((stream) => [unpack(stream), Buffer.from('\n')]))
  const packed = PDFRawStream.of(source.context.obj({ Filter: 'FlateDecode' }), deflateSync(drawing))
  for (const key of node.keys()) if (!DRAWN_KEYS.has(key.asString())) node.delete(key)
  node.set(PDFName.of('Contents'), source.context.register(packed))
  node.set(PDFName.of('MediaBox'), source.context.obj(area.map((length) => PDFNumber.of(length))))

  const target = await PDFDocument.create({ updateMetadata: false })
  const [copied] = await target.copyPages(source, [0])
  if (copied) target.addPage(copied)
  if (target.context.enumerateIndirectObjects().length > MAX_OBJECTS) throw new HeavyFile('The page has too many parts.')
  const saved = await target.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
  if (saved.byteLength > MAX_PAGE_BYTES) throw new HeavyFile('The page is too large.')
  return saved
}

async function open(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
  } catch (cause) {
    throw new BrokenFile('The file cannot be read.', { cause })
  }
}

function wholeOf(page: { getMediaBox: () => Box; getCropBox: () => Box }): PdfBox {
  const toCorners = ({ x, y, width, height }: Box): PdfBox => [x, y, x + width, y + height]
  const [media, crop] = [toCorners(page.getMediaBox()), toCorners(page.getCropBox())]
  return [Math.max(media[0], crop[0]), Math.max(media[1], crop[1]), Math.min(media[2], crop[2]), Math.min(media[3], crop[3])]
}
type Box = { x: number; y: number; width: number; height: number }

/** The panel with its bleed, in the units of the page. */
function areaOf(boxes: { trim: PdfBox | undefined; whole: PdfBox }, panel: { width: number; height: number }, unit: number): PdfBox {
  const inUnits = (dots: number) => (dots * POINTS_PER_DOT) / unit
  const trim = boxes.trim ?? boxes.whole
  const bleed = inUnits(BLEED_DOTS)
  const isLike = (is: number, dots: number) => Math.abs(is - inUnits(dots)) <= ROUNDING_POINTS / unit
  const isSize = ([left, bottom, right, top]: PdfBox, edge: number) =>
    isLike(right - left, panel.width + 2 * edge) && isLike(top - bottom, panel.height + 2 * edge)
  if (isSize(trim, 0)) return [trim[0] - bleed, trim[1] - bleed, trim[2] + bleed, trim[3] + bleed]
  if (!boxes.trim && isSize(boxes.whole, BLEED_DOTS)) return boxes.whole
  throw new BrokenFile('The page has another size.')
}
