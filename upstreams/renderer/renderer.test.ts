import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import type { Scene } from '@fondly/contracts/load/scene.ts'
import { Rendered } from '@fondly/contracts/renderer/get-image.ts'
import { openBlobs } from '@fondly/kit/blobs/open-blobs.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderer } from './renderer.ts'
import { FRONT } from './testing/test-renderer.ts'
import { NOTHING } from './testing/nothing.ts'

const ORIGIN = 'https://cards.example.com'
const documents: LoadDocuments = {
  ...NOTHING,
  art: [{ cardId: '1HBE2115', surface: 'front', scene: FRONT }],
  sentiments: [
    {
      id: 'home',
      description: 'New home',
      text: 'May every room be filled with light, with laughter, and with the good, ordinary noise of home.',
      language: 'en_US',
    },
  ],
  brandFiles: [
    {
      name: 'harborview.svg',
      bytes: new TextEncoder().encode(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect width="30" height="10" fill="#1d6a6a"/></svg>',
      ),
      type: 'image/svg+xml',
    },
  ],
}

let now = new Date('2026-11-20T12:00:00Z')
let upstream: Awaited<ReturnType<typeof renderer>>
let close: () => Promise<void>
let files: () => Promise<string[]>

beforeAll(async () => {
  const database = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'renderer-'))
  const fetch = () => Promise.reject(new Error('no network'))
  upstream = await renderer({
    env: { fetch, clock: () => now, random: (bytes) => new Uint8Array(bytes), ids: () => '0', log: silentLog },
    databaseUrl: database.url,
    poolSize: 1,
    publicOrigin: ORIGIN,
    basePath: '/renderer',
    bearer: 'secret',
    pictureKey: new Uint8Array(32).fill(7),
    blobs: openBlobs(folder, { fetch }),
    allowedHosts: ['pictures.example.com', '127.0.0.1'],
  })
  await upstream.load(documents)
  await upstream.load(documents)
  files = () => readdir(folder, { recursive: true })
  close = async () => {
    await upstream.close()
    await database.drop()
    await rm(folder, { recursive: true })
  }
})
afterAll(() => close())

const inside = (text: string, more: object[] = []) => ({
  name: 'inside',
  width: 3000,
  height: 2100,
  fold: { x: 1500 },
  background: '',
  print: true,
  layers: [
    { type: 'text', x: 1685, y: 930, width: 1130, height: 900, text, font: { name: 'johnson14Left', color: '#000000', minimumSize: 9 } },
    ...more,
  ],
})
const outside = (url = '/art/1HBE2115/front.webp') => ({
  ...inside(''),
  name: 'outside',
  layers: [
    { type: 'image', x: 1454, y: -46, width: 1592, height: 2192, url, clip: { x: 1500, y: -46, width: 1546, height: 2192 } },
    { type: 'image', x: 540, y: 1500, width: 420, height: 150, url: `${ORIGIN}/art/brands/harborview.svg`, fit: 'contain' },
    { type: 'barcode', x: 678, y: 1866, width: 144, height: 144, symbology: 'datamatrix', text: 'A7kP2mQ9xZ', module: 6 },
  ],
})
const card = {
  cardWidth: 1500,
  cardHeight: 2100,
  orientation: 'V',
  render: 'preview',
  pages: [outside(), inside('Welcome home!')],
  bleed: 46,
  GetSurfaceImages: true,
}
const address = { name: 'Ann', address1: '1 Main St', address2: '', city: 'Salem', state: 'OR', zip: '97301' }

