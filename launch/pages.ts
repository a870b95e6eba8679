import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

type StaticFile = { bytes: Uint8Array<ArrayBuffer>; zipped: () => Uint8Array<ArrayBuffer> | undefined; type: string; etag: string }

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** The built page, held in memory: hashed assets for ever, everything else asked for anew. */
export async function pages(folder: string) {
  const files = new Map<string, StaticFile>()
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const full = join(entry.parentPath, entry.name)
    files.set(`/${relative(folder, full).split(sep).join('/')}`, await staticFile(full))
  }
  const index = files.get('/index.html')
  if (!index) throw new Error(`There is no index.html in ${folder}.`)

  return {
    /** The file at this path, or undefined. */
    file: (request: Request): Response | undefined => {
      const path = new URL(request.url).pathname
      const file = files.get(path)
      if (!file || path === '/index.html') return undefined
      return answer(request, file, path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
    /** The page itself: every route of the product is one document. */
    document: (request: Request, status = 200): Response => answer(request, index, 'no-cache', status),
  }
}

async function staticFile(full: string): Promise<StaticFile> {
  const bytes = new Uint8Array(await readFile(full))
  const type = TYPES[extname(full)] ?? 'application/octet-stream'
  const isZipped = /text|json|svg|javascript/.test(type) && bytes.length > 1024
  // When it is first asked for: a start need not wait for what nobody may ask for.
  let packed: Uint8Array<ArrayBuffer> | undefined
  const zipped = () => (isZipped ? (packed ??= new Uint8Array(gzipSync(bytes, { level: 9 }))) : undefined)
  return { bytes, zipped, type, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

function answer(request: Request, file: StaticFile, caching: string, status = 200): Response {
  const headers = new Headers({ 'content-type': file.type, 'cache-control': caching, etag: file.etag, vary: 'accept-encoding' })
  if (status === 200 && request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
  const zipped = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '') ? file.zipped() : undefined
  if (zipped) headers.set('content-encoding', 'gzip')
  return new Response(request.method === 'HEAD' ? null : (zipped ?? file.bytes), { status, headers })
}
