import { createHash } from 'node:crypto'
import { Scene } from '@fondly/contracts/load/scene.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import type { Art } from '@fondly/stationery/paint/art.ts'
import { recent } from './drawing/recent.ts'
import type { Studio } from './drawing/studio.ts'
import { RendererFault } from './faults.ts'

/** Art, and what tells this state of it from another. */
export type KnownArt = { art: Art; version: string }

export type ArtSources = {
  /** Where our own art is public, without a trailing slash. */
  publicOrigin: string
  /** Answers what stands below /art, in this process. */
  own: Fetch
  foreign: (address: string) => Promise<Uint8Array>
  decode: Studio['decode']
}

/** Bytes of decoded art that are kept. */
const KEPT = 60_000_000

/** Finds what the urls of pages stand for: our own art in this process, as vectors where there are some; others from allowed hosts. */
export function artResolver(sources: ArtSources) {
  const kept = recent<KnownArt & { weight: number }>(KEPT, ({ weight }) => weight)

  const resolve = async (url: string): Promise<KnownArt> => {
    const path = ownPath(url, sources.publicOrigin)
    if (path === undefined) return await foreignArt(url)
    return (await ownArt(path.replace(/\.(webp|png|svg)$/, '.scene'))) ?? (await ownArt(path)) ?? missing()
  }

  const ownArt = async (path: string): Promise<KnownArt | undefined> => {
    const known = kept.get(path)
    const headers: Record<string, string> = known ? { 'if-none-match': known.version } : {}
    const response = await sources.own(new Request(`http://art${path}`, { headers }))
    if (known && response.status === 304) return known
    if (!response.ok) return undefined
    const bytes = new Uint8Array(await response.arrayBuffer())
    const art = path.endsWith('.scene')
      ? { scene: Scene.parse(JSON.parse(new TextDecoder().decode(bytes))) }
      : await sources.decode(bytes, true)
    const found = { art, version: response.headers.get('etag') ?? '', weight: bytes.byteLength }
    kept.set(path, found)
    return found
  }

  const foreignArt = async (url: string): Promise<KnownArt> => {
    const bytes = await sources.foreign(url)
    return { art: await sources.decode(bytes, false), version: createHash('sha256').update(bytes).digest('hex') }
  }

  return async (pages: readonly DisplayPage[]): Promise<Map<string, KnownArt>> => {
    const urls = new Set(pages.flatMap((page) => page.marks.flatMap((mark) => (mark.kind === 'picture' ? [mark.url] : []))))
    const found = new Map<string, KnownArt>()
    for (const url of [...urls].sort()) found.set(url, await resolve(url))
    return found
  }
}

/** The path below /art of a url of ours; undefined for any other. */
function ownPath(url: string, publicOrigin: string): string | undefined {
  const local = url.startsWith(`${publicOrigin}/`) ? url.slice(publicOrigin.length) : url
  return local.startsWith('/art/') ? local.slice('/art'.length).split('?')[0] : undefined
}

function missing(): never {
  throw new RendererFault(422, 'picture-missing', 'A picture of the card is not there.')
}
