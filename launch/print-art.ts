import type { Fetch } from '@fondly/kit/env.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import type { LayeredCard } from '@fondly/stationery/layout/layered-page.ts'
import type { ResolvedArt } from '@fondly/press/preflight/inspect.ts'
import { RendererFault } from '@fondly/upstreams/renderer/faults.ts'
import { artResolver, type ArtSources } from '@fondly/upstreams/renderer/resolve-art.ts'

/** The renderer's errors about a picture that it cannot draw, with what is then wrong with the card. */
const WRONG: Partial<Record<string, 'picture' | 'picture-size'>> = {
  'picture-missing': 'picture',
  'picture-unreadable': 'picture',
  'picture-unreachable': 'picture',
  'picture-host': 'picture',
  'picture-url': 'picture',
  'picture-too-large': 'picture-size',
}

/** Short, because a card is checked again before it is printed: art that was changed a moment ago must be found then. */
const FRESH_MS = 5_000

export type PrintArtOptions = {
  publicOrigin: string
  own: Fetch
  /** Fetches from other hosts; undefined when a remote renderer does, by rules of its own. */
  foreign: ((address: string) => Promise<Uint8Array>) | undefined
  decode: ArtSources['decode']
  clock: () => Date
}

/**
 * Creates a function that fetches the art of pages as the renderer does. Its art is undefined when some of it is not ours to fetch, or is not there
 * (any more).
 */
export function printArt({ publicOrigin, own, foreign, decode, clock }: PrintArtOptions) {
  const resolve = artResolver({
    publicOrigin,
    own,
    foreign: foreign ?? (() => Promise.reject(new RendererFault(403, 'picture-elsewhere', 'Pictures of other hosts are not looked at.'))),
    decode,
    clock,
    ownFreshMilliseconds: FRESH_MS,
  })
  return async (pages: LayeredCard): Promise<ResolvedArt> => {
    try {
      const known = await resolve(displayList(pages).pages)
      return { art: new Map([...known].map(([url, { art }]) => [url, art])) }
    } catch (error) {
      if (!(error instanceof RendererFault) || error.status >= 500) throw error
      const [kind, { url }] = [WRONG[error.code], error.details]
      return { art: undefined, wrong: kind && url !== undefined ? { url, kind } : undefined }
    }
  }
}
