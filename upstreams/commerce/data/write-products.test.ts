import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationToken, DATA, openTestCommerce, say, SHOP } from '../testing/open-commerce.ts'

let shop: Awaited<ReturnType<typeof openTestCommerce>>
let token: string
beforeAll(async () => {
  shop = await openTestCommerce()
  token = await applicationToken(shop.fetch)
})
afterAll(() => shop.close())

const ask = (method: string, path: string, body?: object) =>
  say(shop.fetch, method === 'PUT' ? 'POST' : method, DATA + path, {
    token,
    ...(body === undefined ? {} : { body }),
    headers: method === 'PUT' ? { 'x-dw-http-method-override': 'PUT' } : {},
  })
const PRODUCT = {
  owning_catalog_id: 'storefront',
  name: { default: 'Harbor', es: 'Puerto' },
  online_flag: { default: true },
  searchable: { default: true },
  c_hbc_CardSize: '70',
  c_hbc_CardOrientation: 'V',
  c_hbc_CardLanguage: 'other',
}
const inShop = async (id: string) => (await say(shop.fetch, 'GET', `${SHOP}/products/${id}?expand=prices,availability`)).json
const hits = async (id: string) => {
  const { hits: found = [] } = (await say(shop.fetch, 'GET', `${SHOP}/product_search?count=200&expand=prices,availability`)).json as {
    hits?: { product_id: string }[]
  }
  return found.filter(({ product_id: one }) => one === id)
}
const assign = (id: string) => ask('PUT', `/catalogs/storefront/categories/birthday/products/${id}`, {})

test('a new product is found once it has a category, and has the price of its item', async () => {
  const put = await ask('PUT', '/products/OWN-1', { ...PRODUCT, c_hbc_AxItemID: '1HBE2115', _resource_state: 'not_exists' })
  expect(put.json).toMatchObject({ id: 'OWN-1', name: PRODUCT.name, owning_catalog_id: 'storefront' })
  expect(await hits('OWN-1')).toEqual([])
  expect((await assign('OWN-1')).json).toMatchObject({ category_id: 'birthday', product_id: 'OWN-1' })
  expect((await assign('OWN-1')).status).toBe(200)
  expect(await hits('OWN-1')).toMatchObject([
    { product_name: 'Harbor', orderable: true, price: 4.5, c_primaryCategory: 'birthday', c_cardLanguage: 'other' },
  ])
  expect(await inShop('OWN-1')).toMatchObject({ price: 4.5, c_hbc_CardOrientation: 'V', primary_category_id: 'birthday' })
  expect(await inShop('OWN-1')).not.toHaveProperty('image_groups')
})

test('a product of an item that has no price cannot be ordered', async () => {
  await ask('PUT', '/products/OWN-2', { ...PRODUCT, c_hbc_AxItemID: 'unheard' })
  await assign('OWN-2')
  const product = await inShop('OWN-2')
  expect(product).toMatchObject({ inventory: { orderable: false } })
  expect(product).not.toHaveProperty('price')
  expect(await hits('OWN-2')).toMatchObject([{ orderable: false }])
})

test('a change keeps the properties that it does not name, and a product that is offline is not found', async () => {
  const { json } = await ask('PUT', '/products/OWN-3', PRODUCT)
  await assign('OWN-3')
  const stale = await ask('PATCH', '/products/OWN-3', { name: { default: 'Quay' }, _resource_state: json['_resource_state'] })
  // Assigning the category has changed the product's version.
  expect(stale.json.fault.type).toBe('ResourceStateConflictException')
  const renamed = await ask('PATCH', '/products/OWN-3', { name: { default: 'Quay' } })
  expect(renamed.json).toMatchObject({ name: { default: 'Quay' }, c_hbc_CardSize: '70', online_flag: { default: true } })
  await ask('PATCH', '/products/OWN-3', { online_flag: { default: false } })
  expect(await hits('OWN-3')).toEqual([])
})
