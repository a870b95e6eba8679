import type { Fetch } from '@fondly/kit/env.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import type { LayeredCard } from '@fondly/stationery/layout/layered-page.ts'
import type { CardArt } from './inspect.ts'
import { PictureFault, type PictureFaultCode } from '@fondly/pictures/picture-fault.ts'
import { artResolver, type ArtSources } from '@fondly/pictures/resolve-art.ts'

/** The problem of the card for each fault of a picture. */
const WRONG: Partial<Record<PictureFaultCode, 'picture' | 'picture-size'>> = {
  'picture-missing': 'picture',
  'picture-unreadable': 'picture',
  'picture-unreachable': 'picture',
  'picture-host': 'picture',
  'picture-url': 'picture',
  'picture-too-large': 'picture-size',
}

/** Art is cached only for a moment: before printing, a card is checked again with the art of that moment. */
const FRESH_MS = 5_000

export type PrintArtOptions = {
  publicOrigin: string
  own: Fetch
  ownPicture?: ArtSources['ownPicture']
  /** Fetches pictures from other hosts. Undefined when a remote renderer fetches them, with its own rules. */
  foreign: ((address: string) => Promise<Uint8Array>) | undefined
  decode: ArtSources['decode']
  toScene: ArtSources['toScene']
  clock: () => Date
}

/**
 * Creates a function that fetches the art of pages as the renderer does. It returns no art when a picture is missing, or when only a remote renderer
 * may fetch a picture.
 */
export function printArt({ publicOrigin, own, ownPicture, foreign, decode, toScene, clock }: PrintArtOptions) {
  const resolve = artResolver({
    publicOrigin,
    own,
    ownPicture,
    foreign: foreign ?? (() => Promise.reject(new PictureFault('picture-elsewhere', 'Pictures of other hosts are not looked at.'))),
    decode,
    toScene,
    clock,
    ownFreshMilliseconds: FRESH_MS,
  })
  return async (pages: LayeredCard): Promise<CardArt> => {
    try {
      const known = await resolve(displayList(pages).pages)
      return { art: new Map([...known].map(([url, { art }]) => [url, art])) }
    } catch (error) {
      if (!(error instanceof PictureFault) || error.code === 'busy') throw error
      const { url } = error
      const kind = WRONG[error.code]
      return { art: undefined, wrong: kind && url !== undefined ? { url, kind } : undefined }
    }
  }
}
