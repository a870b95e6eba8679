import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { grayscale, PDFDocument } from '@cantoo/pdf-lib'
import { FLIPS, type Flip, PAPERS, type Paper } from '@fondly/contracts/bff/press.ts'
import type { CardSize, Orientation } from '@fondly/domain/catalogue/card.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFittingPapers, sheetRuns } from './batch-papers.ts'
import { envelopePages } from './envelopes.ts'
import { type FlatCard, flatCard, POINTS_PER_MM } from './flat-card.ts'
import { imposedSheets } from './impose.ts'
import { flipAxis } from './sheet-plan.ts'
import { type Box, cards, darkPatches, hairlines, raster, slugBeyond, squares, TOLERANCE_MM, isBetween } from './testing/read-sheet.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'fondly-sheets-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A square on each side of a sample card: its side, and its distance from the upper left corner of the trim, in millimetres. */
const SQUARE_MM = { side: 6, left: 9, top: 11 }
/** The width of the margin around the bleed of a print file (its slug), in points. */
const SLUG_POINTS = 18

/**
 * Creates a print file like the renderer's. Both pages are grey up to the bleed, darker inside the trim, and have a black square near the upper left.
 */
async function sampleCard({ trim, bleed }: FlatCard, pages = 2): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const edge = bleed + SLUG_POINTS
  for (let number = 0; number < pages; number++) {
    const page = document.addPage([trim.width + 2 * edge, trim.height + 2 * edge])
    page.setTrimBox(edge, edge, trim.width, trim.height)
    page.setBleedBox(SLUG_POINTS, SLUG_POINTS, trim.width + 2 * bleed, trim.height + 2 * bleed)
    // This dark margin around the bleed must not appear on the sheet.
    page.drawRectangle({ x: 0, y: 0, width: page.getWidth(), height: page.getHeight(), color: grayscale(0.2) })
    page.drawRectangle({
      x: SLUG_POINTS,
      y: SLUG_POINTS,
      width: trim.width + 2 * bleed,
      height: trim.height + 2 * bleed,
      color: grayscale(0.8),
    })
    page.drawRectangle({ x: edge, y: edge, ...trim, color: grayscale(0.7) })
    const side = SQUARE_MM.side * POINTS_PER_MM
    page.drawRectangle({
      x: edge + SQUARE_MM.left * POINTS_PER_MM,
      y: edge + trim.height - SQUARE_MM.top * POINTS_PER_MM - side,
      width: side,
      height: side,
      color: grayscale(0),
    })
  }
  return document.save()
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= TOLERANCE_MM

async function sheetsOf(size: CardSize, orientation: Orientation, { paper, flip, many }: { paper: Paper; flip: Flip; many: number }) {
  const bytes = await sampleCard(flatCard(size, orientation))
  const files = Array.from({ length: many }, (_, i) => ({
    orderNo: `0000${i}`,
    position: i + 1,
    size,
    orientation,
    bytes: () => Promise.resolve(bytes),
  }))
  const runs = sheetRuns(files, paper)
  if (!runs) throw new Error('It does not fit.')
  return { runs, pdf: await imposedSheets(runs, { flip, name: 'a batch' }) }
}

describe.each<[CardSize, Orientation, Paper, number]>([
  ['70', 'V', 'letter', 1],
  ['70', 'H', 'a4', 1],
  ['49', 'H', 'tabloid', 2],
  ['60', 'S', 'a3', 2],
])('cards of %s %s on %s', (size, orientation, paper, many) => {
  test.each(FLIPS)(
    'flipped at the %s edge: trim, marks and fold are in their places, and each inside is behind its outside',
    async (flip) => {
      const { runs, pdf } = await sheetsOf(size, orientation, { paper, flip, many })
      const [run] = runs
      if (!run) throw new Error('There is no sheet.')
      const { card, plan } = run
      const [front, back] = [await raster(folder, pdf, 1), await raster(folder, pdf, 2)]
      const bleed = card.bleed / POINTS_PER_MM
      const trim = { width: card.trim.width / POINTS_PER_MM, height: card.trim.height / POINTS_PER_MM }
      const sheet = { width: plan.sheet.width / POINTS_PER_MM, height: plan.sheet.height / POINTS_PER_MM }
      const turn = flipAxis(plan, flip)

      const [fronts, backs] = [cards(front), cards(back)]
      expect([fronts.length, backs.length]).toEqual([many, many])
      for (const page of [fronts, backs]) {
        for (const { width, height } of page) {
          expect(Math.abs(width - trim.width)).toBeLessThanOrEqual(TOLERANCE_MM)
          expect(Math.abs(height - trim.height)).toBeLessThanOrEqual(TOLERANCE_MM)
        }
      }
      // When the sheet is turned over, left becomes right, or the top becomes the bottom.
      const behind = (box: Box): Box =>
        turn === 'upright' ? { ...box, left: sheet.width - box.left - box.width } : { ...box, top: sheet.height - box.top - box.height }
      for (const outside of fronts) {
        const through = behind(outside)
        expect(backs.some((inside) => isNear(inside.left, through.left) && isNear(inside.top, through.top))).toBe(true)
      }

      for (const [page, boxes] of [
        [front, fronts],
        [back, backs],
      ] as const) {
        const lines = hairlines(darkPatches(page))
        for (const box of boxes) {
          const [right, bottom] = [box.left + trim.width, box.top + trim.height]
          const isBeyond = (from: number, length: number, start: number, end: number) =>
            isBetween(start - bleed - 5, from, start - bleed - 1 - length) || isBetween(end + bleed + 1, from, end + bleed + 5 - length)
          const upright = (x: number) =>
            lines.filter(
              ({ left, width, top, height }) => width < 0.4 && isNear(left + width / 2, x) && isBeyond(top, height, box.top, bottom),
            ).length
          const level = (y: number) =>
            lines.filter(
              ({ left, width, top, height }) => height < 0.4 && isNear(top + height / 2, y) && isBeyond(left, width, box.left, right),
            ).length
          // Each edge of the trim has a mark at both ends.
          expect([box.left, right].map(upright)).toEqual([2, 2])
          expect([box.top, bottom].map(level)).toEqual([2, 2])
          // The marks of the fold are dashed.
          const fold = 'x' in card.fold ? upright((box.left + right) / 2) : level((box.top + bottom) / 2)
          expect(fold).toBeGreaterThanOrEqual(4)
        }
        // Nothing of the file's own slug is on the sheet.
        expect(slugBeyond(page, boxes, bleed)).toBe(0)
      }

      // The square of the outside is upright. The square of the inside is upright once a reader opens the card.
      const outsides = squares(darkPatches(front))
      expect(outsides).toHaveLength(many)
      for (const [number, box] of fronts.entries()) {
        expect(isNear(outsides[number]?.left ?? 0, box.left + SQUARE_MM.left)).toBe(true)
        expect(isNear(outsides[number]?.top ?? 0, box.top + SQUARE_MM.top)).toBe(true)
      }
      const insides = squares(darkPatches(back))
      expect(insides).toHaveLength(many)
      const isOnItsHead = turn !== card.turns
      for (const box of backs) {
        const expected = isOnItsHead
          ? { left: box.left + box.width - SQUARE_MM.left - SQUARE_MM.side, top: box.top + box.height - SQUARE_MM.top - SQUARE_MM.side }
          : { left: box.left + SQUARE_MM.left, top: box.top + SQUARE_MM.top }
        expect(insides.some(({ left, top }) => isNear(left, expected.left) && isNear(top, expected.top))).toBe(true)
      }
    },
  )
})

