import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isNear, readPixel } from './testing/drawn-pictures.ts'
import { openBrandedRenderer, inside, outside, card, address } from './testing/branded-card.ts'

let now = new Date('2026-11-20T12:00:00Z')
const there = await openBrandedRenderer(() => now)

describe('previews', () => {
  test('both surfaces are 1280 pixels wide, and the art of the front ends at the fold', async () => {
    const { primaryJpegDetails, secondaryJpegDetails, jpegDetails } = await there.answered(card)
    expect(jpegDetails).toEqual(primaryJpegDetails)
    const front = await there.follow(primaryJpegDetails?.imageUrl ?? '')
    expect(front.headers.get('content-type')).toBe('image/jpeg')
    expect(front.headers.get('cache-control')).toBe('no-store')
    expect(front.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    const bytes = await front.arrayBuffer()
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1280, height: 896, format: 'jpeg' })
    expect(isNear(await readPixel(bytes, 1000, 400), [0x1d, 0x6a, 0x6a])).toBe(true)
    expect(isNear(await readPixel(bytes, 600, 400), [255, 255, 255])).toBe(true)
    // The logo is in the middle of its box on the back.
    expect(isNear(await readPixel(bytes, Math.round(750 * 0.4267), Math.round(1575 * 0.4267)), [0x1d, 0x6a, 0x6a])).toBe(true)
    expect((await there.follow(secondaryJpegDetails?.imageUrl ?? '')).status).toBe(200)
  })

  test('only one panel is drawn on request', async () => {
    const { jpegDetails } = await there.answered({ ...card, singlePanelCrop: true, GetSurfaceImages: false })
    expect(await sharp(await (await there.follow(jpegDetails?.imageUrl ?? '')).arrayBuffer()).metadata()).toMatchObject({
      width: 1280,
      height: 1792,
    })
  })

  test('an envelope is drawn from its addresses alone, 1280 x 1041 pixels', async () => {
    const { jpegDetails } = await there.answered({ returnAddress: address, recipientAddress: address, scanCode: 'A7kP2mQ9xZ' })
    expect(await sharp(await (await there.follow(jpegDetails?.imageUrl ?? '')).arrayBuffer()).metadata()).toMatchObject({
      width: 1280,
      height: 1041,
    })
  })

  test('equal content gets the same address', async () => {
    const many = await Promise.all(Array.from({ length: 8 }, () => there.answered(card)))
    expect(new Set(many.map(({ secondaryJpegDetails }) => secondaryJpegDetails?.imageUrl)).size).toBe(1)
    const other = await there.answered({ ...card, pages: [outside(), inside('Welcome home.')] })
    expect(other.secondaryJpegDetails).not.toEqual(many[0]?.secondaryJpegDetails)
    expect(other.primaryJpegDetails).toEqual(many[0]?.primaryJpegDetails)
  })

  test('the address of a picture is signed for 15 to 20 minutes, and the next one shows the same picture', async () => {
    const ask = async () => (await there.answered(card)).jpegDetails?.imageUrl ?? ''
    const url = await ask()
    const bytes = await (await there.follow(url)).bytes()
    // Without its signature or with another time, the address does not work.
    for (const other of [url.split('?')[0] ?? '', url.replace(/signature=.*/, ''), url.replace(/expires=\d/, 'expires=9')])
      expect((await there.follow(other)).status).toBe(404)
    now = new Date('2026-11-20T12:04:59Z')
    expect(await ask()).toBe(url)
    now = new Date('2026-11-20T12:15:00Z')
    expect((await there.follow(url)).status).toBe(200)
    now = new Date('2026-11-20T12:20:01Z')
    expect((await there.follow(url)).status).toBe(404)
    expect(await (await there.follow(await ask())).bytes()).toEqual(bytes)
    now = new Date('2026-11-20T12:00:00Z')
  })

  test('a picture is gone after 30 days', async () => {
    expect((await there.follow((await there.answered(card)).jpegDetails?.imageUrl ?? '')).status).toBe(200)
    now = new Date('2026-12-21T12:00:00Z')
    // The picture shows personal data, so the next drawing deletes its file, and no other file.
    const before = await there.files()
    await there.answered({ ...card, pages: [outside(), inside('Glad that you are here.')] })
    const after = await there.files()
    expect(before.filter((name) => !after.includes(name)).length).toBeGreaterThan(0)
    expect((await there.art('1HBE2115/front.scene')).status).toBe(200)
    now = new Date('2026-11-20T12:00:00Z')
  })
})

