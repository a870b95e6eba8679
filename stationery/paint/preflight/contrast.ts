import { displayPage, type DisplayMark } from '../../layout/display-list.ts'
import { QUIET_ZONE_MODULES } from '../../layout/datamatrix.ts'
import type { Box, LayeredPage } from '../../layout/layered-page.ts'
import type { Finding } from '../../layout/preflight/finding.ts'
import { withAir } from '../../layout/preflight/preflight.ts'
import { toBox, findVisibleAreas, type VisibleArea } from '../../layout/preflight/seen.ts'
import { openFont } from '../../typeset/font-pack.ts'
import type { ArtOf } from '../art.ts'
import { samplePixels, type Ground, type GroundCache } from './ground.ts'
import { contrast, luminance } from './luminance.ts'

/** The smallest contrast between words and what is below them (WCAG 2.2, 1.4.3). */
const MIN_TEXT_CONTRAST = 4.5
/** The smallest luminance of a symbol's background, behind its black modules (symbol contrast of grade B, ISO/IEC 15415). */
const MIN_SYMBOL_GROUND_LUMINANCE = 0.55
/** The largest shares of a letter, and of a symbol with its quiet zone, that may lack contrast with the background. Such small specks do no harm. */
const MAX_PALE_SHARE_OF_LETTER = 0.3
const MAX_DARK_SHARE_OF_SYMBOL = 0.02

/** Finds words and symbols that are too similar to what is below them. Throws ArtMissing. */
export async function contrastFindings(page: LayeredPage, art: ArtOf, cache?: GroundCache): Promise<Finding[]> {
  const inked = findVisibleAreas(page).filter(({ kind }) => kind !== 'picture')
  const ground = await samplePixels(displayPage(page), inked.map(lookedAt), { art, cache })
  return inked
    .filter((part) => (part.kind === 'text' ? part.marks.some((mark) => hasPaleLetter(mark, ground)) : isOnDark(part, ground)))
    .map(({ place, layer }) => ({ kind: 'contrast', page: page.name, place, layer }))
}

function lookedAt({ kind, place, marks: [mark] }: VisibleArea): Box {
  return kind === 'barcode' && mark?.kind === 'modules' ? withAir(place, (QUIET_ZONE_MODULES * mark.module) / 100) : place
}

function isOnDark(symbol: VisibleArea, ground: Ground): boolean {
  return ground(lookedAt(symbol), (level) => level < MIN_SYMBOL_GROUND_LUMINANCE) > MAX_DARK_SHARE_OF_SYMBOL
}

function hasPaleLetter(mark: DisplayMark, ground: Ground): boolean {
  if (mark.kind !== 'glyphs') return false
  const font = openFont(mark.font)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(mark.color.slice(at, at + 2), 16))
  const ink = luminance(red, green, blue)
  const isPale = (level: number) => contrast(ink, level) < MIN_TEXT_CONTRAST
  return mark.clusters.some((cluster, i) => {
    if (/^[ \u00a0]$/.test(cluster)) return false
    const width = (font.advance(cluster) * mark.size) / font.unitsPerEm
    // Measure from the baseline to the height of small letters, about half the em.
    const letter = toBox({ ...mark, clusters: [cluster], xs: [mark.xs[i] ?? 0] })
    const middle = letter.y + letter.height / 2 - mark.size / 400
    return ground({ x: letter.x, y: middle, width: width / 100, height: mark.size / 200 }, isPale) > MAX_PALE_SHARE_OF_LETTER
  })
}