test('a card with a spine on a landscape sheet is turned like a page when the printer flips at the short edge', async () => {
  // Printer and reader then turn around the same axis, so the inside need not be rotated.
  const { runs } = await sheetsOf('70', 'V', { paper: 'letter', flip: 'short', many: 1 })
  expect(runs[0]?.plan.sheet).toEqual({ width: 792, height: 612 })
  expect(runs[0] && flipAxis(runs[0].plan, 'short')).toBe('upright')
  expect(runs[0]?.card.turns).toBe('upright')
})

test('each paper on which a card fits is offered with the number of cards on a sheet', () => {
  const offered = (size: string, orientation: string) =>
    listFittingPapers([{ size, orientation }]).map(({ paper, cards: many }) => `${paper} ${many}`)
  expect(offered('49', 'V')).toEqual(['letter 1', 'legal 1', 'tabloid 2', 'a4 1', 'a3 2'])
  expect(offered('70', 'V')).toEqual(['letter 1', 'legal 1', 'tabloid 2', 'a4 1', 'a3 2'])
  // This card, unfolded, is as large as a Letter sheet, so with its bleed it needs a larger sheet.
  expect(offered('831', 'V')).toEqual(['tabloid 1', 'a3 1'])
  expect(
    listFittingPapers([
      { size: '49', orientation: 'V' },
      { size: '831', orientation: 'H' },
    ]).map(({ paper }) => paper),
  ).toEqual(['tabloid', 'a3'])
  expect(offered('12', 'V')).toEqual([])
  expect(listFittingPapers([])).toEqual([])
  for (const paper of PAPERS)
    expect(
      sheetRuns([{ orderNo: '1', position: 1, size: '12', orientation: 'V', bytes: () => Promise.resolve(new Uint8Array()) }], paper),
    ).toBeUndefined()
})

test.each<[string, () => Promise<Uint8Array>]>([
  ['of another size', () => sampleCard(flatCard('49', 'V'))],
  ['with one page', () => sampleCard(flatCard('70', 'V'), 1)],
  ['that is no PDF', () => Promise.resolve(new TextEncoder().encode('%PDF-1.7 nothing'))],
])('a print file %s is refused by its order’s number', async (_, bytes) => {
  const runs = sheetRuns([{ orderNo: '00000123', position: 1, size: '70', orientation: 'V', bytes }], 'letter')
  await expect(imposedSheets(runs ?? [], { flip: 'long', name: '' })).rejects.toMatchObject({ params: { orderNo: '00000123' } })
})

test('the same files make the same bytes, with two cards on a sheet', async () => {
  const one = await sheetsOf('49', 'V', { paper: 'a3', flip: 'long', many: 3 })
  const other = await sheetsOf('49', 'V', { paper: 'a3', flip: 'long', many: 3 })
  expect(Buffer.from(one.pdf).equals(Buffer.from(other.pdf))).toBe(true)
  expect((await PDFDocument.load(one.pdf)).getPageCount()).toBe(4)
})

test('envelopes come one after another, each at its own size', async () => {
  const envelope = async (width: number) => {
    const document = await PDFDocument.create()
    document.addPage([width, 300])
    const bytes = await document.save()
    return () => Promise.resolve(bytes)
  }
  const merged = await PDFDocument.load(await envelopePages([await envelope(500), await envelope(400), await envelope(450)]))
  expect(merged.getPages().map((page) => page.getWidth())).toEqual([500, 400, 450])
})
