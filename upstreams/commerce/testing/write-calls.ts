import type { FaultShop } from './fault-shop.ts'
import { DATA } from './open-commerce.ts'
import type { Ready, ShopCall } from './shop-calls.ts'

const GROUPS = `${DATA}/sites/fondly/customer_groups`
const OBJECTS = `${DATA}/sites/fondly/custom_objects/BlackoutDate`
const CONFIGURATIONS = `${DATA}/sites/fondly/slots/header-banner/slot_configurations`
export const SLOT_CONTENT = { type: 'html', body: { default: { source: '<p>Order early.</p>' } } }

let made = 0

/** A call that changes something that the test made for this call alone. */
const write =
  (path: string, body: unknown, { document, hold }: { document?: object; hold?: [statement: string, id: string] } = {}) =>
  async (shop: FaultShop): Promise<Ready> => {
    const [token, id] = [await shop.application(), `made-${++made}`]
    const headers = { 'x-dw-http-method-override': 'PUT' }
    if (document) await shop.ask('POST', `${path}/${id}`, { token, body: document, headers })
    return {
      path: `${path}/${id}`,
      token,
      ...(body === undefined ? {} : { body }),
      ...(hold ? { held: [hold[0], [id]] } : {}),
      ids: { id },
    }
  }

const HOLD_GROUP: [string, string] = ['select 1 from customer_group where id = $1 for update', 'id']
const HOLD_OBJECT: [string, string] = ['select 1 from custom_object where key_value = $1 for update', 'id']
const HOLD_CONFIGURATION: [string, string] = ['select 1 from slot_configuration where configuration_id = $1 for update', 'id']
const GROUP = { description: 'Acme Care' }
const OBJECT = { c_date: '2026-12-26T00:00:00.000Z' }
const CONFIGURATION = { slot_content: SLOT_CONTENT }

/** A call that puts a customer of the small world into the group, or takes one out. */
const member =
  (isMember: boolean) =>
  async (shop: FaultShop): Promise<Ready> => {
    const token = await shop.application()
    const { hits } = (await shop.ask('POST', `${DATA}/customer_lists/fondly/customer_search`, {
      token,
      body: { query: { match_all_query: {} }, select: '(**)' },
    })) as { hits: [{ data: { customer_no: string } }] }
    const customerNo = hits[0].data.customer_no
    const path = `${GROUPS}/acme/members/${customerNo}`
    await shop.say(isMember ? 'POST' : 'DELETE', path, { token, headers: isMember ? { 'x-dw-http-method-override': 'PUT' } : {} })
    return { path, token, ids: { customerNo } }
  }

const call = (name: string, without: string, ready: ShopCall['ready']): ShopCall => ({ call: name, caller: 'application', without, ready })

export const GROUP_WRITES: ShopCall[] = [
  call('PUT /sites/{site}/customer_groups/{id}', 'POST', write(GROUPS, GROUP)),
  call('PATCH /sites/{site}/customer_groups/{id}', 'POST', write(GROUPS, { description: 'New' }, { document: GROUP, hold: HOLD_GROUP })),
  call('DELETE /sites/{site}/customer_groups/{id}', 'POST', write(GROUPS, undefined, { document: GROUP, hold: HOLD_GROUP })),
]
export const MEMBER_CALLS: ShopCall[] = [
  call('GET /sites/{site}/customer_groups/{id}/members/{customer_no}', 'POST', member(true)),
  call('PUT /sites/{site}/customer_groups/{id}/members/{customer_no}', 'POST', member(false)),
  call('DELETE /sites/{site}/customer_groups/{id}/members/{customer_no}', 'POST', member(true)),
]
export const OBJECT_CALLS: ShopCall[] = [
  call('GET /sites/{site}/custom_objects/{type}/{key}', 'POST', write(OBJECTS, undefined, { document: OBJECT })),
  call('PUT /sites/{site}/custom_objects/{type}/{key}', 'POST', write(OBJECTS, OBJECT, { document: OBJECT, hold: HOLD_OBJECT })),
  call('PATCH /sites/{site}/custom_objects/{type}/{key}', 'POST', write(OBJECTS, OBJECT, { document: OBJECT, hold: HOLD_OBJECT })),
  call('DELETE /sites/{site}/custom_objects/{type}/{key}', 'POST', write(OBJECTS, undefined, { document: OBJECT, hold: HOLD_OBJECT })),
]
export const CONFIGURATION_WRITES: ShopCall[] = [
  call(
    'PUT /sites/{site}/slots/{slot}/slot_configurations/{config}',
    'POST',
    write(CONFIGURATIONS, CONFIGURATION, { document: CONFIGURATION, hold: HOLD_CONFIGURATION }),
  ),
  call(
    'PATCH /sites/{site}/slots/{slot}/slot_configurations/{config}',
    'POST',
    write(CONFIGURATIONS, { enabled: true }, { document: CONFIGURATION, hold: HOLD_CONFIGURATION }),
  ),
  call(
    'DELETE /sites/{site}/slots/{slot}/slot_configurations/{config}',
    'POST',
    write(CONFIGURATIONS, undefined, { document: CONFIGURATION, hold: HOLD_CONFIGURATION }),
  ),
]

const PRODUCTS = `${DATA}/products`
export const PRODUCT = { owning_catalog_id: 'storefront', name: { default: 'Harbor' } }
const HOLD_PRODUCT: [string, string] = ['select 1 from product where id = $1 for update', 'id']

export const PRODUCT_CALLS: ShopCall[] = [
  call('GET /products/{id}', 'POST', write(PRODUCTS, undefined, { document: PRODUCT })),
  call('PUT /products/{id}', 'POST', write(PRODUCTS, PRODUCT, { document: PRODUCT, hold: HOLD_PRODUCT })),
  call('PATCH /products/{id}', 'POST', write(PRODUCTS, { name: { default: 'Quay' } }, { document: PRODUCT, hold: HOLD_PRODUCT })),
]

export const ASSIGNMENT_CALLS: ShopCall[] = [
  call('PUT /catalogs/{catalog}/categories/{category}/products/{id}', 'POST', async (shop) => {
    const ready = await write(PRODUCTS, {}, { document: PRODUCT, hold: HOLD_PRODUCT })(shop)
    return { ...ready, path: ready.path.replace('/products/', '/catalogs/storefront/categories/birthday/products/') }
  }),
]

/** The calls by which administrators' programs write groups, objects, slot configurations and products. */
export const WRITE_CALLS: ShopCall[] = [
  ...GROUP_WRITES,
  ...MEMBER_CALLS,
  ...OBJECT_CALLS,
  ...CONFIGURATION_WRITES,
  ...PRODUCT_CALLS,
  ...ASSIGNMENT_CALLS,
]
