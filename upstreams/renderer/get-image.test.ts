import { Fault } from '@fondly/contracts/renderer/get-image.ts'
import { PageTemplate, PageTemplates } from '@fondly/contracts/renderer/page-template.ts'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { testRenderer } from './testing/test-renderer.ts'

let there: Awaited<ReturnType<typeof testRenderer>>
beforeAll(async () => {
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
  there = await testRenderer()
})
afterAll(() => there.close())

const GREEN = [0x1d, 0x6a, 0x6a]
const WHITE = [255, 255, 255]
const text = (words: string, more: object = {}) => ({
  type: 'text',
  x: 1685,
  y: 930,
  width: 1130,
  height: 900,
  text: words,
  font: { name: 'johnson14Left', color: '#000000' },
  ...more,
})
const front = {
  type: 'image',
  x: 1454,
  y: -46,
  width: 1592,
  height: 2192,
  url: '/art/1HBE2115/front.webp',
  clip: { x: 1500, y: -46, width: 1546, height: 2192 },
}
const outside = { name: 'outside', width: 3000, height: 2100, fold: { x: 1500 }, background: '', print: true, layers: [front] }
const inside = { ...outside, name: 'inside', layers: [text('Welcome home!')] }
const card = { cardWidth: 1500, cardHeight: 2100, orientation: 'V', render: 'preview', pages: [outside, inside], bleed: 46 }
const tent = {
  cardWidth: 2100,
  cardHeight: 1500,
  orientation: 'H',
  render: 'preview',
  pages: [
    {
      name: 'outside',
      width: 2100,
      height: 3000,
      fold: { y: 1500 },
      layers: [{ ...front, x: 0, y: 0, width: 2100, height: 500, clip: undefined }],
    },
  ],
}
const address = { name: 'Ann Okonkwo', address1: '418 Larkspur Ln', city: 'Portland', state: 'OR', zip: '97217' }

describe('surfaces', () => {
  test('one picture of the first page; with GetSurfaceImages each page its own beside it', async () => {
    expect(Object.keys(await there.answered(card))).toEqual(['jpegDetails'])
    const both = await there.answered({ ...card, GetSurfaceImages: true })
    expect(Object.keys(both).sort()).toEqual(['jpegDetails', 'primaryJpegDetails', 'secondaryJpegDetails'])
    expect(both.primaryJpegDetails).toEqual(both.jpegDetails)
    expect(both.secondaryJpegDetails).not.toEqual(both.jpegDetails)
  })

  test('a file for the press, and pictures beside it when they are asked for', async () => {
    expect(Object.keys(await there.answered({ ...card, render: 'print' }))).toEqual(['pdfDetails'])
    const all = await there.answered({ ...card, render: 'print', GetSurfaceImages: true })
    expect(Object.keys(all).sort()).toEqual(['jpegDetails', 'pdfDetails', 'primaryJpegDetails', 'secondaryJpegDetails'])
  })

  test('a page that is not printed is seen, and is not in the file', async () => {
    const pages = [outside, { ...inside, print: false }]
    const whole = await there.at((await there.answered({ ...card, render: 'print' })).pdfDetails?.imageUrl)
    const half = await there.at((await there.answered({ ...card, pages, render: 'print' })).pdfDetails?.imageUrl)
    expect([pagesIn(whole), pagesIn(half)]).toEqual([2, 1])
    expect((await there.answered({ ...card, pages, GetSurfaceImages: true })).secondaryJpegDetails).toBeDefined()
  })

  test('forceVerticalOrientation: both panels one above the other', async () => {
    const picture = await seen({ ...card, forceVerticalOrientation: true })
    expect(picture).toMatchObject({ width: 1280, height: 2 * 1792 })
    expect(await picture.at(640, 800)).toEqual(WHITE)
    expect(near(await picture.at(640, 2600), GREEN)).toBe(true)
  })

  test("forceVerticalOrientation: a tent's back, printed upside down, is turned upright", async () => {
    // The band lies at the sheet's upper edge, which is the foot of the back.
    const [flat, upright] = [await seen(tent), await seen({ ...tent, forceVerticalOrientation: true })]
    expect([flat.height, upright.height]).toEqual([Math.round((1280 * 3000) / 2100), 2 * Math.round((1280 * 1500) / 2100)])
    expect([near(await flat.at(640, 100), GREEN), near(await upright.at(640, 100), GREEN)]).toEqual([true, false])
    expect(near(await upright.at(640, 914 - 100), GREEN)).toBe(true)
  })

  test('a background lies beneath all layers and fills the page and its bleed', async () => {
    const page = { ...inside, background: '/art/1HBE2115/front.webp' }
    const picture = await seen({ ...card, pages: [page] })
    expect(near(await picture.at(20, 20), GREEN)).toBe(true)
    const without = await there.at((await there.answered({ ...card, pages: [page], render: 'print', bleed: 0 })).pdfDetails?.imageUrl)
    const withBleed = await there.at((await there.answered({ ...card, pages: [page], render: 'print', bleed: 46 })).pdfDetails?.imageUrl)
    expect([trimInset(without), trimInset(withBleed)]).toEqual([0, (46 + 75) * 0.24])
  })

  test.each(['garamond10Center', 'whitneybook11Center', 'johnson14Left'])('%s sets its own words', async (name) => {
    const pages = [{ ...inside, layers: [text('Welcome home!', { font: { name, color: '#1d6a6a' } })] }]
    const stats = await sharp(await there.at((await there.answered({ ...card, pages })).jpegDetails?.imageUrl)).stats()
    expect(stats.channels[0]?.min).toBeLessThan(120)
    expect(stats.channels[0]?.min).toBeLessThan(stats.channels[1]?.min ?? 0)
  })
})

