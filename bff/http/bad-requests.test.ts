import { Refusal } from '@fondly/contracts/bff/refusal.ts'
import { afterAll, expect, test } from 'vitest'
import { ORIGIN, smallWorld } from '../testing/small-world.ts'

const { product, signIn, newTab, close } = await smallWorld({
  mounts: [{ path: '/press', roles: ['admin'], fetch: async (request) => Response.json({ path: new URL(request.url).pathname }) }],
})
afterAll(close)

const { tab } = await signIn('orderer')

test.each([
  ['PATCH', '/api/user', '{"favorites":', 400],
  ['PATCH', '/api/user', '[]', 400],
  ['PATCH', '/api/user', '{"recents":["1","2","3","4","5","6","7","8","9","10","11"]}', 400],
  ['PATCH', '/api/user', '{"darkMode":"yes"}', 400],
  ['PATCH', '/api/user', '{"pageLanguage":"fr"}', 400],
  ['PATCH', '/api/user', `{"favorites":["${'x'.repeat(300_000)}"]}`, 413],
  ['POST', '/api/previews', 'null', 400],
  ['POST', '/api/address-checks', '{"zip":5}', 400],
  ['PUT', '/api/cards/1HBE2115/draft', '{"senderProfileId":"main"}', 400],
  ['POST', '/api/nothing', '{}', 404],
  ['GET', '/api/nothing', undefined, 404],
  ['DELETE', '/api/session', undefined, 404],
])('%s %s with %.40s: %i, as a problem', async (method, path, body, status) => {
  const answer = await tab.ask(method, path, body)
  expect(answer.status).toBe(status)
  expect(Object.keys(Refusal.parse(await answer.json())).sort()).toEqual(['code', 'detail', 'reference', 'status', 'title', 'type'])
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a body without a content-length is refused once it is too large', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 65_536
      controller.enqueue(new Uint8Array(65_536).fill(32))
    },
  })
  const request = new Request(`${ORIGIN}/api/user`, {
    method: 'PATCH',
    body: endless,
    duplex: 'half',
    headers: {
      cookie: `fondly-session=${tab.jar.get('fondly-session')}`,
      'content-type': 'application/json',
      'x-requested-with': 'fondly',
      origin: ORIGIN,
    },
  } as RequestInit)
  expect((await product.fetch(request)).status).toBe(413)
  expect(sent).toBeLessThan(2_000_000)
})

test.each(['/api/catalogue', '/api/cards/1HBE2115/order-form', '/api/press/batches', '/api/nothing'])(
  '%s answers 401 without a session',
  async (path) => {
    const answer = await newTab().go(path)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ offer: 'sign-in' })
  },
)

test('the press is for admins', async () => {
  expect((await tab.go('/api/press/batches')).status).toBe(403)
  const { tab: admin } = await signIn('admin')
  expect(await (await admin.go('/api/press/batches')).json()).toEqual({ path: '/api/press/batches' })
})
