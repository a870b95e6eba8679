import { PDFDocument, type PDFEmbeddedPage, type PDFFont, PDFName, type PDFPage, StandardFonts, degrees } from '@cantoo/pdf-lib'
import type { Flip } from '@fondly/contracts/bff/press.ts'
import { type FlatCard, POINTS_PER_MM } from './flat-card.ts'
import { drawMarks } from './marks.ts'
import { NotImposable } from './not-imposable.ts'
import { shareStreams } from './share-streams.ts'
import { behind, type SheetPlan, trimCorner, flipAxis } from './sheet-plan.ts'

/** A card's print file: two flat pages, the outside and the inside. */
export type CardFile = { orderNo: string; position: number; bytes: () => Promise<Uint8Array> }

/** Cards of one format that share sheets. */
export type SheetRun = { card: FlatCard; plan: SheetPlan; files: CardFile[] }

/** By how many points the trim of a file may differ from the trim of the layout, because of rounding. */
const ROUNDING_POINTS = 0.3
const CAPTION_POINTS = { size: 6, above: 4.6 * POINTS_PER_MM }

/**
 * Makes sheets for a printer that prints both sides. Outsides are on the front, each inside is behind its outside, and it is rotated so that it is
 * upright in the folded card. The same files make the same bytes.
 */
export async function imposedSheets(runs: SheetRun[], { flip, name }: { flip: Flip; name: string }): Promise<Uint8Array> {
  const document = await emptyDocument()
  const share = shareStreams(document.context)
  const font = await document.embedFont(StandardFonts.Helvetica)
  const sheets = runs.reduce((sum, { files, plan }) => sum + Math.ceil(files.length / (plan.columns * plan.rows)), 0)
  let number = 0
  for (const { card, plan, files } of runs) {
    const many = plan.columns * plan.rows
    for (let start = 0; start < files.length; start += many) {
      const some = files.slice(start, start + many)
      const [front, back] = [0, 1].map(() => document.addPage([plan.sheet.width, plan.sheet.height])) as [PDFPage, PDFPage]
      for (const [place, file] of some.entries()) {
        await placeCard({ document, front, back, place, file, card, plan, flip })
        share()
      }
      number += 1
      writeCaption(front, font, `${name}   sheet ${number} of ${sheets}   ${some.map(({ position }) => `#${position}`).join('  ')}`)
    }
  }
  return document.save()
}

type Laying = {
  document: PDFDocument
  front: PDFPage
  back: PDFPage
  place: number
  file: CardFile
  card: FlatCard
  plan: SheetPlan
  flip: Flip
}

async function placeCard({ document, front, back, place, file, card, plan, flip }: Laying): Promise<void> {
  const [outside, inside] = await embedPages(document, file, card)
  const turn = flipAxis(plan, flip)
  const corner = trimCorner(place, plan, card)
  const cornerBehind = behind(corner, plan, card, turn)
  // When the printer flips the sheet around the other axis, rotate the inside, or it would be upside down.
  const isTurned = turn !== card.turns
  drawPanel(front, outside, corner, card, false)
  drawPanel(back, inside, cornerBehind, card, isTurned)
  drawMarks(front, corner, card)
  drawMarks(back, cornerBehind, card)
}

function drawPanel(
  page: PDFPage,
  drawn: PDFEmbeddedPage,
  { x, y }: { x: number; y: number },
  { trim, bleed }: FlatCard,
  isTurned: boolean,
): void {
  const [width, height] = [trim.width + 2 * bleed, trim.height + 2 * bleed]
  const origin = { x: x - bleed, y: y - bleed }
  page.drawPage(drawn, {
    width,
    height,
    ...(isTurned ? { x: origin.x + width, y: origin.y + height, rotate: degrees(180) } : origin),
  })
}

/** Returns the outside and the inside with their bleed, without the marks around them in the file. */
async function embedPages(
  document: PDFDocument,
  { orderNo, bytes }: CardFile,
  card: FlatCard,
): Promise<[PDFEmbeddedPage, PDFEmbeddedPage]> {
  const pages = await readPages(await bytes(), orderNo)
  const boxes = pages.map((page) => page.getTrimBox())
  const fits = boxes.every(
    ({ width, height }) => Math.abs(width - card.trim.width) < ROUNDING_POINTS && Math.abs(height - card.trim.height) < ROUNDING_POINTS,
  )
  if (pages.length !== 2 || !fits) throw new NotImposable({ code: 'print-file-pages', params: { orderNo } })
  const [outside, inside] = await document.embedPages(
    pages,
    boxes.map(({ x, y, width, height }) => ({
      left: x - card.bleed,
      bottom: y - card.bleed,
      right: x + width + card.bleed,
      top: y + height + card.bleed,
    })),
  )
  if (!outside || !inside) throw new NotImposable({ code: 'print-file-unreadable', params: { orderNo } })
  return [outside, inside]
}

async function readPages(bytes: Uint8Array, orderNo: string): Promise<PDFPage[]> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const { context } = document
    const pages = document.getPages()
    for (const { node } of pages) {
      const resources = node.Resources()
      // Make the resources a separate object of the file, so that pages can share them.
      if (resources) node.set(PDFName.of('Resources'), context.getObjectRef(resources) ?? context.register(resources))
    }
    return pages
  } catch (cause) {
    throw new NotImposable({ code: 'print-file-unreadable', params: { orderNo } }, { cause })
  }
}

/** Writes a line into the margin, so that sheets of a dropped pile can be put in order again. */
function writeCaption(page: PDFPage, font: PDFFont, text: string): void {
  page.drawText(text, { x: page.getWidth() * 0.54, y: CAPTION_POINTS.above, size: CAPTION_POINTS.size, font })
}

/** Creates a PDF with a fixed date, so that the same files make the same bytes. */
export async function emptyDocument(): Promise<PDFDocument> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const never = new Date(Date.UTC(2000, 0, 1))
  document.setProducer('Fondly')
  document.setCreator('Fondly')
  document.setCreationDate(never)
  document.setModificationDate(never)
  return document
}
