import type { DisplayPage, GlyphsMark } from '@fondly/stationery/layout/display-list.ts'
import { openOutlines } from '@fondly/stationery/paint/glyph.ts'
import { closeSheet, openSheet } from '@fondly/stationery/paint/pdf/pdf-sheet.ts'

/** Points per pixel at 300 dpi. */
const POINT = 72 / 300

/** Makes a PDF with pdfkit alone: pages of the same size, and the same words in the same fonts as pdfkit sets them, but no art. */
export async function barePdf(sheet: readonly DisplayPage[]): Promise<Uint8Array> {
  const pdf = openSheet()
  for (const page of sheet) {
    pdf.addPage({ size: [(page.width / 100) * POINT, (page.height / 100) * POINT], margin: 0 })
    for (const mark of page.marks.filter((one): one is GlyphsMark => one.kind === 'glyphs')) {
      pdf.registerFont(mark.font, openOutlines(mark.font).bytes)
      const [x = 0] = mark.xs
      pdf.font(mark.font).fontSize((mark.size / 100) * POINT)
      pdf.text(mark.clusters.join(''), (x / 100) * POINT, (mark.y / 100) * POINT, { lineBreak: false })
    }
  }
  return await closeSheet(pdf)
}
