import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { Scene } from '@fondly/contracts/load/scene.ts'
import type { Blobs } from '@fondly/kit/blobs/blobs.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import type { Kysely } from 'kysely'
import { boundedQueue } from '../drawing/queue.ts'
import { singleFlight } from '../drawing/single-flight.ts'
import type { Studio } from '../drawing/studio.ts'
import { faultResponse, notFound, RendererFault } from '../faults.ts'
import type { Tables } from '../store/tables.ts'
import { FORMAT_TYPES, widthFor, type Format } from './format.ts'

export type ArtShelf = { database: Kysely<Tables>; blobs: Blobs; studio: Studio }
export type ArtLine = { fetch: Fetch; load: (documents: LoadDocuments) => Promise<void> }

/** Card art, sentiments and brand pictures: public, kept by whoever asks, told apart by what they hold. Paths are below /art. */
export function artLine(shelf: ArtShelf): ArtLine {
  const once = singleFlight<string>()
  const queue = boundedQueue({ running: 1, waiting: 60 })

  return {
    // Sentiments are set in type while they are loaded: the reader of outlines is needed then alone.
    load: async (documents) => (await import('./load-art.ts')).loadArt(shelf, documents),
    fetch: async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
      const url = new URL(request.url)
      const path = decoded(url.pathname)
      try {
        const file = path && ((await fileAt(shelf, path)) ?? (await renditionAt(shelf, path, url.searchParams, once, queue)))
        return file ? await answer(shelf, request, file) : notFound()
      } catch (error) {
        if (error instanceof RendererFault) return faultResponse(error)
        throw error
      }
    },
  }
}

type Served = { blob: string; type: string }

async function fileAt({ database }: ArtShelf, path: string): Promise<Served | undefined> {
  if (!path.startsWith('brands/')) return undefined
  return await database.selectFrom('art_file').select(['blob', 'type']).where('path', '=', path).executeTakeFirst()
}

async function renditionAt(
  shelf: ArtShelf,
  path: string,
  query: URLSearchParams,
  once: (key: string, work: () => Promise<string>) => Promise<string>,
  queue: (work: () => Promise<string>) => Promise<string>,
): Promise<Served | undefined> {
  const [, name, format] = /^(.+)\.(webp|png|svg|scene)$/.exec(path) ?? []
  if (name === undefined || !isFormat(format)) return undefined
  const { database } = shelf
  const scene = await database.selectFrom('art_scene').select('blob').where('path', '=', name).executeTakeFirst()
  if (!scene) return undefined
  const type = FORMAT_TYPES[format]
  if (format === 'scene') return { blob: scene.blob, type }

  const bleed = query.get('bleed') === '1'
  const width = format === 'svg' ? 0 : widthFor(askedWidth(query.get('width')))
  const known = await database
    .selectFrom('rendition')
    .select('blob')
    .where('scene', '=', scene.blob)
    .where('format', '=', format)
    .where('width', '=', width)
    .where('bleed', '=', bleed)
    .executeTakeFirst()
  if (known && (await shelf.blobs.has(known.blob))) return { blob: known.blob, type }
  const blob = await once(`${scene.blob} ${format} ${width} ${bleed}`, () =>
    queue(async () => {
      const made = await shelf.blobs.put(await shelf.studio.render(await sceneAt(shelf, scene.blob), format, width, bleed))
      await database
        .insertInto('rendition')
        .values({ scene: scene.blob, format, width, bleed, blob: made })
        .onConflict((conflict) => conflict.columns(['scene', 'format', 'width', 'bleed']).doUpdateSet({ blob: made }))
        .execute()
      return made
    }),
  )
  return { blob, type }
}

async function sceneAt({ blobs }: ArtShelf, blob: string): Promise<Scene> {
  const bytes = await blobs.get(blob)
  if (!bytes) throw new Error('A scene of the art is gone from the blobs.')
  return Scene.parse(JSON.parse(new TextDecoder().decode(bytes)))
}

async function answer({ blobs }: ArtShelf, request: Request, { blob, type }: Served): Promise<Response> {
  const headers = {
    etag: `"${blob.slice(0, 32)}"`,
    'cache-control': 'public, max-age=600, stale-while-revalidate=86400',
    'content-type': type,
    'x-content-type-options': 'nosniff',
    // An SVG opened by itself is a document: it may style itself, and nothing else.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
  const seen = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (seen.includes(headers.etag)) return new Response(null, { status: 304, headers })
  const bytes = await blobs.get(blob)
  if (!bytes) return notFound()
  return new Response(request.method === 'HEAD' ? null : bytes, { headers: { ...headers, 'content-length': String(bytes.byteLength) } })
}

function askedWidth(text: string | null): number | undefined {
  if (text === null) return undefined
  if (!/^\d{1,5}$/.test(text)) throw new RendererFault(400, 'width', 'The width must be a whole number of pixels.')
  return Number(text)
}

function isFormat(format: string | undefined): format is Format {
  return format !== undefined && format in FORMAT_TYPES
}

function decoded(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname).replace(/^\//, '')
    return /^[A-Za-z0-9][A-Za-z0-9_./-]{0,200}$/.test(path) && !path.includes('..') ? path : undefined
  } catch {
    return undefined
  }
}
