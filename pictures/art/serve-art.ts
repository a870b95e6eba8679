import type { Fetch } from '@fondly/kit/env.ts'
import { Hono } from 'hono'
import { PictureFault, toHttpRefusal } from '../picture-fault.ts'
import type { ArtDocuments } from './load-art.ts'
import { type BrandFile, hasBrandFile, removeBrandFile, storeBrandFile } from './store-brand-file.ts'
import { renditions, type ArtShelf, type Served } from './renditions.ts'

/** Files that are served unchanged at /art/brands/{name}. */
export type BrandFiles = {
  store: (file: BrandFile) => Promise<void>
  has: (name: string) => Promise<boolean>
  remove: (name: string) => Promise<void>
}

export type ServedArt = {
  fetch: Fetch
  load: (documents: ArtDocuments) => Promise<void>
  brandFiles: BrandFiles
}

/** Serves card art, sentiments and brand pictures: public, cacheable, with ETags from their content. Paths are below /art. */
export function serveArt(shelf: ArtShelf): ServedArt {
  const renditionOf = renditions(shelf)
  const app = new Hono()
    .all('*', async (c) => {
      const { raw: request, method } = c.req
      if (method !== 'GET' && method !== 'HEAD') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
      const url = new URL(request.url)
      const path = decoded(url.pathname)
      // Browsers accept SVG when a page requests pictures; other programs seldom do.
      const takesVectors = (c.req.header('accept') ?? '').includes('image/svg+xml')
      const file = path && ((await fileAt(shelf, path)) ?? (await renditionOf({ path, query: url.searchParams, takesVectors })))
      if (!file) return notFound()
      if ('blob' in file) return answer(shelf, request, file)
      return new Response(null, { status: 307, headers: { location: file.vectors, 'cache-control': 'no-store' } })
    })
    .onError((error) => {
      if (error instanceof PictureFault) return refused(error.code, error.message, toHttpRefusal(error))
      throw error
    })

  return {
    // Import it only for loading, because only sentiments need the font outlines.
    load: async (documents) => (await import('./load-art.ts')).loadArt(shelf, documents),
    brandFiles: {
      store: (file) => storeBrandFile(shelf, file),
      has: (name) => hasBrandFile(shelf, name),
      remove: (name) => removeBrandFile(shelf, name),
    },
    fetch: async (request) => app.fetch(request),
  }
}

async function fileAt({ database }: ArtShelf, path: string): Promise<Served | undefined> {
  if (!path.startsWith('brands/')) return undefined
  return await database.selectFrom('art_file').select(['blob', 'type']).where('path', '=', path).executeTakeFirst()
}

async function answer({ blobs }: ArtShelf, request: Request, { blob, type }: Served): Promise<Response> {
  const headers = {
    etag: `"${blob.slice(0, 32)}"`,
    'cache-control': 'public, max-age=600, stale-while-revalidate=86400',
    'content-type': type,
    'x-content-type-options': 'nosniff',
    // An SVG opened by itself is a document, so it may only style itself.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
  const seen = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (seen.includes(headers.etag)) return new Response(null, { status: 304, headers })
  const bytes = await blobs.get(blob)
  if (!bytes) return notFound()
  return new Response(request.method === 'HEAD' ? null : bytes, { headers: { ...headers, 'content-length': String(bytes.byteLength) } })
}

const notFound = (): Response => refused('not-found', 'There is nothing here.', { status: 404 })

function refused(code: string, message: string, init: ResponseInit): Response {
  return Response.json({ error: { code, message } }, init)
}

function decoded(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname).replace(/^\//, '')
    return /^[A-Za-z0-9][A-Za-z0-9_./-]{0,200}$/.test(path) && !path.includes('..') ? path : undefined
  } catch {
    return undefined
  }
}
