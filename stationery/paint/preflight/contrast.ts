import { displayPage, type DisplayMark, type DisplayPage } from '../../layout/display-list.ts'
import { QUIET_ZONE } from '../../layout/datamatrix.ts'
import type { Box, LayeredPage } from '../../layout/layered-page.ts'
import type { Finding } from '../../layout/preflight/finding.ts'
import { withAir } from '../../layout/preflight/preflight.ts'
import { placeOf, seenOf, touches, type Seen } from '../../layout/preflight/seen.ts'
import { openFont } from '../../typeset/font-pack.ts'
import type { ArtOf } from '../art.ts'
import { pageRaster, type DrawnArt } from '../raster/page-raster.ts'
import { contrast, luminance } from './luminance.ts'

/** Of words and what is beneath them (WCAG 2.2, 1.4.3). */
const LEGIBLE = 4.5
/** How much lighter than its modules a symbol's ground must be (symbol contrast of grade B, ISO/IEC 15415). */
const SCANNABLE = 0.55
/** Shares of a letter, and of a symbol with its quiet zone, that may lie on something darker: less is a speck. */
const SPECK_OF_A_LETTER = 0.3
const SPECK_OF_A_SYMBOL = 0.02
/** Grounds are looked at a quarter as large as they are printed. */
const SCALE = 0.25

/** Words and symbols that are too like what lies beneath them. Throws ArtMissing. */
export async function contrastFindings(page: LayeredPage, art: ArtOf, drawn?: DrawnArt): Promise<Finding[]> {
  const inked = seenOf(page).filter(({ kind }) => kind !== 'picture')
  const ground = await groundOf(displayPage(page), inked.map(lookedAt), { art, drawn })
  return inked
    .filter((part) => (part.kind === 'text' ? part.marks.some((mark) => hasPaleLetter(mark, ground)) : isOnDark(part, ground)))
    .map(({ place, layer }) => ({ kind: 'contrast', page: page.name, place, layer }))
}

/** The levels of red, green and blue of the pixels in a box of the page; nothing where it is bare paper. */
type Ground = (box: Box) => Uint8ClampedArray

const NO_PIXELS = new Uint8ClampedArray()

async function groundOf(page: DisplayPage, looked: Box[], { art, drawn }: { art: ArtOf; drawn?: DrawnArt }): Promise<Ground> {
  const pictures = page.marks.filter((mark) => mark.kind === 'picture' && looked.some((box) => touches(box, placeOf(mark))))
  if (pictures.length === 0) return () => NO_PIXELS
  const [width, height] = [page.width / 100, page.height / 100]
  const view = { x: 0, y: 0, width, height }
  const canvas = await pageRaster({ ...page, marks: pictures }, { art, scale: SCALE, view, drawn })
  // Asked of the canvas once: each asking copies, and a message has some hundred letters.
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return (box) => {
    const [x, y] = [Math.max(0, Math.round(box.x * SCALE)), Math.max(0, Math.round(box.y * SCALE))]
    const across = Math.min(canvas.width - x, Math.max(1, Math.round(box.width * SCALE)))
    const down = Math.min(canvas.height - y, Math.max(1, Math.round(box.height * SCALE)))
    if (across <= 0 || down <= 0) return NO_PIXELS
    const pixels = new Uint8ClampedArray(across * down * 4)
    for (let row = 0; row < down; row++) {
      const from = ((y + row) * canvas.width + x) * 4
      pixels.set(data.subarray(from, from + across * 4), row * across * 4)
    }
    return pixels
  }
}

function lookedAt({ kind, place, marks: [mark] }: Seen): Box {
  return kind === 'barcode' && mark?.kind === 'modules' ? withAir(place, (QUIET_ZONE * mark.module) / 100) : place
}

function isOnDark(symbol: Seen, ground: Ground): boolean {
  return share(ground(lookedAt(symbol)), (level) => luminance(level) < SCANNABLE) > SPECK_OF_A_SYMBOL
}

function hasPaleLetter(mark: DisplayMark, ground: Ground): boolean {
  if (mark.kind !== 'glyphs') return false
  const font = openFont(mark.font)
  const ink = [1, 3, 5].map((at) => parseInt(mark.color.slice(at, at + 2), 16))
  const isPale = (level: readonly number[]) => contrast(ink, level) < LEGIBLE
  return mark.clusters.some((cluster, i) => {
    if (/^[ \u00a0]$/.test(cluster)) return false
    const width = (font.advance(cluster) * mark.size) / font.unitsPerEm
    // From the baseline to the height of small letters, about half the em.
    const letter = placeOf({ ...mark, clusters: [cluster], xs: [mark.xs[i] ?? 0] })
    const middle = letter.y + letter.height / 2 - mark.size / 400
    return share(ground({ x: letter.x, y: middle, width: width / 100, height: mark.size / 200 }), isPale) > SPECK_OF_A_LETTER
  })
}

/** Of the pixels, those that are so; paper without art is white, and has none. */
function share(pixels: Uint8ClampedArray, isSo: (level: readonly [number, number, number]) => boolean): number {
  let count = 0
  for (let i = 0; i < pixels.length; i += 4) if (isSo([pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0])) count++
  return pixels.length === 0 ? 0 : count / (pixels.length / 4)
}
