import { createRequire } from 'node:module'
// eslint-disable-next-line import/no-named-as-default -- its types know only the default export.
import PDFDocument from 'pdfkit'

const FONT = createRequire(import.meta.url).resolve('@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf')
const POINTS_PER_DOT = 72 / 300
const BLEED_POINTS = 46 * POINTS_PER_DOT

export const SPOT = 'PANTONE 185 C'
export const WORDS = 'Harbor friends'

type PdfPage = { panel: { width: number; height: number }; trimBox?: boolean; userUnit?: number }

/**
 * A PDF as a drawing program makes it: a panel (pixels at 300 dpi) with its bleed, its ground in CMYK, a circle in a spot colour, a half transparent
 * bar, and words in an embedded font.
 */
export async function designPdf({ panel, trimBox = true, userUnit = 1 }: PdfPage): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [panel.width * POINTS_PER_DOT + 2 * BLEED_POINTS, panel.height * POINTS_PER_DOT + 2 * BLEED_POINTS].map(
    (all) => all / userUnit,
  )
  const document = new PDFDocument({ size: [width ?? 0, height ?? 0], margin: 0 })
  const box = [
    BLEED_POINTS / userUnit,
    BLEED_POINTS / userUnit,
    (width ?? 0) - BLEED_POINTS / userUnit,
    (height ?? 0) - BLEED_POINTS / userUnit,
  ]
  const { data } = document.page.dictionary as unknown as { data: Record<string, unknown> }
  if (trimBox) data['TrimBox'] = box
  if (userUnit !== 1) data['UserUnit'] = userUnit
  // The types of the package lack this call.
  const inks = document as unknown as { addSpotColor: (name: string, c: number, m: number, y: number, k: number) => void }
  inks.addSpotColor(SPOT, 0, 91, 76, 0)
  document
    .rect(0, 0, width ?? 0, height ?? 0)
    .fillColor([60, 10, 30, 0])
    .fill()
  document.circle((width ?? 0) / 2, (height ?? 0) / 2, 60 / userUnit).fill(SPOT)
  document
    .rect(0, (height ?? 0) / 4, width ?? 0, 20 / userUnit)
    .fillOpacity(0.5)
    .fillColor([0, 0, 0, 100])
    .fill()
  document
    .fillOpacity(1)
    .font(FONT)
    .fontSize(24 / userUnit)
    .fillColor([0, 0, 0, 100])
  document.text(WORDS, 40 / userUnit, (height ?? 0) - 80 / userUnit, { lineBreak: false })
  const chunks: Buffer[] = []
  const closed = new Promise<void>((resolve) => void document.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve()))
  document.end()
  await closed
  return new Uint8Array(Buffer.concat(chunks))
}