describe('print files', () => {
  test('are PDFs with a signed address that expires', async () => {
    const url = (await there.answered({ ...card, render: 'print' })).pdfDetails?.imageUrl ?? ''
    const file = await there.follow(url)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('cache-control')).toMatch(/^private/)
    expect(file.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 5))).toBe('%PDF-')
    expect((await there.follow(url.split('?')[0] ?? '')).status).toBe(404)
    expect((await there.follow(url.replace(/expires=\d/, 'expires=9'))).status).toBe(404)
    expect((await there.answered({ ...card, render: 'print' })).pdfDetails?.imageUrl).toBe(url)
    now = new Date('2027-03-21T12:00:00Z')
    expect((await there.follow(url)).status).toBe(404)
    now = new Date('2026-11-20T12:00:00Z')
  })

  test('are kept until the end of the requested day, or for 120 days without one', async () => {
    const askUntil = async (prefer?: string, text = 'Kept until a day.') => {
      const words = { ...card, render: 'print', pages: [outside(), inside(text)] }
      const answer = await there.post(words, prefer ? { prefer } : {})
      return ((await answer.json()) as { pdfDetails: { imageUrl: string } }).pdfDetails.imageUrl
    }
    const endOf = (url: string) => new Date(Number(new URL(url).searchParams.get('expires')) * 1000).toISOString()
    const short = await askUntil('respond-async, keep-until="2026-12-20"')
    expect(endOf(short)).toBe('2026-12-20T23:59:59.000Z')
    expect(await askUntil('keep-until=2026-12-20')).toBe(short)
    const long = await askUntil('keep-until="2027-02-03"')
    expect(endOf(long)).toBe('2027-02-03T23:59:59.000Z')
    // A later request for a shorter time does not shorten the earlier address.
    expect(await askUntil('keep-until="2026-12-20"')).toBe(short)
    now = new Date('2026-12-20T23:59:00Z')
    expect([(await there.follow(short)).status, (await there.follow(long)).status]).toEqual([200, 200])
    now = new Date('2026-12-21T00:00:01Z')
    expect([(await there.follow(short)).status, (await there.follow(long)).status]).toEqual([404, 200])
    now = new Date('2027-02-04T00:00:01Z')
    expect((await there.follow(long)).status).toBe(404)
    now = new Date('2026-11-20T12:00:00Z')
    // A day in the past, too far ahead or unreadable is ignored.
    for (const prefer of ['keep-until="2026-11-19"', 'keep-until="2029-01-01"', 'keep-until="soon"', 'keep-until="2026-13-40"', undefined])
      expect(endOf(await askUntil(prefer, 'Kept as long as ever.'))).toBe('2027-03-20T12:00:00.000Z')
  })

  test('an envelope is a picture of 2161 x 1500 pixels at 300 dpi with all its colours', async () => {
    const { jpegDetails } = await there.answered({
      render: 'print',
      returnAddress: address,
      recipientAddress: address,
      scanCode: 'A7kP2mQ9xZ',
    })
    const bytes = await (await there.follow(jpegDetails?.imageUrl ?? '')).arrayBuffer()
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2161, height: 1500, density: 300, chromaSubsampling: '4:4:4' })
  })

  test.each([
    ['a character without a glyph', 'See you 😀', 'unprintable'],
    ['words that do not fit', 'line\n'.repeat(60), 'overflow'],
  ])('%s is refused', async (_, text, code) => {
    const response = await there.post({ ...card, render: 'print', pages: [inside(text)] })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error: { code } })
  })
})
