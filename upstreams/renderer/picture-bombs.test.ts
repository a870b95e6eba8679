import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testRenderer } from './testing/test-renderer.ts'

/** Pictures that are made to break a decoder. Each is served as our own art, which may also be SVG. */
const bombs: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
  'a PNG that says 30,000 x 30,000': () => png(30_000, 30_000, deflateSync(Buffer.alloc(1000))),
  'a PNG that says 2,147,483,647 square': () => png(0x7fffffff, 0x7fffffff, deflateSync(Buffer.alloc(1000))),
  'a PNG of no size': () => png(0, 0, deflateSync(Buffer.alloc(10))),
  'a PNG whose pixels unfold a thousandfold': () => png(5001, 5000, deflateSync(Buffer.alloc(5001 * 4 * 5000))),
  'a PNG whose text unfolds to 200 MB': () =>
    png(10, 10, deflateSync(Buffer.alloc(410)), [chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(2e8))]))]),
  'a PNG cut in half': async () => half(await noise('png')),
  'a JPEG cut in half': async () => half(await noise('jpeg')),
  'a WebP cut in half': async () => half(await noise('webp')),
  'a JPEG that says 65,500 x 65,500': async () => withJpegSize(await noise('jpeg'), 65_500),
  'a WebP that moves': async () => await moving(),
  'a GIF': async () =>
    await sharp(await noise('png'))
      .gif()
      .toBuffer(),
  'a TIFF that says four thousand million rows': () =>
    Buffer.from('49492a0008000000020000010400010000ffffffff010104000100000 0ffffffff00000000'.replaceAll(' ', ''), 'hex'),
  'a PDF': () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'),
  'a GIF that is a script': () => Buffer.from('GIF89a/*' + '\0'.repeat(400) + '*/=1;alert(1)'),
  'a ZIP before a JPEG': async () => Buffer.concat([Buffer.from('PK\u0003\u0004'), await noise('jpeg')]),
  'a gzip of an SVG': () => gzipSync(svg('<rect width="10" height="10"/>')),
  'a gzip of a hundred million blanks': () => gzipSync(Buffer.alloc(1e8, ' ')),
  'an SVG of entities that multiply': () =>
    Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${entities(9)}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&e9;</text></svg>`,
    ),
  'an SVG that reads a file': () =>
    Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text>',
    ),
  'an SVG a million pixels wide that is cut off': () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"><rect'),
  'an SVG 100,000 groups deep': () => svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000)),
  'an SVG whose shapes use ten others each': () => svg(uses(4)),
  'an SVG that uses itself': () => svg('<g id="a"><use href="#a"/></g><use href="#a"/>'),
  blanks: () => Buffer.alloc(9_000_000, ' '),
  'eleven megabytes': () => Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.alloc(11_000_000)]),
  nothing: () => new Uint8Array(),
}
/** These are valid pictures and may be drawn. */
const HARMLESS = [
  'a PNG whose text unfolds to 200 MB',
  'an SVG that uses itself',
  'an SVG whose shapes use ten others each',
  'an SVG 100,000 groups deep',
]

let there: Awaited<ReturnType<typeof testRenderer>>
let served: Uint8Array<ArrayBuffer> = new Uint8Array()
beforeAll(async () => {
  there = await testRenderer({
    artFetch: (request) => Promise.resolve(request.url.endsWith('.scene') ? new Response(null, { status: 404 }) : new Response(served)),
  })
})
afterAll(() => there.close())

const card = (url: string) => ({
  cardWidth: 500,
  cardHeight: 500,
  orientation: 'S',
  render: 'preview',
  pages: [{ name: 'outside', width: 500, height: 500, layers: [{ type: 'image', x: 0, y: 0, width: 500, height: 500, url }] }],
})

test.each(Object.keys(bombs))('%s is refused or drawn, and does no harm', async (name) => {
  served = new Uint8Array((await bombs[name]?.()) ?? [])
  const before = process.memoryUsage().rss
  const response = await there.post(card(`/art/bomb/${name.replaceAll(/[^A-Za-z0-9]/g, '')}.png`))
  const ends = HARMLESS.includes(name) ? [200, 422] : [422]
  expect(ends).toContain(response.status)
  expect(await response.json()).toMatchObject(response.status === 200 ? { jpegDetails: {} } : { error: { path: 'pages.0.layers.0.url' } })
  expect(process.memoryUsage().rss - before).toBeLessThan(700_000_000)
})

test('after all of them an ordinary picture is drawn', async () => {
  served = new Uint8Array(await noise('png'))
  const { jpegDetails } = await there.answered(card('/art/ordinary/front.png'))
  expect(await sharp(await there.at(jpegDetails?.imageUrl)).metadata()).toMatchObject({ width: 1280, height: 1280 })
})

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const foot = Buffer.alloc(4)
  foot.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, foot])
}

function png(width: number, height: number, pixels: Uint8Array, more: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', pixels),
    chunk('IEND', new Uint8Array()),
  ])
}

async function noise(format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, i) => (i * 7919) % 251))
  return await sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}

async function moving(): Promise<Buffer> {
  const frames = Buffer.alloc(16 * 16 * 4 * 3, 90)
  frames.fill(200, 0, 16 * 16 * 4)
  return await sharp(frames, { raw: { width: 16, height: 48, channels: 4, pageHeight: 16 } })
    .webp({ loop: 0, delay: [100, 100, 100] })
    .toBuffer()
}

const half = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, Math.floor(bytes.length / 2))

function withJpegSize(bytes: Buffer, size: number): Buffer {
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(size, frame + 5)
  bytes.writeUInt16BE(size, frame + 7)
  return bytes
}

function svg(inner: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${inner}</svg>`)
}

function entities(count: number): string {
  return Array.from({ length: count }, (_, i) => `<!ENTITY e${i + 1} "${`&${i === 0 ? 'a' : `e${i}`};`.repeat(10)}">`).join('')
}

function uses(depth: number): string {
  const shapes = Array.from({ length: depth }, (_, i) => `<g id="u${i + 1}">${`<use href="#u${i}"/>`.repeat(10)}</g>`)
  return `<defs><rect id="u0" width="1" height="1"/>${shapes.join('')}</defs><use href="#u${depth}"/>`
}
