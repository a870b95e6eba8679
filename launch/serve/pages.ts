import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Preload } from '@fondly/bff/catalogue/preload.ts'

type Bytes = Uint8Array<ArrayBuffer>
type StaticFile = {
  bytes: Bytes
  zipped: () => Bytes | undefined
  /** Compressed during the build, which may take long and so makes the smallest file. */
  brotli?: Bytes
  type: string
  etag: string
}

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

/** Serves the built page from memory: browsers keep hashed assets for ever, and ask again for everything else. */
export async function pages(folder: string) {
  const files = new Map<string, StaticFile>()
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const full = join(entry.parentPath, entry.name)
    files.set(`/${relative(folder, full).split(sep).join('/')}`, await staticFile(full))
  }
  for (const [path, { bytes }] of files) {
    const whole = path.endsWith('.br') ? files.get(path.slice(0, -3)) : undefined
    if (!whole) continue
    whole.brotli = bytes
    files.delete(path)
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
    /** Answers the page: every route of the product is one document, which preloads what it will request. */
    document: (request: Request, ahead: readonly Preload[] = [], status: 200 | 404 = 200): Response =>
      answer(request, asking(index, ahead), status === 200 ? 'private, no-cache' : 'no-store', status),
  }
}

function asking(index: StaticFile, ahead: readonly Preload[]): StaticFile {
  const answers = ahead.flatMap((preload) => ('answer' in preload ? [answerLink(preload.answer)] : []))
  const pictures = ahead.flatMap((preload) => ('picture' in preload ? [pictureLink(preload)] : []))
  const html = new TextDecoder()
    .decode(index.bytes)
    .replace('</head>', () => `${answers.join('')}</head>`)
    // Pictures wait in this template until the script of the page has loaded (web/deferred-resources.ts), so that they do not slow it down.
    .replace('<template id="deferred">', (template) => template + pictures.join(''))
  return ready(new TextEncoder().encode(html), index.type)
}

const answerLink = (path: string) => `<link rel="preload" as="fetch" crossorigin href="${escaped(path)}">`

function pictureLink({ picture: { src, srcSet, sizes = '' }, media }: Extract<Preload, { picture: unknown }>): string {
  const widths = srcSet ? ` imagesrcset="${escaped(srcSet)}" imagesizes="${escaped(sizes)}"` : ''
  return `<link rel="preload" as="image" href="${escaped(src)}"${widths} media="${escaped(media)}">`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

async function staticFile(full: string): Promise<StaticFile> {
  return ready(new Uint8Array(await readFile(full)), TYPES[extname(full)] ?? 'application/octet-stream')
}

function ready(bytes: Bytes, type: string): StaticFile {
  const isZipped = /text|json|svg|javascript/.test(type) && bytes.length > 1024
  // Compress on the first request: a start need not wait for files that nobody may request.
  let packed: Bytes | undefined
  const zipped = () => (isZipped ? (packed ??= new Uint8Array(gzipSync(bytes, { level: 9 }))) : undefined)
  return { bytes, zipped, type, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

function answer(request: Request, file: StaticFile, caching: string, status: 200 | 404 = 200): Response {
  const headers = new Headers({ 'content-type': file.type, 'cache-control': caching, etag: file.etag, vary: 'accept-encoding' })
  if (status === 200 && request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
  const accepted = (request.headers.get('accept-encoding') ?? '').split(',').map((coding) => coding.split(';', 1)[0]?.trim())
  const isRead = (encoding: 'br' | 'gzip') => accepted.includes(encoding)
  const brotli = isRead('br') ? file.brotli : undefined
  const packed = brotli ?? (isRead('gzip') ? file.zipped() : undefined)
  if (packed) headers.set('content-encoding', brotli ? 'br' : 'gzip')
  return new Response(request.method === 'HEAD' ? null : (packed ?? file.bytes), { status, headers })
}
