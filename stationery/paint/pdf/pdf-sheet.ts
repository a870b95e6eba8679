// eslint-disable-next-line import/no-named-as-default -- its types know only the default export.
import PDFDocument from 'pdfkit'
import type { FontName } from '../../typeset/font-pack.ts'
import { openOutlines } from '../glyph.ts'

/**
 * The parts of pdfkit that its types leave out. They are needed to encode glyphs one by one, because pdfkit's calls for text would lay the text out
 * again, and to set the boxes of a page, for which pdfkit has no call.
 */
type EmbeddedFont = {
  id: string
  ref: () => unknown
  subset: { includeGlyph: (glyph: number) => number }
  widths: number[]
  unicode: number[][]
}
export type Sheet = InstanceType<typeof PDFDocument> & {
  _font: EmbeddedFont
  page: {
    dictionary: { data: Record<string, unknown> }
    fonts: Record<string, unknown>
    xobjects: Record<string, unknown>
  }
  addContent: (operators: string) => Sheet
  ref: (data: Record<string, unknown>) => {
    data: object
    compress: boolean
    end: (content: string | Uint8Array | undefined) => void
  }
  _addPdfaMetadata: () => void
}

/** Opens a document whose bytes depend only on what is drawn. A document with a foreign page does not claim to be PDF/A. */
export function openSheet({ isForeign = false } = {}): Sheet {
  const sheet = new PDFDocument({
    autoFirstPage: false,
    // The file names its colour space: an output intent with the sRGB profile embedded (ISO 19005-2).
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
    info: { Producer: 'Fondly', Creator: 'Fondly', CreationDate: new Date(Date.UTC(2000, 0, 1)) },
  }) as Sheet
  if (isForeign) sheet._addPdfaMetadata = () => undefined
  return sheet
}

/** Ends the document and returns its bytes. */
export async function closeSheet(sheet: Sheet): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  const closed = new Promise<void>((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.on('end', resolve)
    sheet.on('error', reject)
  })
  sheet.end()
  await closed
  return new Uint8Array(Buffer.concat(chunks))
}

/** Encodes clusters of a font and embeds the glyphs they need. Returns the font's name on this page and a code for each cluster. */
export function encodeGlyphs(sheet: Sheet, name: FontName, clusters: string[]): { font: string; codes: string[] } {
  const outlines = openOutlines(name)
  sheet.registerFont(name, outlines.bytes)
  sheet.font(name)
  const font = sheet._font
  sheet.page.fonts[font.id] = font.ref()
  const codes = clusters.map((cluster) => {
    const { id, advance } = outlines.glyph(cluster)
    const code = font.subset.includeGlyph(id)
    font.widths[code] ??= (advance * 1000) / outlines.unitsPerEm
    // A reader who copies or searches a ligature gets the letters that it joins.
    font.unicode[code] ??= Array.from(cluster, (character) => character.codePointAt(0) ?? 0)
    return code.toString(16).padStart(4, '0')
  })
  return { font: font.id, codes }
}
