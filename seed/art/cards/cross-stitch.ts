// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices } from '../geometry.ts'
import { INK, oklch } from '../palette.ts'
import { write } from '../write.ts'

const LINEN = oklch(0.93, 0.025, 85)
/** The distance between two stitches, in pixels. */
const STITCH = 21
const THREADS: Record<string, string> = { r: INK.tomato, p: INK.plum, g: INK.pine, s: INK.sage, y: INK.gold, b: INK.sea, c: INK.coral }

/** The left half of each motif. The last column is the middle; the right half is the mirror image. */
const BORDER = ['r...r...', 'rr.rrr.r', '.rrr.rrr', '..r...r.', '........', 'g.y.g.y.', '.g...g..']
const TREE = [
  '...............y',
  '..............yy',
  '...............g',
  '....rr.rr.....gg',
  '....rrrrr....ggg',
  '.....rrr...g..gg',
  '......r...ggc.gg',
  '...g......gg..gg',
  '..ccg...g..gg.gg',
  '..ccg.cgg.c.gggg',
  '...ggg.ccg...ggg',
  '.....gg.gg.g..gg',
  '..cc..gg..ggg.gg',
  '..cc.ggg.cc.gggg',
  '...ggg.gg..g.ggg',
  '.......cgg..gggg',
  '...bb...gggg..gg',
  '..bbbb.......ggg',
  '.yybbbb.......gg',
  '...bbbbb......gg',
  '....bbbbbbb...gg',
  '....bbpbbbb...gg',
  '.....bbppbbb..gg',
  '......bbbb.bb.gg',
  '.......y.y....gg',
  '.......y.y...ppp',
  '..gggggggggg.ppp',
  '....y...c....ppp',
]
const FOOT = ['.rr.rr...', 'rrrrrrr..', '.rrrrr.g.', '..rrr.g.g', '...r...g.']
const HEARTS = FOOT.map((row) => row.repeat(4).slice(0, 34))

export const crossStitch: CardArt = {
  cardId: '1HBE2400',
  seed: 727,
  front(drawing) {
    drawing.ground(LINEN)
    let weave = ''
    for (const column of indices(76)) weave += `M${column * STITCH - 57} -60L${column * STITCH - 57} 2160`
    for (const row of indices(104)) weave += `M-60 ${row * STITCH - 57}L1560 ${row * STITCH - 57}`
    drawing.add({ path: weave, stroke: { color: oklch(0.88, 0.03, 80), width: 2 } })
    embroider(
      drawing,
      BORDER.map((row) => row.repeat(5)),
      110,
      21,
    )
    embroider(drawing, TREE, 320, 42)
    embroider(drawing, HEARTS, 1850, 21)
    write(drawing, 'amor del bueno', INK.plum, { face: 'warmItalic', width: 900, x: 750, baseline: 1640, trackingEms: 0.02 })
    write(drawing, 'FELIZ ANIVERSARIO', INK.tomato, { face: 'capitals', width: 640, x: 750, baseline: 1752, trackingEms: 0.28 })
  },
  inside(drawing) {
    embroider(
      drawing,
      HEARTS.map((row) => row.slice(-23)),
      120,
      21,
    )
  },
}

/**
 * Stitches rows of a motif whose last column is the middle of the sheet. The first row is `top` pixels below the upper edge, and each stitch is
 * `size` pixels wide.
 */
function embroider(drawing: Drawing, rows: string[], top: number, size: number): void {
  const paths = new Map<string, string>()
  for (const [row, threads] of rows.entries())
    for (const [column, thread] of threads.split('').entries()) {
      if (thread === '.') continue
      const aside = threads.length - 1 - column
      for (const side of aside === 0 ? [1] : [-1, 1]) {
        const [x, y, w] = [750 + side * aside * size - size * 0.36, top + row * size, Math.round(size * 0.72)]
        const ink = thread === 'p' && rows === TREE ? (aside < 3 ? INK.clay : INK.plum) : (THREADS[thread] ?? INK.ink)
        paths.set(
          ink,
          `${paths.get(ink) ?? ''}M${Math.round(x)} ${y}L${Math.round(x) + w} ${y + w}M${Math.round(x) + w} ${y}L${Math.round(x)} ${y + w}`,
        )
      }
    }
  for (const [color, path] of paths) drawing.add({ path, stroke: { color, width: size * 0.3 } })
}
