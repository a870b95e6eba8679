import type { BrandingAnswer } from '@fondly/contracts/bff/branding.ts'
import type { LogoAnswer, ProfileAnswer } from '@fondly/contracts/bff/profiles.ts'
import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'
import { HOSTILE_LOGOS } from './testing/hostile-logos.ts'
import { makePng, makeSvg, pngChunk } from './testing/make-pictures.ts'
import type { Visitor } from './testing/visitor.ts'

let testProduct: ComposedProduct
let clientadmin: Visitor
/** How far the product's clock is ahead. */
let clockAheadMs = 0
const DAY_MS = 24 * 3_600_000
beforeAll(async () => {
  testProduct = await startComposedProduct({ clock: () => new Date(Date.now() + clockAheadMs) })
  clientadmin = testProduct.newVisitor()
  await clientadmin.signIn('clientadmin@harborview.test')
})
afterAll(() => testProduct?.close())

const upload = (file: Uint8Array, ground = 'light') => clientadmin.ask('POST', `/api/admin/harborview/uploads/logos/${ground}`, file)

test.each(Object.entries(HOSTILE_LOGOS))('%s is refused with a sentence', async (_, [code, file]) => {
  const answer = await upload(file())
  const refusal = (await answer.json()) as Refusal
  expect(refusal).toMatchObject({ code, detail: expect.stringMatching(/^This .+\.$|^The .+\.$|^Something .+\.$/) })
  expect([413, 422]).toContain(answer.status)
})

test('a logo is served redrawn at its address without the other contents of its file', async () => {
  const secret = pngChunk('tEXt', Buffer.from('Comment\u0000<script>alert(1)</script>', 'latin1'))
  const answer = await upload(makePng(400, 200, [20, 40, 60, 255], secret))
  const logo = (await answer.json()) as LogoAnswer
  expect(logo).toMatchObject({ width: 400, height: 200, url: expect.stringMatching(/\/art\/brands\/uploads\/[0-9a-f]{40}\.\w{3}$/) })
  const served = await clientadmin.ask('GET', logo.url)
  expect(served.headers.get('content-type')).toMatch(/^image\/(png|jpeg)$/)
  expect(await served.text()).not.toContain('script')
})

test("a drawing stays a drawing with its style sheet but without its editor's metadata", async () => {
  const drawing = makeSvg(
    '<metadata><secret>Somebody</secret></metadata><!-- by me --><style>.a{fill:#ff0000}</style>' +
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#123"/></linearGradient></defs><path class="a" d="M1 1h9v9z" fill="url(#g)"/>',
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
  )
  const { url } = (await (await upload(drawing)).json()) as LogoAnswer
  const served = await clientadmin.ask('GET', url)
  expect(served.headers.get('content-type')).toBe('image/svg+xml')
  const text = await served.text()
  expect(text).toMatch(/^<svg [^>]*viewBox="0 0 40 20"/)
  for (const part of ['.a{fill:#ff0000}', 'linearGradient', 'url(#g)']) expect(text).toContain(part)
  for (const gone of ['Somebody', 'by me', 'DOCTYPE']) expect(text).not.toContain(gone)
})

test('a white logo is for a dark background, and a dark one is not', async () => {
  expect((await upload(makePng(400, 200, [255, 255, 255, 255]), 'dark')).status).toBe(200)
  const refused = await upload(makePng(400, 200, [20, 20, 20, 255]), 'dark')
  expect((await refused.json()) as Refusal).toMatchObject({ code: 'logo-not-seen-on-dark' })
})

test('other requests keep their size limit', async () => {
  const answer = await clientadmin.ask('PATCH', '/api/admin/harborview/settings', 'x'.repeat(300_000))
  expect([answer.status, ((await answer.json()) as Refusal).code]).toEqual([413, 'request-too-large'])
})

test('an unused logo is deleted after a day, but a logo that a profile or the branding has used is kept', async () => {
  const colours: [number, number, number, number][] = [
    [10, 20, 30, 255],
    [40, 50, 60, 255],
    [70, 80, 90, 255],
    [15, 25, 35, 255],
  ]
  const urls: string[] = []
  for (const colour of colours) urls.push(((await (await upload(makePng(400, 200, colour))).json()) as LogoAnswer).url)
  const [forgotten = '', ofProfile = '', ofBrand = '', next = ''] = urls

  const path = '/api/admin/harborview/profiles/harborview-resident-care'
  const saveLogo = async (logoUrl: string) => {
    const { version, profile } = await clientadmin.json<ProfileAnswer>('GET', path)
    return (await clientadmin.ask('PUT', path, { version, profile: { ...profile, logoUrl } })).status
  }
  expect(await saveLogo(ofProfile)).toBe(200)
  // The replaced logo may be printed on cards.
  expect(await saveLogo(next)).toBe(200)
  const branding = await clientadmin.json<BrandingAnswer>('GET', '/api/admin/harborview/branding')
  const changed = { ...branding, brand: { ...branding.brand, logoAtNightUrl: new URL(ofBrand).pathname } }
  expect((await clientadmin.ask('PUT', '/api/admin/harborview/branding', changed)).status).toBe(200)

  const statuses = () => Promise.all(urls.map(async (url) => (await clientadmin.ask('GET', url)).status))
  await testProduct.product.core.sweep()
  expect(await statuses()).toEqual([200, 200, 200, 200])
  clockAheadMs = DAY_MS + 1
  await testProduct.product.core.sweep()
  expect(await statuses()).toEqual([404, 200, 200, 200])

  clientadmin = testProduct.newVisitor()
  await clientadmin.signIn('clientadmin@harborview.test')
  expect(await saveLogo(forgotten)).toBe(422)
  // The same picture can be uploaded again.
  expect((await upload(makePng(400, 200, colours[0] ?? [0, 0, 0, 255]))).status).toBe(200)
  expect(await saveLogo(forgotten)).toBe(200)
})
