import type { Fetch } from '@fondly/kit/env.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import type { LayeredCard } from '@fondly/stationery/layout/layered-page.ts'
import type { FoundArt } from '@fondly/press/preflight/inspect.ts'
import { decode } from '@fondly/upstreams/renderer/drawing/decode.ts'
import { RendererFault } from '@fondly/upstreams/renderer/faults.ts'
import { artResolver } from '@fondly/upstreams/renderer/resolve-art.ts'

const NOT_THERE = new Set(['picture-missing', 'picture-unreadable'])

/** The art of pages by the renderer's own ways; undefined where some of it is not ours, or is not there (any more). */
export function printArt({ publicOrigin, own, clock }: { publicOrigin: string; own: Fetch; clock: () => Date }) {
  const resolve = artResolver({
    publicOrigin,
    own,
    // Which other hosts may be asked is the renderer's own affair, and theirs are drawn by it.
    foreign: () => Promise.reject(new RendererFault(403, 'picture-host', 'Pictures of other hosts are not looked at.')),
    decode,
    clock,
  })
  return async (pages: LayeredCard): Promise<FoundArt> => {
    try {
      const known = await resolve(displayList(pages).pages)
      return { art: new Map([...known].map(([url, { art }]) => [url, art])) }
    } catch (error) {
      if (!(error instanceof RendererFault) || error.status >= 500) throw error
      return { art: undefined, missing: NOT_THERE.has(error.code) ? error.details.url : undefined }
    }
  }
}