const post = (body: unknown, authorization = 'Bearer secret') =>
  upstream.fetch(
    new Request('http://renderer/getImage', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
const answered = async (body: unknown) => Rendered.parse(await (await post(body)).json())
const at = (url: string) => upstream.fetch(new Request(url.replace(`${ORIGIN}/renderer`, 'http://renderer')))
const art = (path: string, headers: Record<string, string> = {}) => upstream.art.fetch(new Request(`http://art/${path}`, { headers }))
const pixel = async (bytes: ArrayBuffer, left: number, top: number) => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
]

describe('pictures for the eye', () => {
  test('both surfaces, 1280 wide, the art on the front and not beyond the fold', async () => {
    const { primaryJpegDetails, secondaryJpegDetails, jpegDetails } = await answered(card)
    expect(jpegDetails).toEqual(primaryJpegDetails)
    const front = await at(primaryJpegDetails?.imageUrl ?? '')
    expect(front.headers.get('content-type')).toBe('image/jpeg')
    expect(front.headers.get('cache-control')).toBe('no-store')
    expect(front.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    const bytes = await front.arrayBuffer()
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1280, height: 896, format: 'jpeg' })
    expect(near(await pixel(bytes, 1000, 400), [0x1d, 0x6a, 0x6a])).toBe(true)
    expect(near(await pixel(bytes, 600, 400), [255, 255, 255])).toBe(true)
    // The logo on the back: a third as high as wide, in the middle of its box.
    expect(near(await pixel(bytes, Math.round(750 * 0.4267), Math.round(1575 * 0.4267)), [0x1d, 0x6a, 0x6a])).toBe(true)
    expect((await at(secondaryJpegDetails?.imageUrl ?? '')).status).toBe(200)
  })

  test('one panel alone when that is asked for', async () => {
    const { jpegDetails } = await answered({ ...card, singlePanelCrop: true, GetSurfaceImages: false })
    expect(await sharp(await (await at(jpegDetails?.imageUrl ?? '')).arrayBuffer()).metadata()).toMatchObject({ width: 1280, height: 1792 })
  })

  test('an envelope, also by its addresses alone: 1280 x 1041', async () => {
    const { jpegDetails } = await answered({ returnAddress: address, recipientAddress: address, scanCode: 'A7kP2mQ9xZ' })
    expect(await sharp(await (await at(jpegDetails?.imageUrl ?? '')).arrayBuffer()).metadata()).toMatchObject({ width: 1280, height: 1041 })
  })

  test('equal matter has one address, however often and at once it is asked for; other words another', async () => {
    const many = await Promise.all(Array.from({ length: 8 }, () => answered(card)))
    expect(new Set(many.map(({ secondaryJpegDetails }) => secondaryJpegDetails?.imageUrl)).size).toBe(1)
    const other = await answered({ ...card, pages: [outside(), inside('Welcome home.')] })
    expect(other.secondaryJpegDetails).not.toEqual(many[0]?.secondaryJpegDetails)
    expect(other.primaryJpegDetails).toEqual(many[0]?.primaryJpegDetails)
  })

  test('the address of a picture is signed for 15 to 20 minutes, and the next one shows the same picture', async () => {
    const ask = async () => (await answered(card)).jpegDetails?.imageUrl ?? ''
    const url = await ask()
    const bytes = await (await at(url)).bytes()
    // Without its signature, or with another time, nobody sees it.
    for (const other of [url.split('?')[0] ?? '', url.replace(/signature=.*/, ''), url.replace(/expires=\d/, 'expires=9')])
      expect((await at(other)).status).toBe(404)
    now = new Date('2026-11-20T12:04:59Z')
    expect(await ask()).toBe(url)
    now = new Date('2026-11-20T12:15:00Z')
    expect((await at(url)).status).toBe(200)
    now = new Date('2026-11-20T12:20:01Z')
    expect((await at(url)).status).toBe(404)
    expect(await (await at(await ask())).bytes()).toEqual(bytes)
    now = new Date('2026-11-20T12:00:00Z')
  })

  test('a picture is gone after 30 days', async () => {
    expect((await at((await answered(card)).jpegDetails?.imageUrl ?? '')).status).toBe(200)
    now = new Date('2026-12-21T12:00:00Z')
    // Its bytes name somebody: the next drawing after its time takes them off the disk, and those of no other.
    const before = await files()
    await answered({ ...card, pages: [outside(), inside('Glad that you are here.')] })
    const after = await files()
    expect(before.filter((name) => !after.includes(name)).length).toBeGreaterThan(0)
    expect((await upstream.art.fetch(new Request('http://art/1HBE2115/front.scene'))).status).toBe(200)
    now = new Date('2026-11-20T12:00:00Z')
  })
})

