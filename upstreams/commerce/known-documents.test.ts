import shopApi from 'commercecloud-ocapi-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultShop, openFaultShop } from './testing/fault-shop.ts'
import { placeOrder } from './testing/fill-basket.ts'
import { SHOP } from './testing/open-commerce.ts'
import { sayCall } from './testing/say-call.ts'
import { SHOP_CALLS } from './testing/shop-calls.ts'

// The generated client has a class for each document of the real API's own description (20.4), and reads a reply property by property.
type Model = { new (): object; constructFromObject: (data: object) => object }
const MODELS = shopApi as unknown as Record<string, Model | undefined> // Typed as the few that other tests name.

/** What our replies tell beyond that description, and since when the reference has it. */
const LATER = new Set([
  'category.parent_category_tree', // 20.8
  'customer.visit_id', // of a guest's sign-in
  'product.link', // of a product told with one part
])
/** Documents newer than that description, or that its client has no class for. */
const WITHOUT_MODEL = new Set(['customers_ext_profile', 'flash', 'match_all_query', 'path_record'])

let shop: FaultShop
beforeAll(async () => void (shop = await openFaultShop(fetch)))
afterAll(() => shop.close())

const ALL_PARTS: Record<string, string> = {
  'GET /products/{id}': 'expand=availability,bundled_products,images,links,options,prices,promotions,set_products,variations',
  'GET /product_search': 'expand=availability,images,prices,represented_products,variations&count=2&start=1&sort=name&refine=cgid=root',
}

/** Where a document, at any depth, says something that a client of the real API would not read as we mean it. */
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
  // Dates and nested documents come out as JSON again as they went in; a value of another type does not.
  const read = JSON.parse(JSON.stringify(Model.constructFromObject(document))) as Record<string, unknown>
  return Object.keys(document).flatMap((name) => {
    if (isOurs(name) || LATER.has(`${type}.${name}`)) return []
    if (!known.has(name)) return [`${type}.${name} is no property`]
    return isReadAsMeant(document[name], read[name]) ? [] : [`${type}.${name} is not of its type`]
  })
}

/** Documents within are looked at by themselves; here they need only be documents. */
function isReadAsMeant(findClosestForm: unknown, read: unknown): boolean {
  if (Array.isArray(findClosestForm)) return Array.isArray(read) && findClosestForm.every((one, at) => isReadAsMeant(one, read[at]))
  return typeof findClosestForm === 'object' ? typeof findClosestForm === typeof read : findClosestForm === read
}

const isOurs = (name: string): boolean => name.startsWith('_') || name.startsWith('c_')

test.each(SHOP_CALLS.map((call) => [call.call, call] as const))('%s is read by the generated client as it is meant', async (name, call) => {
  const query = ALL_PARTS[name]
  const answer = await sayCall(call, () => (query === undefined ? {} : { query }))(shop)
  const text = await answer.text()
  expect(misread(text === '' ? {} : JSON.parse(text))).toEqual([])
})

test('an order with everything set, and the search that finds it, are read as they are meant', async () => {
  const { token } = await shop.guest()
  const { order_no: orderNo } = await placeOrder(shop.fetch, token, 'known@elsewhere.test', 'known')
  await shop.behind("update orders set status = 'new', external_status = 'at the binder' where order_no = $1", [orderNo])
  const body = { query: { match_all_query: {} }, select: '(**)', sorts: [{ field: 'order_no' }], start: 0, count: 1 }
  const found = await shop.ask('POST', `${SHOP}/order_search`, { token, body })
  expect(found).toMatchObject({ count: 1, hits: [{ data: { order_no: orderNo } }] })
  expect(misread(found)).toEqual([])
})
