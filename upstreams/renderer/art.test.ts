import type { Scene } from '@fondly/contracts/load/scene.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { FRONT } from './testing/test-renderer.ts'
import { NOTHING } from './testing/nothing.ts'
import { isNear, readPixel } from './testing/drawn-pictures.ts'
import { openBrandedRenderer } from './testing/branded-card.ts'

const there = await openBrandedRenderer()

describe('art', () => {
  test('art is drawn only in known widths, also when another width is requested', async () => {
    const widths: number[] = []
    for (const wanted of [1, 161, 320, 1599, 4000, 99_999]) {
      const { width } = await sharp(await (await there.art(`1HBE2115/front.webp?width=${wanted}`)).arrayBuffer()).metadata()
      widths.push(width)
    }
    expect(widths).toEqual([160, 240, 320, 1600, 1600, 1600])
    for (const wanted of ['100000', '-1', '1.5', '1e3', ''])
      expect((await there.art(`1HBE2115/front.webp?width=${wanted}`)).status).toBe(400)
  })

  test('a front is drawn in the requested width, without its bleed or with it', async () => {
    const plain = await (await there.art('1HBE2115/front.webp?width=300')).arrayBuffer()
    expect(await sharp(plain).metadata()).toMatchObject({ format: 'webp', width: 320, height: 448 })
    expect(isNear(await readPixel(plain, 1, 1), [0x1d, 0x6a, 0x6a])).toBe(true)
    const whole = await (await there.art('1HBE2115/front.png?width=300&bleed=1')).arrayBuffer()
    expect(isNear(await readPixel(whole, 1, 1), [0xc8, 0x55, 0x3d])).toBe(true)
  })

  test('a page gets vectors at once while the pixels are drawn, and the pixels with its next request', async () => {
    await there.load({ ...NOTHING, art: [{ cardId: 'unseen', surface: 'front', scene: FRONT }] })
    const shown = () => there.art('unseen/front.webp?width=240&bleed=1', { accept: 'image/webp,image/svg+xml,image/*,*/*;q=0.8' })
    const first = await shown()
    expect([first.status, first.headers.get('cache-control')]).toEqual([307, 'no-store'])
    const vectors = new URL(first.headers.get('location') ?? '', 'http://art/unseen/front.webp')
    const instead = await there.art(`${vectors.pathname.slice(1)}${vectors.search}`)
    expect([instead.status, instead.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(await instead.text()).toContain('viewBox="-')
    await expect.poll(async () => (await shown()).headers.get('content-type')).toBe('image/webp')
  })

  test('is public and has an ETag of its content', async () => {
    const first = await there.art('1HBE2115/front.svg')
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
    expect(first.headers.get('content-security-policy')).toContain('sandbox')
    const tag = first.headers.get('etag') ?? ''
    expect((await there.art('1HBE2115/front.svg', { 'if-none-match': tag })).status).toBe(304)
    await there.load({ ...NOTHING, art: [{ cardId: 'changing', surface: 'front', scene: FRONT }] })
    const before = (await there.art('changing/front.svg')).headers.get('etag')
    await there.load({ ...NOTHING, art: [{ cardId: 'changing', surface: 'front', scene: { ...FRONT, nodes: [] } }] })
    expect((await there.art('changing/front.svg')).headers.get('etag')).not.toBe(before)
  })

  test('a sentiment is served as outlines in the size of its place in the layout', async () => {
    const words = (await (await there.art('sentiments/home.scene')).json()) as Scene
    expect(words).toMatchObject({ width: 1050, height: 480, bleed: 0 })
    expect(words.nodes.length).toBeGreaterThan(60)
    expect(await sharp(await (await there.art('sentiments/home.webp')).arrayBuffer()).metadata()).toMatchObject({
      width: 960,
      hasAlpha: true,
    })
  })

  test('a sentiment that cannot be printed is refused when it is loaded', async () => {
    const sentiment = { id: 'smile', description: 'Smile', text: 'Smile 😀', language: 'en_US' as const }
    await expect(there.load({ ...NOTHING, sentiments: [sentiment] })).rejects.toThrow('The sentiment smile has a character')
    await expect(there.load({ ...NOTHING, sentiments: [{ ...sentiment, text: 'word '.repeat(390) }] })).rejects.toThrow('too long')
  })

  test('a brand picture is served unchanged', async () => {
    const logo = await there.art('brands/harborview.svg')
    expect(logo.headers.get('content-type')).toBe('image/svg+xml')
    expect(await logo.text()).toContain('<rect width="30"')
  })

  test.each(['nobody/front.webp', '1HBE2115/front.gif', 'brands/none.svg', '..%2f..%2fetc/passwd', '%E0%A4%A', ''])(
    '%s is not there',
    async (path) => {
      expect((await there.art(path)).status).toBe(404)
    },
  )

  test('a width that is no number is refused', async () => {
    expect((await there.art('1HBE2115/front.webp?width=wide')).status).toBe(400)
  })
})