describe('envelopes', () => {
  test.each([
    ['49', 'A2', 1711, 1237],
    ['60', 'A6', 1936, 1350],
    ['70', 'A7', 2161, 1500],
    ['831', 'A9', 2611, 1650],
  ])(
    'that of size %s, an %s, stands in 2161 x 1500 at a dpi that keeps its true size, and its scan code is read',
    async (cardSize, _, width, height) => {
      const body = { render: 'print', cardSize, returnAddress: address, recipientAddress: address, scanCode: 'A7kP2mQ9xZ' }
      const bytes = await there.at((await there.answered(body)).jpegDetails?.imageUrl)
      const scale = Math.min(2161 / width, 1500 / height)
      expect(await sharp(bytes).metadata()).toMatchObject({
        width: 2161,
        height: 1500,
        density: Math.round(300 * scale),
        chromaSubsampling: '4:4:4',
      })
      const codes = await readBarcodes(bytes, { formats: ['DataMatrix'], tryHarder: true })
      expect(codes.map((code) => code.text)).toEqual(['A7kP2mQ9xZ'])
      const preview = await there.answered({ ...body, render: 'preview' })
      expect(await sharp(await there.at(preview.jpegDetails?.imageUrl)).metadata()).toMatchObject({ width: 1280, height: 1041 })
    },
  )

  test('with pictures of their own among the layers of a full page', async () => {
    const page = {
      name: 'envelope',
      width: 2161,
      height: 1500,
      layers: [{ ...front, x: 0, y: 0, width: 400, height: 400, clip: undefined }],
    }
    const picture = await seen({ cardWidth: 2161, cardHeight: 1500, orientation: 'H', render: 'preview', pages: [page] })
    expect(near(await picture.at(60, 1041 - 888 + 60), GREEN)).toBe(true)
  })
})

