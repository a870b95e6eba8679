import { createHash } from 'node:crypto'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import type { FirstScreen } from '@fondly/contracts/bff/first-screen.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { pages } from './pages.ts'

const folder = await mkdtemp(join(tmpdir(), 'fondly-pages-'))
afterAll(() => rm(folder, { recursive: true }))
await mkdir(join(folder, 'assets'))
await writeFile(join(folder, 'assets', 'a.js'), 'let a')
await writeFile(join(folder, 'assets', 'a.js.br'), brotliCompressSync('let a'))
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><html lang="en"><head><title>Fondly</title><script src="/theme.js"></script><template id="deferred"><link rel="preload" as="font"></template></head><body><div id="page"></div>${' '.repeat(1500)}`,
)
await mkdir(join(folder, '.server'))
await writeFile(
  join(folder, '.server', 'draw-first-screen.js'),
  `export const drawFirstScreen = ({ session }) => {
    if (session === 'broken') throw new Error('broken')
    return { links: '<link rel="preload">', html: '<p style="width:3px">' + session + '</p>', tag: 'es', title: 'A & B', theme: 'dark', brandStyle: '--x:#fff' }
  }`,
)
const { file, document, loading } = await pages(folder, { log: silentLog })
await loading
const asks = (path: string, headers = {}) => new Request(`http://localhost${path}`, { headers })

test('the page preloads its answers at once and its pictures after its script', async () => {
  const html = await document(asks('/'), {
    ahead: [
      { answer: '/api/session' },
      { picture: { src: '/art/1.webp?a="1"&b=<', srcSet: '/art/1.webp?width=160 160w', sizes: '200px' }, media: '(min-width: 700px)' },
    ],
  }).text()
  expect(html).toContain('<link rel="preload" as="fetch" crossorigin href="/api/session"></head>')
  expect(html).toContain(
    '<template id="deferred"><link rel="preload" as="image" href="/art/1.webp?a=&quot;1&quot;&amp;b=&lt;" imagesrcset="/art/1.webp?width=160 160w" imagesizes="200px" media="(min-width: 700px)"><link rel="preload" as="font">',
  )
})

test('only a changed page is sent again', async () => {
  const first = document(asks('/'), { ahead: [{ answer: '/api/session' }] })
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  expect(document(asks('/', { 'if-none-match': etag }), { ahead: [{ answer: '/api/session' }] }).status).toBe(304)
  expect(document(asks('/', { 'if-none-match': etag }), { ahead: [] }).status).toBe(200)
})

test('the page of an address without a page has the status 404, and is not kept', () => {
  const missing = document(asks('/nobody', { 'if-none-match': document(asks('/')).headers.get('etag') ?? '' }), { status: 404 })
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control')).toBe('no-store')
})

test('the page is compressed for clients that accept it', async () => {
  const zipped = document(asks('/', { 'accept-encoding': 'gzip' }))
  expect(zipped.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await zipped.bytes()).toString()).toBe(await document(asks('/')).text())
})

test('a precompressed file is sent only to clients that accept it', async () => {
  const packed = file(asks('/assets/a.js', { 'accept-encoding': 'gzip, deflate, br, zstd' }))
  expect(packed?.headers.get('content-encoding')).toBe('br')
  expect(packed?.headers.get('content-type')).toMatch(/javascript/)
  expect(brotliDecompressSync((await packed?.bytes()) ?? new Uint8Array()).toString()).toBe('let a')
  expect(await file(asks('/assets/a.js', { 'accept-encoding': 'gzip' }))?.text()).toBe('let a')
  expect(file(asks('/assets/a.js.br'))).toBeUndefined()
})

test('a file of the build is cached for a year, and the page is not served as a file', () => {
  expect(file(asks('/assets/a.js'))?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(file(asks('/index.html'))).toBeUndefined()
})

describe('a page with the first screen', () => {
  const view = { gridWidthPx: 372, heightPx: 823, remPx: 16 }
  // The drawing module of this test accepts any value.
  const first = (session: string) => ({ screen: { session } as unknown as FirstScreen, view })
  const policy = "default-src 'none'; style-src 'self'; script-src 'self'"

  test('holds it with its language, theme, colours and window, and keeps early clicks instead of finding out the theme', async () => {
    const html = await document(asks('/'), { first: first('Sam'), policy }).text()
    expect(html).toContain('<html lang="es" data-theme="dark" style="--x:#fff">')
    expect(html).toContain('<title>A &amp; B</title><script src="/early-input.js"></script>')
    expect(html).toContain('<link rel="preload"></head>')
    expect(html).toContain('<div id="page" data-view="372x823x16"><p style="width:3px">Sam</p></div>')
  })

  test('is never stored, because it shows who is signed in', () => {
    const { headers } = document(asks('/', { 'if-none-match': document(asks('/')).headers.get('etag') ?? '' }), {
      first: first('Sam'),
      policy,
    })
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null])
  })

  test('allows exactly its own styles, and none that could fetch something', () => {
    const policyOf = (text: string) => document(asks('/'), { first: first(text), policy }).headers.get('content-security-policy') ?? ''
    const hash = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`
    expect(policyOf('Sam')).toBe(
      `default-src 'none'; style-src 'self' 'unsafe-hashes' ${hash('--x:#fff')} ${hash('width:3px')}; script-src 'self'`,
    )
    expect(policyOf('<b style="background:url(//example.com)">')).not.toContain(hash('background:url(//example.com)'))
    expect(policyOf('<b style="max-width:min(16rem, 34vw)">')).toContain(hash('max-width:min(16rem, 34vw)'))
  })

  test('that cannot be drawn is sent without it', async () => {
    const response = document(asks('/'), { first: first('broken'), policy })
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(await response.text()).toContain('<div id="page"></div>')
  })

  test('and a build without the part that draws it sends the page without it', async () => {
    const other = await mkdtemp(join(tmpdir(), 'fondly-pages-'))
    await writeFile(join(other, 'index.html'), '<div id="page"></div>')
    const bare = await pages(other, { log: silentLog })
    await bare.loading
    expect(await bare.document(asks('/'), { first: first('Sam') }).text()).toBe('<div id="page"></div>')
    await rm(other, { recursive: true })
  })

  test('is drawn by a part of the build that nobody can fetch', () => expect(file(asks('/.server/draw-first-screen.js'))).toBeUndefined())
})
