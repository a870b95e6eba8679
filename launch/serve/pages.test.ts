import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { pages } from './pages.ts'

const folder = await mkdtemp(join(tmpdir(), 'fondly-pages-'))
afterAll(() => rm(folder, { recursive: true }))
await mkdir(join(folder, 'assets'))
await writeFile(join(folder, 'assets', 'a.js'), 'let a')
await writeFile(join(folder, 'assets', 'a.js.br'), brotliCompressSync('let a'))
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><head><template id="deferred"><link rel="preload" as="font"></template></head><body>${' '.repeat(1500)}`,
)
const { file, document } = await pages(folder)
const asks = (path: string, headers = {}) => new Request(`http://localhost${path}`, { headers })

test('the page preloads its answers at once and its pictures after its script', async () => {
  const html = await document(asks('/'), [
    { answer: '/api/session' },
    { picture: { src: '/art/1.webp?a="1"&b=<', srcSet: '/art/1.webp?width=160 160w', sizes: '200px' }, media: '(min-width: 700px)' },
  ]).text()
  expect(html).toContain('<link rel="preload" as="fetch" crossorigin href="/api/session"></head>')
  expect(html).toContain(
    '<template id="deferred"><link rel="preload" as="image" href="/art/1.webp?a=&quot;1&quot;&amp;b=&lt;" imagesrcset="/art/1.webp?width=160 160w" imagesizes="200px" media="(min-width: 700px)"><link rel="preload" as="font">',
  )
})

test('only a changed page is sent again', async () => {
  const first = document(asks('/'), [{ answer: '/api/session' }])
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  expect(document(asks('/', { 'if-none-match': etag }), [{ answer: '/api/session' }]).status).toBe(304)
  expect(document(asks('/', { 'if-none-match': etag }), []).status).toBe(200)
})

test('the page of an address without a page has the status 404, and is not kept', () => {
  const missing = document(asks('/nobody', { 'if-none-match': document(asks('/')).headers.get('etag') ?? '' }), [], 404)
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
