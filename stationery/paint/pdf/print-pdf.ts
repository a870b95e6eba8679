import type { DisplayPage, GlyphsMark, ModulesMark, PictureMark, StrokesMark } from '../../layout/display-list.ts'
import { strokePath } from '../../layout/place-strokes.ts'
import { findArt, artSize, fitIntoBox, type ArtOf } from '../art.ts'
import { drawForeignPage, openForeignPage, type ForeignPage } from './foreign-page.ts'
import { pathOperators, short } from './path-operators.ts'
import { closeSheet, encodeGlyphs, openSheet, type Sheet } from './pdf-sheet.ts'
import { drawScene } from './scene-pdf.ts'

/** Points per pixel at 300 dpi. */
const POINTS_PER_DOT = 72 / 300
/** Space for crop and fold marks beyond the bleed, in pixels. */
const SLUG_DOTS = 75
/** The gap between the bleed's edge and a mark, in pixels. */
const MARK_GAP_DOTS = 12

/**
 * Prints pages of a display list as a PDF file for the press: embedded fonts, art and barcode as vectors, exact trim and bleed boxes, crop and fold
 * marks outside the bleed. Equal pages give equal bytes. Throws ArtMissing.
 */
export async function printPdf(pages: readonly DisplayPage[], art: ArtOf): Promise<Uint8Array> {
  const foreign = await openForeignPages(pages, art)
  const sheet = openSheet({ isForeign: foreign.size > 0 })
  for (const page of pages) drawPage(sheet, page, art, foreign)
  return await closeSheet(sheet)
}

type ForeignPages = ReadonlyMap<string, ForeignPage>

async function openForeignPages(pages: readonly DisplayPage[], art: ArtOf): Promise<ForeignPages> {
  const found = new Map<string, ForeignPage>()
  for (const { marks } of pages)
    for (const mark of marks) {
      const one = mark.kind === 'picture' ? findArt(art, mark.url) : undefined
      if (mark.kind === 'picture' && one && 'picture' in one && one.page) found.set(mark.url, await openForeignPage(one.page))
    }
  return found
}

