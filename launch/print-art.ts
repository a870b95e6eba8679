import type { Fetch } from '@fondly/kit/env.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import type { LayeredCard } from '@fondly/stationery/layout/layered-page.ts'
import type { ResolvedArt } from '@fondly/press/preflight/inspect.ts'
import { RendererFault } from '@fondly/upstreams/renderer/faults.ts'
import { artResolver, type ArtSources } from '@fondly/upstreams/renderer/resolve-art.ts'

/** What the renderer says of a picture that it cannot draw, and so what is wrong with a card that has it. */
const WRONG: Partial<Record<string, 'picture' | 'picture-size'>> = {
  'picture-missing': 'picture',
  'picture-unreadable': 'picture',
  'picture-unreachable': 'picture',
  'picture-host': 'picture',
  'picture-url': 'picture',
  'picture-too-large': 'picture-size',
}

/** A card is looked at again before it is printed: art that was changed a moment ago is found then. */
const FRESH_MS = 5_000

export type PrintArtOptions = {
  publicOrigin: string
  own: Fetch
  /** Fetches from other hosts; undefined where a renderer elsewhere does, by rules of its own. */
  foreign: ((address: string) => Promise<Uint8Array>) | undefined
  decode: ArtSources['decode']
  clock: () => Date
}

/** The art of pages by the renderer's own ways; undefined where some of it is not ours to fetch, or is not there (any more). */
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
