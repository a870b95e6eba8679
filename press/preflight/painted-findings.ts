import type { DisplayList } from '@fondly/stationery/layout/display-list.ts'
import type { LayeredCard } from '@fondly/stationery/layout/layered-page.ts'
import type { Finding } from '@fondly/stationery/layout/preflight/finding.ts'
import type { ArtOf } from '@fondly/stationery/paint/art.ts'
import { artFindings } from '@fondly/stationery/paint/preflight/art-findings.ts'
import type { GroundPixels } from '@fondly/stationery/paint/preflight/ground.ts'
import { LRUCache } from 'lru-cache'
import { readBack, readBackList } from './read-back.ts'

/**
 * The checks that have to paint a card. `card` checks pages with their layers; `list` checks a display list whose layers are no longer known. Both
 * throw ArtMissing.
 */
export type PaintedChecks = {
  card: (pages: LayeredCard, art: ArtOf, scanCode: string) => Promise<Finding[]>
  list: (list: DisplayList, art: ArtOf, scanCode: string) => Promise<Finding[]>
}

/** The size of the cache of grounds. The ground of one card's outside is about 0.5 MB. */
const MAX_GROUNDS_BYTES = 12_000_000

/** Creates the checks in this process. The server runs them in another process, through `openPreflight`. */
export function paintedChecks(): PaintedChecks {
  const grounds = new LRUCache<string, GroundPixels>({
    maxSize: MAX_GROUNDS_BYTES,
    // The cache does not accept a size of 0.
    sizeCalculation: ({ levels }) => levels.byteLength + 1,
  })
  return {
    card: async (pages, art, scanCode) => [...(await artFindings(pages, art, grounds)), ...(await readBack(pages, art, scanCode))],
    list: readBackList,
  }
}
