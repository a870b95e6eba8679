import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Log } from '@fondly/kit/log.ts'
import type { Preload } from '@fondly/bff/catalogue/preload.ts'
import type { DrawFirstScreen, FirstScreen, FirstView } from '@fondly/contracts/bff/first-screen.ts'
import { addScreen, allowStyles, escapeHtml } from './drawn-document.ts'

type Bytes = Uint8Array<ArrayBuffer>
type StaticFile = {
  bytes: Bytes
  zipped: () => Bytes | undefined
  /** Compressed during the build, which has time for the smallest size. */
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

/** The folder of the server's own part of the build, which is never served. */
const SERVER_FOLDER = '.server'

type DocumentOptions = {
  /** Resources that the page will request. */
  ahead?: readonly Preload[]
  status?: 200 | 404
  /** The first screen of the signed-in user, and the window for which it is drawn. */
  first?: { screen: FirstScreen; view: FirstView }
  /** The content security policy of our pages. */
  policy?: string
}

/** Serves the built page from memory: browsers keep files with a hash in their name for ever, and ask again for every other file. */
export async function pages(folder: string, { log }: { log: Pick<Log, 'warn'> }) {
  const files = new Map<string, StaticFile>()
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (
      !entry.isFile() ||
      relative(folder, join(entry.parentPath, entry.name))
        .split(sep)
        .some((part) => part.startsWith('.'))
    )
      continue
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

  // Undefined while it is being loaded: the server already answers, because a page works without a first screen.
  let drawFirstScreen: DrawFirstScreen | undefined
  const drawing = pathToFileURL(join(folder, SERVER_FOLDER, 'draw-first-screen.js')).href
  // The module is web/server/draw-first-screen.tsx, and exports this type.
  const loading = (import(drawing) as Promise<{ drawFirstScreen: DrawFirstScreen }>).then(
    (module) => (drawFirstScreen = module.drawFirstScreen),
    (cause: unknown) => log.warn('The first screen of a page can not be drawn by this server.', { cause }),
  )

  return {
    /** Resolves when documents can contain a first screen. */
    loading,
    /** Returns the file at this path, or undefined. */
    file: (request: Request): Response | undefined => {
      const path = new URL(request.url).pathname
      const file = files.get(path)
      if (!file || path === '/index.html') return undefined
      return answer(request, file, path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
    /**
     * Answers with the document of the page. All routes share one document. It preloads the resources that the page will request, and may contain the
     * first screen.
     */
    document: (request: Request, { ahead = [], status = 200, first, policy = '' }: DocumentOptions = {}): Response => {
      const whole = asking(index, ahead)
      const drawn = first && drawInto(whole, first)
      if (!drawn) return answer(request, ready(encode(whole), index.type), status === 200 ? 'private, no-cache' : 'no-store', status)
      // The document shows who is signed in, so nobody may cache it.
      const response = answer(request, ready(encode(drawn), index.type), 'no-store', status)
      response.headers.delete('etag')
      response.headers.set('content-security-policy', allowStyles(policy, drawn))
      return response
    },
  }

  /** Without a drawn screen, the page draws itself. */
  function drawInto(document: string, { screen, view }: NonNullable<DocumentOptions['first']>): string | undefined {
    try {
      return drawFirstScreen && addScreen(document, drawFirstScreen(screen, view), view)
    } catch (cause) {
      log.warn('The first screen of a page could not be drawn.', { cause })
      return undefined
    }
  }
}

const encode = (text: string) => new TextEncoder().encode(text)

function asking(index: StaticFile, ahead: readonly Preload[]): string {
  const answers = ahead.flatMap((preload) => ('answer' in preload ? [answerLink(preload.answer)] : []))
  const pictures = ahead.flatMap((preload) => ('picture' in preload ? [pictureLink(preload)] : []))
  return (
    new TextDecoder()
      .decode(index.bytes)
      .replace('</head>', () => `${answers.join('')}</head>`)
      // Put the pictures into this template until the script of the page has loaded (web/deferred-resources.ts), because pictures would slow the
      // script down.
      .replace('<template id="deferred">', (template) => template + pictures.join(''))
  )
}

const answerLink = (path: string) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(path)}">`

function pictureLink({ picture: { src, srcSet, sizes = '' }, media }: Extract<Preload, { picture: unknown }>): string {
  const widths = srcSet ? ` imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}"` : ''
  return `<link rel="preload" as="image" href="${escapeHtml(src)}"${widths} media="${escapeHtml(media)}">`
}

async function staticFile(full: string): Promise<StaticFile> {
  return ready(new Uint8Array(await readFile(full)), TYPES[extname(full)] ?? 'application/octet-stream')
}

function ready(bytes: Bytes, type: string): StaticFile {
  const isZipped = /text|json|svg|javascript/.test(type) && bytes.length > 1024
  // Compress a file at its first request: the start must not wait for files that nobody may request.
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