describe('files for the press', () => {
  test('a PDF whose address is signed and expires', async () => {
    const url = (await answered({ ...card, render: 'print' })).pdfDetails?.imageUrl ?? ''
    const file = await at(url)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('cache-control')).toMatch(/^private/)
    expect(file.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 5))).toBe('%PDF-')
    expect((await at(url.split('?')[0] ?? '')).status).toBe(404)
    expect((await at(url.replace(/expires=\d/, 'expires=9'))).status).toBe(404)
    expect((await answered({ ...card, render: 'print' })).pdfDetails?.imageUrl).toBe(url)
    now = new Date('2027-03-21T12:00:00Z')
    expect((await at(url)).status).toBe(404)
    now = new Date('2026-11-20T12:00:00Z')
  })

  test('a file is there, and its address good, until the end of the day that its request names, and without a day for 120 days', async () => {
    const askUntil = async (prefer?: string, text = 'Kept until a day.') => {
      const words = { ...card, render: 'print', pages: [outside(), inside(text)] }
      const headers = { 'content-type': 'application/json', authorization: 'Bearer secret', ...(prefer ? { prefer } : {}) }
      const answer = await upstream.fetch(new Request('http://renderer/getImage', { method: 'POST', headers, body: JSON.stringify(words) }))
      return ((await answer.json()) as { pdfDetails: { imageUrl: string } }).pdfDetails.imageUrl
    }
    const endOf = (url: string) => new Date(Number(new URL(url).searchParams.get('expires')) * 1000).toISOString()
    const short = await askUntil('respond-async, keep-until="2026-12-20"')
    expect(endOf(short)).toBe('2026-12-20T23:59:59.000Z')
    expect(await askUntil('keep-until=2026-12-20')).toBe(short)
    const long = await askUntil('keep-until="2027-02-03"')
    expect(endOf(long)).toBe('2027-02-03T23:59:59.000Z')
    // Shorter again: the longer address stays good.
    expect(await askUntil('keep-until="2026-12-20"')).toBe(short)
    now = new Date('2026-12-20T23:59:00Z')
    expect([(await at(short)).status, (await at(long)).status]).toEqual([200, 200])
    now = new Date('2026-12-21T00:00:01Z')
    expect([(await at(short)).status, (await at(long)).status]).toEqual([404, 200])
    now = new Date('2027-02-04T00:00:01Z')
    expect((await at(long)).status).toBe(404)
    now = new Date('2026-11-20T12:00:00Z')
    // What is no day to come is no preference.
    for (const prefer of ['keep-until="2026-11-19"', 'keep-until="2029-01-01"', 'keep-until="soon"', 'keep-until="2026-13-40"', undefined])
      expect(endOf(await askUntil(prefer, 'Kept as long as ever.'))).toBe('2027-03-20T12:00:00.000Z')
  })

  test('the envelope as a picture of 2161 x 1500 at 300 dpi with all its colours', async () => {
    const { jpegDetails } = await answered({ render: 'print', returnAddress: address, recipientAddress: address, scanCode: 'A7kP2mQ9xZ' })
    const bytes = await (await at(jpegDetails?.imageUrl ?? '')).arrayBuffer()
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2161, height: 1500, density: 300, chromaSubsampling: '4:4:4' })
  })

  test.each([
    ['a character without a glyph', 'See you 😀', 'unprintable'],
    ['words that do not fit', 'line\n'.repeat(60), 'overflow'],
  ])('%s is refused', async (_, text, code) => {
    const response = await post({ ...card, render: 'print', pages: [inside(text)] })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error: { code } })
  })
})

describe('refusals', () => {
  const foreign = (url: string) => ({ ...card, pages: [outside(url)] })
  test.each<[string, number, string, unknown]>([
    ['no JSON', 400, 'body', '{"cardWidth":'],
    ['an unknown field', 400, 'body', { ...card, colour: 'red' }],
    ['no pages', 400, 'pages', { ...card, pages: [] }],
    [
      'more text than can be set while others wait',
      422,
      'too-much-text',
      {
        ...card,
        pages: [
          inside(
            '',
            Array.from({ length: 59 }, () => ({ ...inside('').layers[0], text: 'a '.repeat(2500) })),
          ),
        ],
      },
    ],
    [
      'a page template that nobody loaded',
      400,
      'page-template',
      { ...card, pages: undefined, personalization: [{ side: 'inside', pageTemplate: 'x' }] },
    ],
    [
      'more pictures than can be drawn while others wait',
      422,
      'too-much-picture',
      { ...card, pages: [outside(), { ...outside(), layers: [{ ...outside().layers[0], width: 10_000, height: 10_000 }] }] },
    ],
    ['art that is not there', 422, 'picture-missing', foreign('/art/nothing/front.webp')],
    ['another host', 403, 'picture-host', foreign('https://elsewhere.example.com/a.png')],
    ['plain http', 403, 'picture-host', foreign('http://pictures.example.com/a.png')],
    ['an address by number, though it is named', 403, 'picture-host', foreign('https://127.0.0.1/a.png')],
    ['a port', 403, 'picture-host', foreign('https://pictures.example.com:8443/a.png')],
    ['a user in the address', 403, 'picture-host', foreign('https://me@pictures.example.com/a.png')],
    ['a file', 403, 'picture-host', foreign('file:///etc/passwd')],
    ['no address at all', 400, 'picture-url', foreign('front.png')],
  ])('%s: %i %s', async (_, status, code, body) => {
    const response = await post(body)
    expect({ status: response.status, body: await response.json() }).toMatchObject({ status, body: { error: { code } } })
  })

  test('no token, or another', async () => {
    expect((await post(card, '')).status).toBe(401)
    expect((await post(card, 'Bearer other')).status).toBe(401)
  })

  test('a body says where it is wrong and never what it held', async () => {
    const text = await (await post({ ...card, pages: [{ ...inside('Dear Ann'), width: 'Ann' }] })).text()
    expect(text).toContain('pages.0.width')
    expect(text).not.toContain('Ann')
  })
})

