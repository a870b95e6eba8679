import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Secret, TOTP, URI } from 'otpauth'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { testBrowser, type TestBrowser } from '../testing/browser.ts'
import { DISABLED, ENVIRONMENT, ORDERER, OTHER, PASSWORD, testIdentity, WORLD } from '../testing/test-identity.ts'
import { act, begin, checkPassword, signOnForTokens } from '../testing/sign-on.ts'

let upstream: Awaited<ReturnType<typeof testIdentity>>
let browser: TestBrowser
beforeAll(async () => {
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } })
  upstream = await testIdentity()
  await upstream.load(WORLD)
})
afterAll(() => upstream.end())
beforeEach(() => {
  browser = testBrowser(upstream.fetch, '/identity')
})

const address = () => `${upstream.origin}/identity/${ENVIRONMENT}/devices`
const read = async () => (await browser.go(address(), { headers: { 'accept-language': 'en' } })).text()
async function say(form: Record<string, string>, headers: Record<string, string> = { origin: upstream.origin }) {
  const answer = await browser.go(address(), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en', ...headers },
    body: new URLSearchParams(form).toString(),
  })
  return { status: answer.status, page: await answer.text() }
}
const valueOf = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? ''
/** The status of the next sign-on after the password. */
async function statusAfterPassword(username: string) {
  browser = testBrowser(upstream.fetch, '/identity')
  const flow = await begin(browser, upstream.origin)
  return { flow, status: ((await (await checkPassword(browser, flow, username)).json()) as { status: string }).status }
}

test('an authenticator is set up by QR code or secret, and is used after its first right passcode', async () => {
  await signOnForTokens(browser, upstream.origin)
  expect(await read()).toContain('You have none yet.')
  expect(await say({ add: 'TOTP', password: 'wrong' })).toMatchObject({ status: 400, page: expect.stringContaining('not right') })
  const { page } = await say({ add: 'TOTP', password: PASSWORD })
  const svg = /<svg .*<\/svg>/s.exec(page)?.[0] ?? ''
  const picture = await sharp(Buffer.from(svg)).resize(600, 600, { kernel: 'nearest' }).flatten({ background: '#fff' }).png().toBuffer()
  const [code] = await readBarcodes(new Blob([new Uint8Array(picture)]), { formats: ['QRCode'] })
  const app = URI.parse(code?.text ?? '') as TOTP
  expect(app).toMatchObject({ issuer: 'Fondly', label: ORDERER.email, digits: 6, period: 30 })
  const typed = (/<code class="long">([^<]+)</.exec(page)?.[1] ?? '').replaceAll(' ', '')
  expect(typed).toBe(app.secret.base32)
  expect(typed).toHaveLength(32)

  const device = valueOf(page, 'device')
  const stale = app.generate({ timestamp: Date.now() - 10 * 60_000 })
  expect(await say({ device, otp: stale })).toMatchObject({ status: 400, page: expect.stringContaining('The passcode is wrong') })
  // An unconfirmed device is not asked for.
  const own = browser
  expect((await statusAfterPassword(ORDERER.email)).status).toBe('COMPLETED')
  browser = own
  expect((await say({ device, otp: app.generate() })).page).toContain('The next sign-on asks for it.')

  const { flow, status } = await statusAfterPassword(ORDERER.email)
  expect(status).toBe('OTP_REQUIRED')
  const next = new TOTP({ secret: Secret.fromBase32(typed) }).generate({ timestamp: Date.now() + 30_000 })
  expect(await (await act(browser, flow, 'otp.check', { otp: next })).json()).toMatchObject({ status: 'COMPLETED' })

  browser = own
  const removal = valueOf(await read(), 'remove')
  expect((await say({ remove: removal, password: 'wrong' })).status).toBe(400)
  expect((await say({ remove: removal, password: PASSWORD })).page).toContain('Sign-ons no longer ask for it.')
  expect((await statusAfterPassword(ORDERER.email)).status).toBe('COMPLETED')
})

test('e-mail passcodes can be added once, and nobody can remove the device of another user', async () => {
  await signOnForTokens(browser, upstream.origin, { username: OTHER.email })
  const { page } = await say({ add: 'EMAIL', password: PASSWORD })
  expect(page).toContain('Passcode by email to o*****@harborview.test')
  expect(page).not.toContain('value="EMAIL"')
  await say({ add: 'EMAIL', password: PASSWORD })
  const device = valueOf(await read(), 'remove')
  const own = browser
  browser = testBrowser(upstream.fetch, '/identity')
  await signOnForTokens(browser, upstream.origin)
  await say({ remove: device, password: PASSWORD })
  browser = own
  expect(valueOf(await read(), 'remove')).toBe(device)
})

test('the page uses the language of its link and links back to the product', async () => {
  await signOnForTokens(browser, upstream.origin)
  const page = await (await browser.go(`${address()}?ui_locales=es`, { headers: { 'accept-language': 'en' } })).text()
  expect(page).toContain('<html lang="es">')
  expect(page).toMatch(new RegExp(`<a class="button" href="${upstream.origin}/">Volver</a>`))
})

test.each([
  ['?theme=dark', '<html lang="en" data-theme="dark">'],
  ['?theme=light', '<html lang="en" data-theme="light">'],
  ['?theme=%22%3E%3Cb%3E', '<html lang="en">'],
  ['', '<html lang="en">'],
])('the page has the theme of its link, else that of the system: %s', async (query, start) => {
  await signOnForTokens(browser, upstream.origin)
  const page = await (await browser.go(`${address()}${query}`, { headers: { 'accept-language': 'en' } })).text()
  expect(page).toContain(start)
})

test('the page needs a signed-in person who is not disabled', async () => {
  expect(await read()).toContain('Sign on first')
  await signOnForTokens(browser, upstream.origin, { username: DISABLED.email })
  expect(await read()).toContain('Sign on first')
  expect(await say({ add: 'TOTP', password: PASSWORD })).toMatchObject({ status: 401 })
})

test.each<Record<string, string>>([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])(
  'a page of another site changes nothing (%j)',
  async (headers) => {
    await signOnForTokens(browser, upstream.origin)
    expect((await say({ add: 'TOTP', password: PASSWORD }, headers)).status).toBe(403)
  },
)

test('five wrong passwords lock the name here as on the sign-on page', async () => {
  await signOnForTokens(browser, upstream.origin)
  for (let wrong = 0; wrong < 5; wrong++) await say({ add: 'TOTP', password: `wrong ${wrong}` })
  expect((await say({ add: 'TOTP', password: PASSWORD })).page).toContain('Too many tries.')
})

test('the page has the fonts of the product beside it, and may load them', async () => {
  await signOnForTokens(browser, upstream.origin)
  const answer = await browser.go(address(), { headers: { 'accept-language': 'en' } })
  expect(answer.headers.get('content-security-policy')).toContain("font-src 'self'")
  const page = await answer.text()
  const policy = answer.headers.get('content-security-policy') ?? ''
  for (const [, style] of page.matchAll(/<style>(.*?)<\/style>/gs))
    expect(policy).toContain(
      createHash('sha256')
        .update(style ?? '')
        .digest('base64'),
    )
  const fonts = [...page.matchAll(/url\((fonts\/[^)]+)\)/g)].map(([, font]) => new URL(font ?? '', address()).href)
  expect(fonts).toHaveLength(2)
  for (const font of fonts) {
    const file = await browser.go(font)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'font/woff2'])
    // A file of this format begins with this signature.
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2')
  }
  expect((await browser.go(`${upstream.origin}/identity/${ENVIRONMENT}/fonts/other.woff2`)).status).toBe(404)
})
