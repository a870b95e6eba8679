import { OCAPI_VERSIONS } from '@fondly/contracts/ocapi/version.ts'
import { afterAll, expect, test } from 'vitest'
import { openShopWithTokens, say } from './testing/open-commerce.ts'

const { shop, application, ana } = await openShopWithTokens()
afterAll(() => shop.close())

const shopPath = (version: string, rest: string) => `/s/fondly/dw/shop/${version}${rest}`
const dataPath = (version: string, rest: string) => `/s/-/dw/data/${version}${rest}`
const asAna = (method: string, path: string, body?: unknown) => say(shop.fetch, method, path, { token: ana.token, body })

test('the reference lists versions from 15.1 to 25.6', () => {
  expect([OCAPI_VERSIONS.at(0), OCAPI_VERSIONS.at(-1)]).toEqual(['v15_1', 'v25_6'])
  expect(OCAPI_VERSIONS).toContain('v21_2')
})

test.each(OCAPI_VERSIONS)('%s is served by both APIs and is named in their replies, links and refusals', async (version) => {
  const _v = version.slice(1).replace('_', '.')
  const { json: result } = await say(shop.fetch, 'GET', shopPath(version, '/product_search?count=1'))
  expect(result).toMatchObject({ _v, next: expect.stringContaining(`/dw/shop/${version}/product_search?`) })
  const group = await say(shop.fetch, 'GET', dataPath(version, '/sites/fondly/customer_groups/acme'), { token: application })
  expect(group.json).toMatchObject({ _v, link: expect.stringContaining(`/dw/data/${version}/sites/fondly/customer_groups/acme`) })
  expect((await say(shop.fetch, 'GET', shopPath(version, '/products/nothing'))).json).toMatchObject({
    _v,
    fault: { type: 'ProductNotFoundException' },
  })
})

test.each(['v99_1', 'v14_8', 'v15_10', 'v25_7', 'v21_02'])('%s was never published', async (version) => {
  for (const [path, token] of [
    [shopPath(version, '/site'), undefined],
    [dataPath(version, '/sites/fondly/customer_groups/acme'), application],
  ] as const) {
    const { status, json } = await say(shop.fetch, 'GET', path, token === undefined ? {} : { token })
    expect([status, json]).toMatchObject([404, { _v: '21.2', fault: { type: 'VersionNotFoundException', arguments: { version } } }])
  }
})

test.each(['latest', '21_2', 'v21.2', 'V21_2', 'v21', ''])("'%s' is no version, and the refusal has no arguments", async (version) => {
  const { status, json } = await say(shop.fetch, 'GET', shopPath(version, '/site'))
  expect([status, json.fault]).toMatchObject([400, { type: 'InvalidVersionException' }])
  expect(json.fault.arguments).toEqual({})
})

test('a path without a version or without a resource is refused with the matching fault', async () => {
  expect((await say(shop.fetch, 'GET', '/s/fondly/dw/shop')).json.fault.type).toBe('InvalidVersionException')
  const { json } = await say(shop.fetch, 'GET', '/s/fondly/dw/shop/v21_2')
  expect(json.fault).toMatchObject({ type: 'ResourcePathNotFoundException', arguments: { path: '/dw/shop/v21_2' } })
})

test('a body must name the version of the URL or none, and a basket can be continued in another version', async () => {
  const opened = await asAna('POST', shopPath('v22_4', '/baskets'), { _v: '22.4' })
  expect([opened.status, opened.json['_v']]).toEqual([200, '22.4'])
  const basket = `/baskets/${String(opened.json['basket_id'])}`
  const refused = await asAna('PATCH', shopPath('v21_2', basket), { _v: '22.4' })
  expect(refused.json.fault).toMatchObject({ type: 'UnexpectedVersionException', arguments: { version: '22.4' } })

  const item = { product_id: '1HBE2115', quantity: 1 }
  for (const version of ['v21_2', 'v22_4', 'v17_8', 'v22_4'])
    expect((await asAna('POST', shopPath(version, `${basket}/items`), [item])).status).toBe(200)
  const { json } = await asAna('GET', shopPath('v25_6', basket))
  expect(json['product_items']).toHaveLength(4)
  expect((await asAna('DELETE', shopPath('v25_6', basket))).status).toBe(204)
})
