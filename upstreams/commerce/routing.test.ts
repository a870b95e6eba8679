import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLIENT, DATA, openTestCommerce, SHOP } from './testing/open-commerce.ts'

let shop: Awaited<ReturnType<typeof openTestCommerce>>
beforeAll(async () => void (shop = await openTestCommerce()))
afterAll(() => shop.close())

const call = (method: string, path: string, headers: Record<string, string> = {}) =>
  shop.fetch(new Request(`http://commerce${path}`, { method, headers: { 'x-dw-client-id': CLIENT.clientId, ...headers } }))
const fault = async (response: Response) => ((await response.json()) as { fault: { type: string } }).fault.type

describe('a path', () => {
  test.each([
    [`${SHOP}/site`],
    [`${SHOP}/si%74e`],
    [`${SHOP}/products/1HBE2115`],
    [`${SHOP}/products/%31HBE2115`],
    [`${SHOP}/products/(1HBE2115,nothing)`],
    [`${SHOP}/products/%281HBE2115%2Cnothing%29`],
    ['/s/fondly/dw/shop/v23_2/site'],
  ])('%s is served', async (path) => expect((await call('GET', path)).status).toBe(200))

  test.each([
    ['ResourcePathNotFoundException', `${SHOP}/`],
    ['ResourcePathNotFoundException', `${SHOP}/site/`],
    ['ResourcePathNotFoundException', `${SHOP}//site`],
    ['ResourcePathNotFoundException', `${SHOP}/products/`],
    ['ResourcePathNotFoundException', `${SHOP}/products/%zz`],
    ['ResourcePathNotFoundException', `${SHOP}/products/%C3`],
    ['ResourcePathNotFoundException', `${SHOP}/__proto__`],
    ['ResourcePathNotFoundException', `${DATA}/site`],
    ['ResourcePathNotFoundException', '/dwsso/oauth2/access%5Ftoken'],
    ['ResourcePathNotFoundException', '/'],
    ['ProductNotFoundException', `${SHOP}/products/a%2Fb`],
    ['ProductNotFoundException', `${SHOP}/products/%2531HBE2115`],
    ['VersionNotFoundException', '/s/fondly/dw/shop/v99_9/site'],
    ['UnknownSiteException', '/s/other/dw/shop/v21_2/site'],
  ])('%s for %s', async (type, path) => {
    const answer = await call('GET', path)
    expect([answer.status, await fault(answer)]).toEqual([404, type])
  })
})

test('an unsupported method is refused with all methods of the path, in the order of its routes', async () => {
  const answer = await call('PURGE', `${SHOP}/customers/auth`)
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, DELETE, GET, HEAD, PATCH, OPTIONS'])
  expect(await fault(answer)).toBe('MethodNotAllowedException')
})

test('OPTIONS lists the methods of a path without a token', async () => {
  const answer = await call('OPTIONS', `${SHOP}/baskets/any`)
  expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD, PATCH, DELETE, OPTIONS'])
})

test('HEAD has the headers of GET and no body', async () => {
  const answer = await call('HEAD', `${SHOP}/site`)
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, 'application/json;charset=UTF-8', ''])
})

test.each<Record<string, string>>([{ 'x-dw-http-method-override': 'HEAD' }, {}])(
  'the method of a POST may be in the header or in the query (%j)',
  async (headers) => {
    const path = 'x-dw-http-method-override' in headers ? `${SHOP}/site` : `${SHOP}/site?method=HEAD`
    expect((await call('POST', path, headers)).status).toBe(200)
    expect((await call('POST', `${SHOP}/site`)).status).toBe(405)
  },
)
