import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DEMO } from '@fondly/launch/settings/environment.ts'
import { securityHeaders } from '@fondly/launch/serve/headers.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

let testProduct: ComposedProduct
let tab: Visitor

beforeAll(async () => {
  testProduct = await startComposedProduct()
  tab = testProduct.newVisitor()
  await tab.signIn('orderer@harborview.test')
})
afterAll(() => testProduct?.close())

const ROUTES = [
  '/',
  '/login',
  '/harborview',
  '/error?reason=locked',
  '/thankyou',
  '/assets/not-there.js',
  '/healthz',
  '/readyz',
  '/api/session',
  '/api/session/sign-in',
  '/api/session/callback?code=x&state=y',
  '/api/brand?client=harborview',
  '/api/catalogue',
  '/api/cards/1HBE2115/order-form',
  'PUT /api/cards/1HBE2115/draft',
  'DELETE /api/cards/1HBE2115/draft',
  'PATCH /api/user',
  'POST /api/previews',
  'POST /api/address-checks',
  'POST /api/sendings',
  '/api/sendings/nothing/news',
  'POST /api/sendings/nothing/decision',
  '/api/orders',
  '/api/orders/nothing/pictures',
  'POST /api/orders/nothing/again',
  '/api/nothing',
  '/art/1HBE2115/front.webp?width=280',
  '/art/nothing/front.webp',
  `/identity/${DEMO.environmentId}/as/.well-known/openid-configuration`,
  `/identity/${DEMO.environmentId}/flows/00000000-0000-4000-8000-000000000000`,
  '/renderer/pictures/nothing.pdf',
  '/commerce/s/fondly/dw/shop/v21_2/categories/root?client_id=fondly-bff',
  'POST /renderer/getImage',
  'POST /worker/Address-Validate',
  'POST /worker/Ping-ResolveGroup',
  'POST /commerce/dwsso/oauth2/access_token',
  `POST /identity/${DEMO.environmentId}/as/token`,
  `/identity/v1/environments/${DEMO.environmentId}/users/nobody`,
  // This route must be the last, because it ends the session.
  'POST /api/session/sign-out',
]

describe.each(ROUTES)('%s', (route) => {
  test('forbids framing, sniffing, referrers, and foreign or inline scripts', async () => {
    const [path = '', method = 'GET'] = route.split(' ').reverse()
    const { headers } = await tab.ask(method, path, method === 'GET' || method === 'DELETE' ? undefined : {})
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/default-src 'none'/)
    // Pictures have their own policy (`sandbox`), which is stricter except that it allows inline styles.
    expect(policy).toMatch(/frame-ancestors 'none'|sandbox/)
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|data:)/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\)/)
    expect(headers.has('x-powered-by')).toBe(false)
  })
})

test('answers about a person are not cached', async () => {
  const again = testProduct.newVisitor()
  await again.signIn('orderer@harborview.test')
  for (const route of ['/api/session', '/api/cards/1HBE2115/order-form', '/api/orders']) {
    expect((await again.ask('GET', route)).headers.get('cache-control')).toMatch(/no-store/)
  }
})

test.each(['/?firstName=%', '/?firstName=%E0%A4%A&q=%zz', '/%', '/sso/%E0%A4%A', '/error?reason=%ff', '/press?mailDate=%&batch=%'])(
  'the malformed address %s is answered with the page in a browser',
  async (address) => {
    const { status, headers } = await tab.ask('GET', address, undefined, { accept: 'text/html' })
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
  },
)

const LANGUAGES = [
  ['en-US,en;q=0.9', 'en', 'There is nothing at this address.', 'An unexpected problem occurred.', 'Try Again'],
  ['es-MX,es;q=0.9', 'es', 'No hay nada en esta dirección.', 'Ocurrió un problema inesperado.', 'Intentar de nuevo'],
] as const

describe.each(LANGUAGES)('a browser with the language %s', (accepted, language, nothing, unexpected, again) => {
  const open = async (path: string) => {
    const answer = await tab.ask('GET', path, undefined, { accept: 'text/html', 'accept-language': accepted })
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const page = await answer.text()
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).not.toMatch(/<script|style=|<style/)
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), page }
  }

  test.each(['/assets/not-there.js', '/art/nothing/front.webp', '/renderer/pictures/nothing.pdf'])(
    'gets a page with the status 404 for %s',
    async (path) => expect(await open(path)).toMatchObject({ status: 404, page: expect.stringContaining(`<p>${nothing}</p>`) }),
  )

  test('gets a page with the status 500 after an unexpected error', async () => {
    vi.spyOn(testProduct.product.bff, 'preload').mockRejectedValueOnce(new Error('broken'))
    vi.spyOn(console, 'error').mockReturnValueOnce(undefined)
    expect(await open('/')).toMatchObject({ status: 500, page: expect.stringContaining(unexpected) })
  })

  test('gets a page with the status 503 and a link to try again while there is no database', async () => {
    vi.spyOn(testProduct.product.bff, 'preload').mockRejectedValueOnce(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
    vi.spyOn(console, 'error').mockReturnValueOnce(undefined)
    expect(await open('/')).toMatchObject({ status: 503, retryAfter: '5', page: expect.stringContaining(`<a href="/">${again}</a>`) })
  })
})

test('a program that asks for a missing file gets a problem', async () => {
  const problem = await tab.ask('GET', '/assets/not-there.js', undefined, { accept: '*/*' })
  expect([problem.status, problem.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
  expect(await problem.json()).toMatchObject({ status: 404, code: 'not-found' })
})

test('the session cookie cannot be read by scripts', async () => {
  const other = testProduct.newVisitor()
  const { response } = await other.follow('/api/session/sign-in')
  expect(response.ok).toBe(true)
  const started = await testProduct.fetch(new Request('http://localhost:3000/api/session/sign-in'))
  const cookies = started.headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies.filter((line) => line.startsWith('fondly-') && !/max-age=0/i.test(line))) expect(cookie).toMatch(/HttpOnly/i)
  for (const cookie of cookies) expect(cookie).toMatch(/SameSite=Lax/i)
})

test('the page may connect to Sentry only when the operator has configured one', () => {
  const connect = (reports: string[]) =>
    /connect-src [^;]*/.exec(
      new Map(securityHeaders({ connect: [], pictures: [], reports, https: true })).get('content-security-policy') ?? '',
    )
  expect(connect([])?.[0]).toBe("connect-src 'self'")
  expect(connect(['https://sentry.example.com'])?.[0]).toBe("connect-src 'self' https://sentry.example.com")
})
