import shopApi from 'commercecloud-ocapi-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultShop, openFaultShop } from './testing/fault-shop.ts'
import { placeOrder } from './testing/fill-basket.ts'
import { SHOP } from './testing/open-commerce.ts'
import { sayCall } from './testing/say-call.ts'
import { SHOP_CALLS } from './testing/shop-calls.ts'

// The generated client has a class for each document in the description of the real API (20.4), and reads a reply property by property.
type Model = { new (): object; constructFromObject: (data: object) => object }
const MODELS = shopApi as unknown as Record<string, Model | undefined> // its types name only a few of the classes

/** Properties of our replies that are not in that description, with the version or document in which the reference has them. */
const LATER = new Set([
  'category.parent_category_tree', // 20.8
  'customer.visit_id', // in the reply to a guest's sign-in
  'product.link', // in a product with one expansion
])
/** Documents that are newer than that description, or have no class in its client. */
const WITHOUT_MODEL = new Set(['customers_ext_profile', 'flash', 'match_all_query', 'path_record'])

let shop: FaultShop
beforeAll(async () => void (shop = await openFaultShop(fetch)))
afterAll(() => shop.close())

const ALL_PARTS: Record<string, string> = {
  'GET /products/{id}': 'expand=availability,bundled_products,images,links,options,prices,promotions,set_products,variations',
  'GET /product_search': 'expand=availability,images,prices,represented_products,variations&count=2&start=1&sort=name&refine=cgid=root',
}

/** Lists the properties of a document, at any depth, that a client of the real API would read with another value than this server means. */
function misread(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(misread)
  if (typeof value !== 'object' || value === null) return []
  const document = value as Record<string, unknown>
  const own = '_type' in document ? misreadHere(document, String(document['_type'])) : []
  return [...own, ...Object.entries(document).flatMap(([name, below]) => (isOurs(name) ? [] : misread(below)))]
}

function misreadHere(document: Record<string, unknown>, type: string): string[] {
  if (WITHOUT_MODEL.has(type)) return []
  const Model = MODELS[type.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())]
  if (!Model) return [`${type} is no document`]
  const known = new Set(Object.keys(new Model()))
  // A correct value is the same JSON after the client has read and written it. A value of a wrong type is not.
  const read = JSON.parse(JSON.stringify(Model.constructFromObject(document))) as Record<string, unknown>
  return Object.keys(document).flatMap((name) => {
    if (isOurs(name) || LATER.has(`${type}.${name}`)) return []
    if (!known.has(name)) return [`${type}.${name} is no property`]
    return isReadAsMeant(document[name], read[name]) ? [] : [`${type}.${name} is not of its type`]
  })
}

/** Compares a value with what the client has read. Nested documents need only be objects, because they are checked separately. */
function isReadAsMeant(sent: unknown, read: unknown): boolean {
  if (Array.isArray(sent)) return Array.isArray(read) && sent.every((one, at) => isReadAsMeant(one, read[at]))
  return typeof sent === 'object' ? typeof sent === typeof read : sent === read
}

const isOurs = (name: string): boolean => name.startsWith('_') || name.startsWith('c_')

test.each(SHOP_CALLS.map((call) => [call.call, call] as const))(
  'the generated client reads the reply to %s as it is meant',
  async (name, call) => {
    const query = ALL_PARTS[name]
    const answer = await sayCall(call, () => (query === undefined ? {} : { query }))(shop)
    const text = await answer.text()
    expect(misread(text === '' ? {} : JSON.parse(text))).toEqual([])
  },
)

test('the generated client reads an order with all properties, and the search that finds it, as they are meant', async () => {
  const { token } = await shop.guest()
  const { order_no: orderNo } = await placeOrder(shop.fetch, token, 'known@elsewhere.test', 'known')
  await shop.behind("update orders set status = 'new', external_status = 'at the binder' where order_no = $1", [orderNo])
  const body = { query: { match_all_query: {} }, select: '(**)', sorts: [{ field: 'order_no' }], start: 0, count: 1 }
  const found = await shop.ask('POST', `${SHOP}/order_search`, { token, body })
  expect(found).toMatchObject({ count: 1, hits: [{ data: { order_no: orderNo } }] })
  expect(misread(found)).toEqual([])
})
