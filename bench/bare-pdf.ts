import type { DisplayPage, GlyphsMark } from '@fondly/stationery/layout/display-list.ts'
import { openOutlines } from '@fondly/stationery/paint/glyph.ts'
import { closeSheet, openSheet } from '@fondly/stationery/paint/pdf/pdf-sheet.ts'

/** Points per pixel at 300 dpi. */
const POINTS_PER_DOT = 72 / 300

/** Makes a PDF with pdfkit alone: pages of the same size, and the same words in the same fonts as pdfkit sets them, but no art. */
export async function barePdf(sheet: readonly DisplayPage[]): Promise<Uint8Array> {
  const pdf = openSheet()
  for (const page of sheet) {
    pdf.addPage({ size: [(page.width / 100) * POINTS_PER_DOT, (page.height / 100) * POINTS_PER_DOT], margin: 0 })
    for (const mark of page.marks.filter((one): one is GlyphsMark => one.kind === 'glyphs')) {
      pdf.registerFont(mark.font, openOutlines(mark.font).bytes)
      const [x = 0] = mark.xs
      pdf.font(mark.font).fontSize((mark.size / 100) * POINTS_PER_DOT)
      pdf.text(mark.clusters.join(''), (x / 100) * POINTS_PER_DOT, (mark.y / 100) * POINTS_PER_DOT, { lineBreak: false })
    }
  }
  return await closeSheet(pdf)
}