describe('page templates', () => {
  const sides = [
    {
      side: 'outside',
      pageTemplate: '70-V-outside',
      images: [{ name: 'front', url: '/art/1HBE2115/front.webp' }],
      messages: [{ name: 'backMessage', text: 'Sent with care.' }],
      barcodes: [{ name: 'scanCode', text: 'A7kP2mQ9xZ' }],
    },
    {
      side: 'inside',
      pageTemplate: '70-V-inside',
      messages: [
        { name: 'message', text: 'Welcome home!' },
        { name: 'signature', text: 'Marisol Ortega', font: { color: '#1d6a6a' } },
      ],
    },
  ]
  const personalized = { cardSize: '70', orientation: 'V', render: 'preview', personalization: sides }

  test('one for every size, orientation and side, and for every envelope, each to be read by its name', async () => {
    const { pageTemplates } = PageTemplates.parse(await (await there.get('/pageTemplates')).json())
    const names = pageTemplates.map(({ name }) => name)
    expect(names.length).toBe(4 * 3 * 2 + 4)
    expect(names).toEqual(expect.arrayContaining(['49-S-inside', '60-H-outside', '831-V-inside', 'A2-envelope', 'A9-envelope']))
    expect(PageTemplate.parse(await (await there.get('/pageTemplates/60-V-outside')).json())).toMatchObject({
      page: { width: 2775, height: 1875 },
    })
    expect((await there.get('/pageTemplates/none')).status).toBe(404)
  })

  test('every template of them is drawn and printed with all its places filled', async () => {
    const { pageTemplates } = PageTemplates.parse(await (await there.get('/pageTemplates')).json())
    for (const { name, page, places } of pageTemplates) {
      const [first = '', orientation = ''] = name.split('-')
      const of = (type: string) => places.filter((place) => place.type === type).map((place) => place.name)
      const side = {
        side: page.name,
        pageTemplate: name,
        images: of('image').map((place) => ({ name: place, url: '/art/1HBE2115/front.webp' })),
        messages: of('text').map((place) => ({ name: place, text: `${place}\nand more` })),
        barcodes: of('barcode').map((place) => ({ name: place, text: 'A7kP2mQ9xZ' })),
      }
      const measures =
        page.name === 'envelope' ? { cardWidth: page.width, cardHeight: page.height, orientation: 'H' } : { cardSize: first, orientation }
      const response = await there.post({ ...measures, render: 'print', personalization: [side] })
      expect({ name, status: response.status, body: await response.json() }).toMatchObject({ name, status: 200 })
    }
  })

  test('what was given stands in its places: art in front, words beneath one another in their colours, the code read', async () => {
    const details = await there.answered({ ...personalized, GetSurfaceImages: true })
    const outer = await pixels(details.primaryJpegDetails?.imageUrl)
    expect(near(await outer.at(1000, 400), GREEN)).toBe(true)
    const inner = sharp(await there.at(details.secondaryJpegDetails?.imageUrl))
    const leaf = { left: 640 + 79, top: Math.round(930 * 0.4267) - 6, width: 440, height: 60 }
    // The statistics are of what goes in: first cut, then counted.
    const strip = async (top: number) =>
      await sharp(
        await inner
          .clone()
          .extract({ ...leaf, top })
          .toBuffer(),
      ).stats()
    const [message, signature] = [await strip(leaf.top), await strip(leaf.top + 60)]
    // Black is as dark in red as in green, the signature's colour is not.
    const [black, coloured] = [message, signature].map(({ channels: [red, green] }) => (green?.mean ?? 0) - (red?.mean ?? 0))
    expect([message.channels[0]?.min, signature.channels[0]?.min].every((darkest) => (darkest ?? 255) < 90)).toBe(true)
    expect([black, coloured].map((difference) => Math.round(difference ?? 0) > 1)).toEqual([false, true])
    const printed = await there.answered({ ...personalized, personalization: [sides[0]], render: 'print', bleed: 30 })
    expect(pagesIn(await there.at(printed.pdfDetails?.imageUrl))).toBe(1)
  })

  test('an envelope by its template', async () => {
    const side = { side: 'envelope', pageTemplate: 'A2-envelope', messages: [{ name: 'recipientAddress', text: 'Ann\n418 Larkspur Ln' }] }
    const { jpegDetails } = await there.answered({ cardSize: '49', orientation: 'H', render: 'print', personalization: [side] })
    expect(await sharp(await there.at(jpegDetails?.imageUrl)).metadata()).toMatchObject({ width: 2161, height: 1500 })
  })

  const [outer, inner] = sides
  test.each<[string, string, string, object]>([
    [
      'a template that is not there',
      'page-template',
      'personalization.0.pageTemplate',
      { personalization: [{ ...outer, pageTemplate: '70-V-back' }] },
    ],
    ['another side', 'side', 'personalization.0.side', { personalization: [{ ...outer, side: 'inside' }] }],
    [
      'a place that is not there',
      'place',
      'personalization.1.messages.0.name',
      { personalization: [outer, { ...inner, messages: [{ name: 'front', text: 'x' }] }] },
    ],
    [
      'a place twice',
      'place',
      'personalization.0.images.1.name',
      { personalization: [{ ...outer, images: [...(outer?.images ?? []), ...(outer?.images ?? [])] }] },
    ],
    ['another size of card', 'page-size', 'personalization.0.width', { cardSize: '49' }],
    ['another orientation of card', 'page-size', 'personalization.0.width', { orientation: 'H' }],
    ['more bleed than its art has', 'bleed', 'bleed', { bleed: 60 }],
    ['pages beside it', 'pages', 'personalization', { pages: [outside] }],
    [
      'words without a glyph',
      'unprintable',
      'personalization.1.messages.0.text',
      { render: 'print', personalization: [outer, { ...inner, messages: [{ name: 'message', text: 'Hi 👩‍👧!' }] }] },
    ],
    [
      'art that is not there',
      'picture-missing',
      'personalization.0.images.0.url',
      { personalization: [{ ...outer, images: [{ name: 'front', url: '/art/none/front.webp' }] }] },
    ],
    ['an empty list', 'pages', 'pages', { personalization: [] }],
  ])('%s is refused by %s at %s', async (_, code, path, change) => {
    expect(await fault({ ...personalized, ...change })).toMatchObject({ code, path })
  })
})

test('whoever comes while two are drawn and 32 wait is told to come again, and everybody else is served', async () => {
  const asked = Array.from({ length: 120 }, (_, number) =>
    there.post({ render: 'print', returnAddress: address, recipientAddress: { ...address, name: `Number ${number}` } }),
  )
  const answers = await Promise.all(asked)
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 200).length).toBe(120 - refused.length)
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['2']))
  expect(await refused[0]?.json()).toMatchObject({ error: { code: 'busy' } })
})

