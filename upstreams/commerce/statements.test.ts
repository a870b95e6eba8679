import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SentStatement, statementsOf } from './testing/count-statements.ts'
import { JOE } from './testing/joe.ts'
import { type Answer, applicationToken, DATA, openTestCommerce, say, SHOP, shopperToken } from './testing/open-commerce.ts'
import { ANA } from './testing/small-world.ts'

let shop: Awaited<ReturnType<typeof openTestCommerce>>
let direct: Client
beforeAll(async () => {
  shop = await openTestCommerce(1)
  direct = new Client({ connectionString: shop.databaseUrl })
  await direct.connect()
  await direct.query('set search_path = commerce')
})
afterAll(async () => {
  await direct.end()
  await shop.close()
})

/** Makes the calls of an order and returns the statements of each. */
async function traceOrder(scanCode: string): Promise<Record<string, SentStatement[]>> {
  const application = await applicationToken(shop.fetch)
  const { token, customerId } = await shopperToken(shop.fetch, ANA.email)
  const traces: Record<string, SentStatement[]> = {}
  const call = async (name: string, method: string, path: string, body?: unknown, bearer = token): Promise<Answer['json']> => {
    const { result, statements } = await statementsOf(() => say(shop.fetch, method, path, { token: bearer, body }))
    expect([name, result.status, result.json.fault]).toEqual([name, bearer === token ? 200 : 204, undefined])
    traces[name] = statements
    return result.json
  }

  await call('list the baskets of a customer', 'GET', `${SHOP}/customers/${customerId}/baskets`)
  const { basket_id: basketId } = await call('open a basket', 'POST', `${SHOP}/baskets`, {})
  const basket = `${SHOP}/baskets/${String(basketId)}`
  await call('set the email', 'PUT', `${basket}/customer`, { email: ANA.email })
  const item = [{ product_id: '1HBE2115', quantity: 1, c_scanCode: scanCode }]
  const { product_items: items } = await call('add the item', 'POST', `${basket}/items`, item)
  const itemPath = `${basket}/items/${(items as { item_id: string }[])[0]?.item_id}`
  await call('set the address', 'PUT', `${basket}/shipments/me/shipping_address`, JOE)
  await call('set the shipping method', 'PUT', `${basket}/shipments/me/shipping_method`, { id: 'USPSFC' })
  await call('change the shipment', 'PATCH', `${basket}/shipments/me`, { c_req_ship_date: '2026-11-23' })
  await call('set the billing address', 'PUT', `${basket}/billing_address`, JOE)
  await call('add the payment', 'POST', `${basket}/payment_instruments`, { amount: 5.05, payment_method_id: 'AX_INVOICE' })
  await call('change the item', 'PATCH', itemPath, { c_hbc_PrintPdf: 'https://render/card.pdf' })
  const { order_no: orderNo } = await call('place the order', 'POST', `${SHOP}/orders`, { basket_id: basketId })
  const { _resource_state: state } = await call('change the order', 'PATCH', `${SHOP}/orders/${String(orderNo)}`, { c_clientID: 'acme' })
  const status = (name: string, body: object) =>
    call(`set the ${name}`, 'PUT', `${DATA}/sites/fondly/orders/${String(orderNo)}/${name}`, body, application)
  await status('confirmation_status', { status: 'confirmed', _resource_state: state })
  await status('status', { status: 'new' })
  await status('export_status', { status: 'ready' })
  return traces
}

test('every call of an order is one statement', async () => {
  // The first order of a process reads data that seldom changes: attributes, methods and the product.
  await traceOrder('first')
  const traces = await traceOrder('second')
  expect(Object.fromEntries(Object.entries(traces).map(([name, statements]) => [name, statements.length]))).toEqual({
    'list the baskets of a customer': 1,
    'open a basket': 1,
    'set the email': 1,
    'add the item': 1,
    'set the address': 1,
    'set the shipping method': 1,
    'change the shipment': 1,
    'set the billing address': 1,
    'add the payment': 1,
    'change the item': 1,
    'place the order': 1,
    'change the order': 1,
    'set the confirmation_status': 1,
    'set the status': 1,
    'set the export_status': 1,
  })
})

test('no statement of an order reads a whole table', async () => {
  const traces = await traceOrder('third')
  for (const statement of FILL) await direct.query(statement)
  for (const [name, statements] of Object.entries(traces))
    for (const { text, values } of statements) expect([name, await wholeTables(text, values)]).toEqual([name, []])
  expect(await wholeTables('select from product where search_text = $1', ['none'])).toEqual(['product'])
})

/** With this many rows, PostgreSQL uses an index instead of reading the whole table. */
const ROWS = 4_000
const FILL = [
  `insert into product (id, name, short_description, orderable, searchable, search_text, images, custom, hit_custom, position, modified_at)
    select 'filler-' || n, '{}', '{}', true, true, '', '{}', '{}', '{}', n, now() from generate_series(1, ${ROWS}) as n`,
  `insert into customer (customer_id, provider, external_id, login, email, created_at, modified_at)
    select 'filler-' || n, 'p', n::text, 'login-' || n, 'mail-' || n, now(), now() from generate_series(1, ${ROWS}) as n`,
  `insert into basket (basket_id, customer_id, content, created_at, modified_at)
    select 'filler-' || n, 'filler-' || n, '{}', now(), now() from generate_series(1, ${ROWS}) as n`,
  `insert into orders (order_no, order_token, customer_id, status, confirmation_status, export_status, payment_status, shipping_status, total,
      content, custom, created_at, modified_at)
    select 'filler-' || n, '', 'filler-' || n, 'new', '', '', '', '', 1, '{}', '{}', now(), now() from generate_series(1, ${ROWS}) as n`,
  'analyze',
]

type PlanNode = { 'Node Type': string; 'Relation Name'?: string; Plans?: PlanNode[] }

/** Returns the large tables that a statement would read from the first row to the last. */
async function wholeTables(text: string, values: unknown[]): Promise<string[]> {
  const { rows } = await direct.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`explain (format json) ${text}`, values)
  const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
  return (rows[0]?.['QUERY PLAN'] ?? [])
    .flatMap(({ Plan }) => nodesOf(Plan))
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => ['product', 'customer', 'basket', 'orders'].includes(table))
}