function drawPage(sheet: Sheet, page: DisplayPage, art: ArtOf, foreign: ForeignPages): void {
  const bleed = page.bleed / 100
  const edge = bleed > 0 ? bleed + SLUG_DOTS : 0
  const [width, height] = [page.width / 100, page.height / 100]
  const size: [number, number] = [points(width + 2 * edge), points(height + 2 * edge)]
  sheet.addPage({ size, margin: 0 })
  const isForeign = page.marks.some((mark) => mark.kind === 'picture' && foreign.has(mark.url))
  Object.assign(sheet.page.dictionary.data, {
    BleedBox: boxAround(edge - bleed, size),
    TrimBox: boxAround(edge, size),
    // A page with a foreign page has no blending colour space, which would change the inks of the foreign page.
    ...(isForeign ? {} : { Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceRGB' } }),
  })
  sheet.save()
  sheet.transform(POINTS_PER_DOT, 0, 0, POINTS_PER_DOT, edge * POINTS_PER_DOT, edge * POINTS_PER_DOT)
  sheet.save()
  sheet.rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed).clip()
  for (const mark of page.marks) {
    sheet.save()
    if (mark.turn) sheet.transform(-1, 0, 0, -1, (2 * mark.turn[0]) / 100, (2 * mark.turn[1]) / 100)
    if (mark.kind === 'picture') drawPicture(sheet, mark, art, foreign)
    else if (mark.kind === 'glyphs') drawGlyphs(sheet, mark)
    else if (mark.kind === 'strokes') drawStrokes(sheet, mark)
    else drawModules(sheet, mark)
    sheet.restore()
  }
  sheet.restore()
  if (bleed > 0) drawMarks(sheet, page, bleed)
  sheet.restore()
}

function drawPicture(sheet: Sheet, mark: PictureMark, art: ArtOf, foreign: ForeignPages): void {
  const found = findArt(art, mark.url)
  const size = artSize(found)
  const box = fitIntoBox({ x: mark.x / 100, y: mark.y / 100, width: mark.width / 100, height: mark.height / 100 }, size, mark.fit)
  if (mark.clip) sheet.rect(mark.clip.x / 100, mark.clip.y / 100, mark.clip.width / 100, mark.clip.height / 100).clip()
  const page = foreign.get(mark.url)
  if (page) {
    sheet.transform(box.width, 0, 0, box.height, box.x, box.y)
    drawForeignPage(sheet, page)
    return
  }
  if ('picture' in found) {
    sheet.image(Buffer.from(found.picture), box.x, box.y, { width: box.width, height: box.height })
    return
  }
  const [across, down] = [box.width / size.width, box.height / size.height]
  sheet.transform(across, 0, 0, down, box.x + size.edge * across, box.y + size.edge * down)
  drawScene(sheet, found.scene)
}

function drawGlyphs(sheet: Sheet, { font: name, size, color, y, clusters, xs }: GlyphsMark): void {
  const { font, codes } = encodeGlyphs(sheet, name, clusters)
  sheet.fillColor(color)
  // The sheet's y axis points down, so each glyph is flipped to stand upright.
  const placed = codes.map((code, i) => `1 0 0 -1 ${short((xs[i] ?? 0) / 100)} ${short(y / 100)} Tm <${code}> Tj`)
  sheet.addContent(`BT\n/${font} ${short(size / 100)} Tf\n${placed.join('\n')}\nET`)
}

function drawModules(sheet: Sheet, { x, y, module, rows }: ModulesMark): void {
  const side = module / 100
  sheet.fillColor('#000000')
  const squares = rows.flatMap((row, line) =>
    [...row.matchAll(/1+/g)].map(
      ({ 0: dark, index }) =>
        `${short(x / 100 + index * side)} ${short(y / 100 + line * side)} ${short(dark.length * side)} ${short(side)} re`,
    ),
  )
  sheet.addContent(`${squares.join('\n')}\nf`)
}

function drawStrokes(sheet: Sheet, { strokes, color, width }: StrokesMark): void {
  sheet.strokeColor(color)
  // Round ends and round joins.
  sheet.addContent(`1 J 1 j ${short(width / 100)} w\n${strokes.map((stroke) => pathOperators(strokePath(stroke)).operators).join('\n')}\nS`)
}

/** Draws hairlines at the corners of the trim, and dashed lines where the paper is folded. */
function drawMarks(sheet: Sheet, page: DisplayPage, bleed: number): void {
  const [width, height] = [page.width / 100, page.height / 100]
  const near = bleed + MARK_GAP_DOTS
  const far = bleed + SLUG_DOTS - 4
  sheet.lineWidth(0.25 / POINTS_PER_DOT).strokeColor('#000000')
  const across = (x: number, dashed: boolean) => {
    line(sheet, [x, -far], [x, -near], dashed)
    line(sheet, [x, height + near], [x, height + far], dashed)
  }
  const along = (y: number, dashed: boolean) => {
    line(sheet, [-far, y], [-near, y], dashed)
    line(sheet, [width + near, y], [width + far, y], dashed)
  }
  for (const x of [0, width]) across(x, false)
  for (const y of [0, height]) along(y, false)
  if (page.fold && 'x' in page.fold) across(page.fold.x / 100, true)
  if (page.fold && 'y' in page.fold) along(page.fold.y / 100, true)
}

function line(sheet: Sheet, from: [number, number], to: [number, number], dashed: boolean): void {
  if (dashed) sheet.dash(8, { space: 6 })
  else sheet.undash()
  sheet
    .moveTo(...from)
    .lineTo(...to)
    .stroke()
}

function points(pixels: number): number {
  return Number(short(pixels * POINTS_PER_DOT))
}

function boxAround(inset: number, [width, height]: [number, number]): number[] {
  const edge = points(inset)
  return [edge, edge, Number(short(width - edge)), Number(short(height - edge))]
}
