import type { LayeredCard, LayeredPage } from '../../layout/layered-page.ts'
import type { Finding } from '../../layout/preflight/finding.ts'
import { toBox, findVisibleAreas } from '../../layout/preflight/seen.ts'
import { findArt, artSize, fitIntoBox, type ArtOf } from '../art.ts'
import { contrastFindings } from './contrast.ts'
import type { GroundCache } from './ground.ts'

/** The lowest resolution of a picture on paper. It is slightly below 300, because sizes of art are rounded. */
const MIN_ART_DPI = 299

/**
 * Returns the findings that need the art: pictures with too few pixels or of unknown colours, and ink too similar to its background. Throws
 * ArtMissing.
 */
export async function artFindings({ outside, inside, envelope }: LayeredCard, art: ArtOf, cache?: GroundCache): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const page of [outside, inside, envelope])
    findings.push(...pictureFindings(page, art), ...(await contrastFindings(page, art, cache)))
  return findings
}

function pictureFindings(page: LayeredPage, art: ArtOf): Finding[] {
  return findVisibleAreas(page).flatMap(({ layer, marks: [mark] }) => {
    if (mark?.kind !== 'picture') return []
    const found = findArt(art, mark.url)
    // Skip a PDF page: preflight checked the resolution of its pictures before the page became art.
    if (!('picture' in found) || found.page) return []
    const box = fitIntoBox(
      { x: mark.x / 100, y: mark.y / 100, width: mark.width / 100, height: mark.height / 100 },
      artSize(found),
      mark.fit,
    )
    const needed = (length: number) => (length * MIN_ART_DPI) / 300 - 0.01
    const isFine = found.width >= needed(box.width) && found.height >= needed(box.height)
    const where = { page: page.name, place: toBox(mark), layer }
    return [
      ...(isFine ? [] : [{ kind: 'resolution' as const, ...where }]),
      ...(found.guessed ? [{ kind: 'colour' as const, ...where }] : []),
    ]
  })
}
