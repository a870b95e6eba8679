import { displayPage } from '../display-list.ts'
import { QUIET_ZONE_MODULES } from '../datamatrix.ts'
import type { Box, LayeredCard, LayeredPage } from '../layered-page.ts'
import { envelopeFindings } from './envelope-zones.ts'
import type { Finding } from './finding.ts'
import { HAIR_DOTS, isGround, findVisibleAreas, touches, type VisibleArea } from './seen.ts'

/** The width of the safe zone along a cut or a fold: an eighth of an inch, which is the tolerance of cutting and folding. */
const SAFE_ZONE_DOTS = 37.5
/** The smallest module: half a millimetre, which the scanner of a machine that fills envelopes can still read at full speed. */
const MIN_MODULE_DOTS = 6

/** Returns what is wrong with a card and its envelope, judged by the layout alone. `paint/preflight` makes the checks that need the art. */
export function preflight({ outside, inside, envelope }: LayeredCard): Finding[] {
  return [outside, inside, envelope].flatMap((page) => {
    const seen = findVisibleAreas(page).filter((part) => !isGround(page, part))
    return [
      ...wordFindings(page),
      ...seen.filter(({ place }) => !isSafe(page, place)).map((part) => found('safe-zone', page, part)),
      ...symbolFindings(page, seen),
      ...(page.name === 'envelope' ? envelopeFindings(page, seen) : []),
    ]
  })
}

function wordFindings(page: LayeredPage): Finding[] {
  return displayPage(page).problems.map(({ kind, layer }) => {
    const { x, y, width, height } = page.layers[layer] ?? { x: 0, y: 0, width: page.width, height: page.height }
    return { kind: kind === 'missing' ? 'glyph' : kind, page: page.name, place: { x, y, width, height }, layer }
  })
}

function isSafe({ width, height, fold }: LayeredPage, place: Box): boolean {
  const [right, foot] = [place.x + place.width, place.y + place.height]
  const safe = SAFE_ZONE_DOTS - HAIR_DOTS
  if (place.x < safe || place.y < safe || width - right < safe || height - foot < safe) return false
  if (!fold) return true
  return 'x' in fold ? place.x >= fold.x + safe || right <= fold.x - safe : place.y >= fold.y + safe || foot <= fold.y - safe
}

function symbolFindings(page: LayeredPage, seen: VisibleArea[]): Finding[] {
  return seen.flatMap((part) => {
    const [mark] = part.marks
    if (mark?.kind !== 'modules') return []
    const module = mark.module / 100
    const quiet = withAir(part.place, QUIET_ZONE_MODULES * module)
    const isQuiet = !seen.some((other) => other !== part && other.marks.length > 0 && touches(quiet, other.place))
    return [...(module < MIN_MODULE_DOTS ? [found('module', page, part)] : []), ...(isQuiet ? [] : [found('quiet-zone', page, part)])]
  })
}

/** Makes a finding about one part of a page. `place` is in dots of the page. */
export function found(kind: Finding['kind'], page: LayeredPage, { place, layer }: Pick<VisibleArea, 'place' | 'layer'>): Finding {
  return { kind, page: page.name, place, layer }
}

/** Returns the box enlarged by `air` dots on every side. */
export function withAir({ x, y, width, height }: Box, air: number): Box {
  return { x: x - air, y: y - air, width: width + 2 * air, height: height + 2 * air }
}