describe('refusals say where', () => {
  const changed = (page: object) => ({ ...card, pages: [outside, { ...inside, ...page }] })
  test.each<[string, object, object]>([
    ['cardWidth', { ...card, cardWidth: 1400 }, { code: 'page-size', path: 'pages.0.width' }],
    ['cardWidth', { ...card, cardWidth: undefined }, { code: 'card-size', path: 'cardWidth' }],
    ['cardHeight', { ...card, cardHeight: 10 }, { code: 'body', path: 'cardHeight' }],
    ['cardSize', { ...card, cardSize: '60' }, { code: 'card-size', path: 'cardWidth' }],
    ['cardSize', { ...card, cardSize: '52' }, { code: 'body', path: 'cardSize' }],
    ['orientation', { ...card, orientation: 'S' }, { code: 'orientation', path: 'orientation' }],
    ['render', { ...card, render: 'pdf' }, { code: 'body', path: 'render' }],
    ['bleed', { ...card, bleed: 101 }, { code: 'body', path: 'bleed' }],
    ['fold', changed({ fold: { x: 1200 } }), { code: 'page-size', path: 'pages.1.fold.x' }],
    ['an unknown field of a layer', changed({ layers: [text('x', { bold: true })] }), { code: 'body', path: 'pages.1.layers.0.bold' }],
    ['an unknown kind of layer', changed({ layers: [{ type: 'video' }] }), { code: 'body', path: 'pages.1.layers.0.type' }],
    [
      'a colour',
      changed({ layers: [text('x', { font: { name: 'johnson14Left', color: 'red' } })] }),
      { code: 'body', path: 'pages.1.layers.0.font.color' },
    ],
    [
      'a font',
      changed({ layers: [text('x', { font: { name: 'Arial', color: '#000000' } })] }),
      { code: 'body', path: 'pages.1.layers.0.font.name' },
    ],
    [
      'an emoji',
      { ...changed({ layers: [front, text('See you 😀')] }), render: 'print' },
      { code: 'unprintable', path: 'pages.1.layers.1.text', character: '😀', index: 8 },
    ],
    [
      'too many words',
      { ...changed({ layers: [text('line one\nline two\nline three', { height: 170 })] }), render: 'print' },
      { code: 'overflow', path: 'pages.1.layers.0.text', character: 'l', index: 18 },
    ],
    [
      'a background',
      { ...changed({ background: 'https://elsewhere.example.com/a.png' }), GetSurfaceImages: true },
      { code: 'picture-host', path: 'pages.1.background' },
    ],
    ['a crop of a print file', { ...card, render: 'print', singlePanelCrop: true }, { code: 'picture-only', path: 'singlePanelCrop' }],
    [
      'a print file upright',
      { ...card, render: 'print', forceVerticalOrientation: true },
      { code: 'picture-only', path: 'forceVerticalOrientation' },
    ],
    [
      'an address',
      { render: 'print', returnAddress: address, recipientAddress: { ...address, name: 'Ann 😀' } },
      { code: 'unprintable', path: 'recipientAddress', character: '😀', index: 4 },
    ],
    ['a scan code', { returnAddress: address, recipientAddress: address, scanCode: 'a b' }, { code: 'body', path: 'scanCode' }],
    [
      'an unknown field of an address',
      { returnAddress: address, recipientAddress: { ...address, phone: '1' } },
      { code: 'body', path: 'recipientAddress.phone' },
    ],
    ['a card and an envelope at once', { ...card, pages: [outside, { ...inside, name: 'envelope' }] }, { code: 'pages', path: 'pages' }],
  ])('%s', async (_, body, expected) => {
    expect(await fault(body)).toMatchObject(expected)
  })

  test('a preview of words that cannot be printed is drawn all the same', async () => {
    expect((await there.post(changed({ layers: [text('See you 😀')] }))).status).toBe(200)
  })
})

async function fault(body: unknown) {
  const response = await there.post(body)
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
  return Fault.parse(await response.json()).error
}

async function seen(body: unknown) {
  return await pixels((await there.answered(body)).jpegDetails?.imageUrl)
}

async function pixels(url: string | undefined) {
  const bytes = await there.at(url)
  const { width, height } = await sharp(bytes).metadata()
  return {
    width,
    height,
    at: async (left: number, top: number) => [
      ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
    ],
  }
}

function pagesIn(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
  )
}

function trimInset(pdf: Uint8Array): number {
  return Number(/\/TrimBox \[([\d.]+)/.exec(Buffer.from(pdf).toString('latin1'))?.[1])
}

function near(found: number[], wanted: number[]): boolean {
  return found.every((value, i) => Math.abs(value - (wanted[i] ?? 0)) < 12)
}
