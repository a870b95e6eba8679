import { createHash } from 'node:crypto'
import type { Fetch } from '@fondly/kit/env.ts'
import { readUpTo, TooLarge } from '@fondly/kit/http/read-up-to.ts'
import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import type { Scene } from '@fondly/stationery/layout/scene.ts'
import { artBytes, type Art } from '@fondly/stationery/paint/art.ts'
import { LRUCache } from 'lru-cache'
import { boundedQueue } from './drawing/queue.ts'
import { singleFlight } from './drawing/single-flight.ts'
import { PictureFault } from './picture-fault.ts'

/** Art, and a version that changes with its content. */
export type ResolvedArt = { art: Art; version: string }

export type ArtSources = {
  /** The public origin of our own art, without a trailing slash. */
  publicOrigin: string
  /** Serves the paths below /art, in this process. */
  own: Fetch
  /** Reads the complete picture of an own design by its path below /art; undefined for any other path. */
  ownPicture?: ((path: string) => Promise<ResolvedArt | undefined>) | undefined
  foreign: (address: string) => Promise<Uint8Array>
  /** Converts any picture to JPEG or PNG in sRGB. */
  decode: (bytes: Uint8Array, vectorsToo: boolean) => Promise<Art>
  /** Checks the document of a scene. Throws if the document is not a scene. */
  toScene: (document: unknown) => Scene
  clock: () => Date
  /** How long our own art counts as unchanged. Without it, the art is revalidated each time. */
  ownFreshMilliseconds?: number
}

/** The most bytes in the cache of decoded art. */
const MAX_CACHE_BYTES = 60_000_000
/** The largest size of a picture before decoding, in bytes. */
const MAX_ART_BYTES = 10_000_000
/** How long a foreign picture is used before it is fetched again. */
const FRESH_MILLISECONDS = 60_000

type CachedArt = ResolvedArt & { weightBytes: number; since: number }

/** Resolves the urls of pages: our own art in this process, as vectors if possible; other pictures from allowed hosts. Throws PictureFault. */
export function artResolver(sources: ArtSources) {
  const { ownFreshMilliseconds = 0 } = sources
  const cache = new LRUCache<string, CachedArt>({ maxSize: MAX_CACHE_BYTES, sizeCalculation: ({ weightBytes }) => weightBytes })
  const once = singleFlight<ResolvedArt>()
  // Fetched and decoded pictures take memory, so only a few are handled at once. Our own art has its own queue, so that a slow foreign host cannot
  // delay it.
  const ownQueue = boundedQueue({ running: 2, waiting: 32 })
  const foreignQueue = boundedQueue({ running: 2, waiting: 32 })

  const resolve = async (url: string): Promise<ResolvedArt> => {
    const path = ownPath(url, sources.publicOrigin)
    if (path === undefined) return await foreignArt(url)
    const design = await designArt(path)
    if (design) return design
    return (await ownArt(path.replace(/\.(webp|png|svg)$/, '.scene'))) ?? (await ownArt(path)) ?? missing()
  }

  const designArt = async (path: string): Promise<ResolvedArt | undefined> => {
    if (!sources.ownPicture || !path.startsWith('/designs/')) return undefined
    const key = `design ${path}`
    const known = cache.get(key)
    if (known) return known
    const found = await sources.ownPicture(path)
    return found && keep(key, found.art, found.version, 0)
  }

  const ownArt = async (path: string): Promise<ResolvedArt | undefined> => {
    const known = cache.get(path)
    if (known && sources.clock().getTime() - known.since < ownFreshMilliseconds) return known
    const headers: Record<string, string> = known ? { 'if-none-match': known.version } : {}
    const response = await sources.own(new Request(`http://art${path}`, { headers }))
    if (known && response.status === 304) return Object.assign(known, { since: sources.clock().getTime() })
    if (!response.ok || !response.body) return undefined
    const bytes = await readUpTo(response.body, MAX_ART_BYTES).catch(tooLarge)
    const version = response.headers.get('etag') ?? hashOf(bytes)
    return await once(`${path} ${version}`, async () => {
      const art = path.endsWith('.scene')
        ? { scene: sources.toScene(JSON.parse(new TextDecoder().decode(bytes))) }
        : await ownQueue(() => sources.decode(bytes, true))
      return keep(path, art, version, bytes.byteLength)
    })
  }

  const foreignArt = async (url: string): Promise<ResolvedArt> => {
    const known = cache.get(url)
    if (known && sources.clock().getTime() - known.since < FRESH_MILLISECONDS) return known
    return await once(url, () =>
      foreignQueue(async () => {
        const bytes = await sources.foreign(url)
        const version = hashOf(bytes)
        const art = known?.version === version ? known.art : await sources.decode(bytes, false)
        return keep(url, art, version, bytes.byteLength)
      }),
    )
  }

  const keep = (key: string, art: Art, version: string, bytes: number): ResolvedArt => {
    const weightBytes = Math.max(1, 'picture' in art ? artBytes(art) : bytes)
    const found = { art, version, weightBytes, since: sources.clock().getTime() }
    cache.set(key, found)
    return found
  }

  return async (pages: readonly DisplayPage[]): Promise<Map<string, ResolvedArt>> => {
    const urls = new Set(pages.flatMap((page) => page.marks.flatMap((mark) => (mark.kind === 'picture' ? [mark.url] : []))))
    const found = new Map<string, ResolvedArt>()
    for (const url of [...urls].sort()) {
      found.set(
        url,
        await resolve(url).catch((error: unknown) => {
          throw error instanceof PictureFault ? about(error, url) : error
        }),
      )
    }
    return found
  }
}

/** Returns the path below /art of one of our own urls, or undefined for any other. */
function ownPath(url: string, publicOrigin: string): string | undefined {
  const local = url.startsWith(`${publicOrigin}/`) ? url.slice(publicOrigin.length) : url
  return local.startsWith('/art/') ? local.slice('/art'.length).split('?')[0] : undefined
}

function missing(): never {
  throw new PictureFault('picture-missing', 'A picture of the card is not there.')
}

function tooLarge(error: unknown): never {
  throw error instanceof TooLarge ? new PictureFault('picture-too-large', 'A picture has more than 10 MB.') : error
}

function about({ code, message }: PictureFault, url: string): PictureFault {
  return new PictureFault(code, message, url)
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