describe('art', () => {
  test('art is drawn in the known widths only, whatever width is asked for', async () => {
    const widths: number[] = []
    for (const asked of [1, 161, 320, 1599, 4000, 99_999]) {
      const { width } = await sharp(await (await art(`1HBE2115/front.webp?width=${asked}`)).arrayBuffer()).metadata()
      widths.push(width)
    }
    expect(widths).toEqual([160, 240, 320, 1600, 1600, 1600])
    for (const asked of ['100000', '-1', '1.5', '1e3', '']) expect((await art(`1HBE2115/front.webp?width=${asked}`)).status).toBe(400)
  })

  test('a front in the asked width, cut at the trim, and with its bleed', async () => {
    const plain = await (await art('1HBE2115/front.webp?width=300')).arrayBuffer()
    expect(await sharp(plain).metadata()).toMatchObject({ format: 'webp', width: 320, height: 448 })
    expect(near(await pixel(plain, 1, 1), [0x1d, 0x6a, 0x6a])).toBe(true)
    const whole = await (await art('1HBE2115/front.png?width=300&bleed=1')).arrayBuffer()
    expect(near(await pixel(whole, 1, 1), [0xc8, 0x55, 0x3d])).toBe(true)
  })

  test('a page is not kept waiting for pixels: it gets the same as vectors, and the pixels when it asks again', async () => {
    await upstream.load({ ...NOTHING, art: [{ cardId: 'unseen', surface: 'front', scene: FRONT }] })
    const shown = () => art('unseen/front.webp?width=240&bleed=1', { accept: 'image/webp,image/svg+xml,image/*,*/*;q=0.8' })
    const first = await shown()
    expect([first.status, first.headers.get('cache-control')]).toEqual([307, 'no-store'])
    const vectors = new URL(first.headers.get('location') ?? '', 'http://art/unseen/front.webp')
    const instead = await art(`${vectors.pathname.slice(1)}${vectors.search}`)
    expect([instead.status, instead.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(await instead.text()).toContain('viewBox="-')
    await expect.poll(async () => (await shown()).headers.get('content-type')).toBe('image/webp')
  })

  test('is public, and told apart by what it holds', async () => {
    const first = await art('1HBE2115/front.svg')
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
    expect(first.headers.get('content-security-policy')).toContain('sandbox')
    const tag = first.headers.get('etag') ?? ''
    expect((await art('1HBE2115/front.svg', { 'if-none-match': tag })).status).toBe(304)
    await upstream.load({ ...NOTHING, art: [{ cardId: 'changing', surface: 'front', scene: FRONT }] })
    const before = (await art('changing/front.svg')).headers.get('etag')
    await upstream.load({ ...NOTHING, art: [{ cardId: 'changing', surface: 'front', scene: { ...FRONT, nodes: [] } }] })
    expect((await art('changing/front.svg')).headers.get('etag')).not.toBe(before)
  })

  test('a sentiment is outlines on the field that layout keeps for it', async () => {
    const words = (await (await art('sentiments/home.scene')).json()) as Scene
    expect(words).toMatchObject({ width: 1050, height: 480, bleed: 0 })
    expect(words.nodes.length).toBeGreaterThan(60)
    expect(await sharp(await (await art('sentiments/home.webp')).arrayBuffer()).metadata()).toMatchObject({ width: 960, hasAlpha: true })
  })

  test('a sentiment that cannot be printed is refused when it is loaded', async () => {
    const sentiment = { id: 'smile', description: 'Smile', text: 'Smile 😀', language: 'en_US' as const }
    await expect(upstream.load({ ...NOTHING, sentiments: [sentiment] })).rejects.toThrow('The sentiment smile has a character')
    await expect(upstream.load({ ...NOTHING, sentiments: [{ ...sentiment, text: 'word '.repeat(390) }] })).rejects.toThrow('too long')
  })

  test('a brand picture is served as it came', async () => {
    const logo = await art('brands/harborview.svg')
    expect(logo.headers.get('content-type')).toBe('image/svg+xml')
    expect(await logo.text()).toContain('<rect width="30"')
  })

  test.each(['nobody/front.webp', '1HBE2115/front.gif', 'brands/none.svg', '..%2f..%2fetc/passwd', '%E0%A4%A', ''])(
    '%s is not there',
    async (path) => {
      expect((await art(path)).status).toBe(404)
    },
  )

  test('a width that is no number is refused', async () => {
    expect((await art('1HBE2115/front.webp?width=wide')).status).toBe(400)
  })
})

function near(found: number[], wanted: number[]): boolean {
  return found.every((value, i) => Math.abs(value - (wanted[i] ?? 0)) < 12)
}
