import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { openDrawnPictures, GREEN, WHITE, isNear, countPages } from './testing/drawn-pictures.ts'
import { text, front, outside, inside, card, address } from './testing/wire-bodies.ts'

const { there, draw } = await openDrawnPictures()
beforeAll(async () => {
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
})

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

describe('surfaces', () => {
  test('a request gets one picture of the first page, and with GetSurfaceImages one of each page too', async () => {
    expect(Object.keys(await there.answered(card))).toEqual(['jpegDetails'])
    const both = await there.answered({ ...card, GetSurfaceImages: true })
    expect(Object.keys(both).sort()).toEqual(['jpegDetails', 'primaryJpegDetails', 'secondaryJpegDetails'])
    expect(both.primaryJpegDetails).toEqual(both.jpegDetails)
    expect(both.secondaryJpegDetails).not.toEqual(both.jpegDetails)
  })

  test('a print request gets a file, and pictures too if it asks for them', async () => {
    expect(Object.keys(await there.answered({ ...card, render: 'print' }))).toEqual(['pdfDetails'])
    const all = await there.answered({ ...card, render: 'print', GetSurfaceImages: true })
    expect(Object.keys(all).sort()).toEqual(['jpegDetails', 'pdfDetails', 'primaryJpegDetails', 'secondaryJpegDetails'])
  })

  test('an unprinted page is in the preview but not in the file', async () => {
    const pages = [outside, { ...inside, print: false }]
    const whole = await there.at((await there.answered({ ...card, render: 'print' })).pdfDetails?.imageUrl)
    const half = await there.at((await there.answered({ ...card, pages, render: 'print' })).pdfDetails?.imageUrl)
    expect([countPages(whole), countPages(half)]).toEqual([2, 1])
    expect((await there.answered({ ...card, pages, GetSurfaceImages: true })).secondaryJpegDetails).toBeDefined()
  })

  test('forceVerticalOrientation puts one panel above the other', async () => {
    const picture = await draw({ ...card, forceVerticalOrientation: true })
    expect(picture).toMatchObject({ width: 1280, height: 2 * 1792 })
    expect(await picture.at(640, 800)).toEqual(WHITE)
    expect(isNear(await picture.at(640, 2600), GREEN)).toBe(true)
  })

  test('forceVerticalOrientation turns the back of a tent upright, which is printed upside down', async () => {
    // The band is at the upper edge of the sheet, which is the lower edge of the back.
    const [flat, upright] = [await draw(tent), await draw({ ...tent, forceVerticalOrientation: true })]
    expect([flat.height, upright.height]).toEqual([Math.round((1280 * 3000) / 2100), 2 * Math.round((1280 * 1500) / 2100)])
    expect([isNear(await flat.at(640, 100), GREEN), isNear(await upright.at(640, 100), GREEN)]).toEqual([true, false])
    expect(isNear(await upright.at(640, 914 - 100), GREEN)).toBe(true)
  })

  test('a background is drawn beneath all layers and fills the page with its bleed', async () => {
    const page = { ...inside, background: '/art/1HBE2115/front.webp' }
    const picture = await draw({ ...card, pages: [page] })
    expect(isNear(await picture.at(20, 20), GREEN)).toBe(true)
    const without = await there.at((await there.answered({ ...card, pages: [page], render: 'print', bleed: 0 })).pdfDetails?.imageUrl)
    const withBleed = await there.at((await there.answered({ ...card, pages: [page], render: 'print', bleed: 46 })).pdfDetails?.imageUrl)
    expect([trimInset(without), trimInset(withBleed)]).toEqual([0, (46 + 75) * 0.24])
  })

  test.each(['garamond10Center', 'whitneybook11Center', 'johnson14Left'])(
    'the font %s draws its text in the given colour',
    async (name) => {
      const pages = [{ ...inside, layers: [text('Welcome home!', { font: { name, color: '#1d6a6a' } })] }]
      const stats = await sharp(await there.at((await there.answered({ ...card, pages })).jpegDetails?.imageUrl)).stats()
      expect(stats.channels[0]?.min).toBeLessThan(120)
      expect(stats.channels[0]?.min).toBeLessThan(stats.channels[1]?.min ?? 0)
    },
  )
})

describe('envelopes', () => {
  test.each([
    ['49', 'A2', 1711, 1237],
    ['60', 'A6', 1936, 1350],
    ['70', 'A7', 2161, 1500],
    ['831', 'A9', 2611, 1650],
  ])(
    'the envelope for size %s (%s) is drawn in 2161 x 1500 pixels with the dpi of its true size, and its scan code can be read',
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

  test('may have pictures among the layers of a full page', async () => {
    const page = {
      name: 'envelope',
      width: 2161,
      height: 1500,
      layers: [{ ...front, x: 0, y: 0, width: 400, height: 400, clip: undefined }],
    }
    const picture = await draw({ cardWidth: 2161, cardHeight: 1500, orientation: 'H', render: 'preview', pages: [page] })
    expect(isNear(await picture.at(60, 1041 - 888 + 60), GREEN)).toBe(true)
  })
})

test('a request beyond the queue is answered 503 with Retry-After, and every other one is served', async () => {
  const requests = Array.from({ length: 120 }, (_, number) =>
    there.post({ render: 'print', returnAddress: address, recipientAddress: { ...address, name: `Number ${number}` } }),
  )
  const answers = await Promise.all(requests)
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 200).length).toBe(120 - refused.length)
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['2']))
  expect(await refused[0]?.json()).toMatchObject({ error: { code: 'busy' } })
})

function trimInset(pdf: Uint8Array): number {
  return Number(/\/TrimBox \[([\d.]+)/.exec(Buffer.from(pdf).toString('latin1'))?.[1])
}
