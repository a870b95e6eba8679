import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from './testing/fill-basket.ts'
import { applicationToken, DATA, openTestCommerce, say, SHOP, shopperToken } from './testing/open-commerce.ts'
import { ANA, DORA } from './testing/small-world.ts'

let shop: Awaited<ReturnType<typeof openTestCommerce>>
let application: string
let ana: string
let numbers: string[]
beforeAll(async () => {
  shop = await openTestCommerce()
  application = await applicationToken(shop.fetch)
  ana = (await shopperToken(shop.fetch, ANA.email)).token
  numbers = []
  for (let at = 0; at < 5; at++) numbers.push(String((await placeOrder(shop.fetch, ana, ANA.email, `code-${at}`))['order_no']))
  const dora = (await shopperToken(shop.fetch, DORA.email)).token
  numbers.push(String((await placeOrder(shop.fetch, dora, DORA.email, 'dora'))['order_no']))
  await say(shop.fetch, 'PATCH', `${SHOP}/orders/${numbers[1]}`, {
    token: ana,
    body: { c_clientID: 'acme', c_req_ship_date: '2026-11-23' },
  })
  await say(shop.fetch, 'PUT', `${DATA}/sites/fondly/orders/${numbers[2]}/export_status`, { token: application, body: { status: 'ready' } })
})
afterAll(() => shop.close())

const search = async (body: object, token = application) => (await say(shop.fetch, 'POST', `${SHOP}/order_search`, { token, body })).json
const found = async (query: object, token = application) => {
  const { hits = [] } = (await search({ query, count: 200, sorts: [{ field: 'order_no' }] }, token)) as {
    hits?: { data: { order_no: string } }[]
  }
  return hits.map(({ data }) => numbers.indexOf(data.order_no))
}
const term = (field: string, operator: string, ...values: unknown[]) => ({ term_query: { fields: [field], operator, values } })
const all = { match_all_query: {} }
const both = (one: object, other: object) => ({ bool_query: { must: [one, other] } })
const shippedBy = (id: string) => ({ term_query: { fields: ['shipments.shipping_method_id'], operator: 'is', values: [id] } })
const nested = (path: string, query: object) => ({ nested_query: { path, query, score_mode: 'avg' } })
const range2 = (more: object) => ({
  filtered_query: { query: all, filter: { range2_filter: { from_field: 'creation_date', to_field: 'last_modified', ...more } } },
})

test.each<[string, object, number[]]>([
  ['everything', all, [0, 1, 2, 3, 4, 5]],
  ['an e-mail in other letters', term('customer_email', 'is', 'DORA@acme.test'), [5]],
  ['what is to be exported', term('export_status', 'is', 'ready'), [2]],
  ['a custom attribute', term('c_clientID', 'is', 'acme'), [1]],
  ['a custom attribute that is not there', term('c_clientID', 'is_null'), [0, 2, 3, 4, 5]],
  [
    'a custom day',
    { filtered_query: { query: all, filter: { range_filter: { field: 'c_req_ship_date', from: '2026-11-23', to: '2026-11-24' } } } },
    [1],
  ],
  ['not ready', { bool_query: { must: [all], must_not: [term('export_status', 'is', 'ready')] } }, [0, 1, 3, 4, 5]],
  ['one or the other', { bool_query: { should: [term('c_clientID', 'is', 'acme'), term('export_status', 'is', 'ready')] } }, [1, 2]],
  ['words of a name', { text_query: { fields: ['customer_name'], search_phrase: 'moss' } }, [5]],
  ['half a word', { text_query: { fields: ['customer_name'], search_phrase: 'mos' } }, []],
  [
    'not one of',
    {
      filtered_query: {
        query: all,
        filter: {
          bool_filter: {
            operator: 'not',
            filters: [{ term_filter: { field: 'customer_email', operator: 'one_of', values: [ANA.email] } }],
          },
        },
      },
    },
    [5],
  ],
  ['a total above', term('total_gross_price', 'greater', 5), [0, 1, 2, 3, 4, 5]],
  [
    'before the first',
    { filtered_query: { query: all, filter: { range_filter: { field: 'creation_date', to: '2020-01-01T00:00:00.000Z' } } } },
    [],
  ],
  ['a product among the items', term('product_items.product_id', 'is', '1HBE2115'), [0, 1, 2, 3, 4, 5]],
  ['no such product', term('product_items.product_id', 'is', 'feliz'), []],
  ['another product among the items', term('product_items.product_id', 'neq', '1HBE2115'), []],
  [
    'how it is paid and how it goes',
    both(term('payment_instruments.payment_method_id', 'one_of', 'AX_INVOICE'), shippedBy('USPSFC')),
    [0, 1, 2, 3, 4, 5],
  ],
  ['one item with all of it', nested('product_items', term('product_items.product_id', 'is', '1HBE2115')), [0, 1, 2, 3, 4, 5]],
  [
    'one item and the rest',
    nested('product_items', both(term('product_items.product_id', 'is', '1HBE2115'), term('customer_email', 'is', DORA.email))),
    [5],
  ],
  ['a coupon', term('coupon_line_items.coupon_code', 'is_not_null'), []],
  ['no coupon', term('coupon_line_items.coupon_code', 'is_null'), [0, 1, 2, 3, 4, 5]],
  ['nothing on hold', term('order.has_holds', 'is', false), [0, 1, 2, 3, 4, 5]],
  [
    'a channel, a currency, a creator',
    both(term('channel_type', 'is', 'storefront'), both(term('currency_code', 'is', 'USD'), term('created_by', 'is', 'Customer'))),
    [0, 1, 2, 3, 4, 5],
  ],
  ['a field of which there is nothing', term('global_party_id', 'is_not_null'), []],
  ['what lasted into a time', range2({ to_value: '2020-01-01T00:00:00.000Z' }), []],
  [
    'what lasted up to a time',
    range2({ from_value: '2020-01-01T00:00:00.000Z', to_value: '2100-01-01T00:00:00.000Z' }),
    [0, 1, 2, 3, 4, 5],
  ],
  [
    'what lasted within a time',
    range2({ from_value: '2020-01-01T00:00:00.000Z', to_value: '2100-01-01T00:00:00.000Z', filter_mode: 'contained' }),
    [0, 1, 2, 3, 4, 5],
  ],
  [
    'what lasted longer than a time',
    range2({ from_value: '2020-01-01T00:00:00.000Z', to_value: '2100-01-01T00:00:00.000Z', filter_mode: 'containing' }),
    [],
  ],
])('finds %s', async (_, query, expected) => expect(await found(query)).toEqual(expected))

test('a shopper finds only their own orders', async () => {
  expect(await found(all, ana)).toEqual([0, 1, 2, 3, 4])
  expect(await found({ bool_query: { should: [term('customer_email', 'is', DORA.email), all] } }, ana)).toEqual([0, 1, 2, 3, 4])
  expect((await say(shop.fetch, 'GET', `${SHOP}/orders/${numbers[5]}`, { token: ana })).json.fault.type).toBe('OrderNotFoundException')
})

test('pages follow one another, and every page has the total, also one after the last order', async () => {
  const page = (start: number) =>
    search({ query: all, sorts: [{ field: 'creation_date', sort_order: 'desc' }], start, count: 2, select: '(**)' })
  const first = await page(0)
  expect(first).toMatchObject({
    _type: 'order_search_result',
    count: 2,
    start: 0,
    total: 6,
    next: { _type: 'result_page', start: 2, count: 2 },
  })
  const orders = [first, await page(2), await page(4)].flatMap(({ hits }) =>
    (hits as { data: { order_no: string } }[]).map(({ data }) => data.order_no),
  )
  expect(orders).toEqual(numbers.toReversed())
  const past = await page(6)
  expect(past).toMatchObject({ count: 0, total: 6 })
  expect(past).not.toHaveProperty('hits')
})

test('a selector returns only the named properties', async () => {
  const { hits } = await search({ query: term('order_no', 'is', numbers[0]), select: '(hits.(data.(order_no)))' })
  expect(hits).toEqual([{ _type: 'order_search_hit', data: { _type: 'order', order_no: numbers[0] } }])
})

test.each<[string, object, string]>([
  ['a field that does not exist', { query: term('shoe_size', 'is', 1) }, 'UnknownSearchFieldException'],
  ['an attribute that is not defined', { query: term('c_unheard', 'is', 1) }, 'UnknownSearchFieldException'],
  ['a column that is no field', { query: term('content', 'is', 1) }, 'UnknownSearchFieldException'],
  ['words for a day', { query: term('creation_date', 'less', 'soon') }, 'InvalidSearchFieldTypeException'],
  [
    'words for an end of a range of days',
    { query: { filtered_query: { query: all, filter: { range_filter: { field: 'creation_date', from: 'soon' } } } } },
    'RangeFilterValueException',
  ],
  ['two values for is', { query: term('order_no', 'is', '1', '2') }, 'TermOperatorMismatchValuesException'],
  ['no value for one_of', { query: term('order_no', 'one_of') }, 'TermOperatorMismatchValuesException'],
  [
    'a range without an end',
    { query: { filtered_query: { query: all, filter: { range_filter: { field: 'order_no' } } } } },
    'RangeFilterValueException',
  ],
  ['more than a page holds', { query: all, count: 201 }, 'ValueConstraintViolationException'],
  ['no query', {}, 'PropertyConstraintViolationException'],
  ['a query that is none', { query: 'all' }, 'TypeDecodingException'],
  ['an operator that there is not', { query: term('order_no', 'like', '1') }, 'UnknownSearchOperatorException'],
  ['a query that there is not', { query: { range_query: { field: 'order_no' } } }, 'UnknownPropertyException'],
  [
    'a word too many in a query',
    { query: { term_query: { fields: ['order_no'], operator: 'is', values: ['1'], fuzzy: true } } },
    'UnknownPropertyException',
  ],
  [
    'a word too many in a filter',
    {
      query: { filtered_query: { query: all, filter: { term_filter: { field: 'order_no', operator: 'is', values: ['1'], fuzzy: true } } } },
    },
    'UnknownPropertyException',
  ],
  [
    'a filter without its query',
    { query: { filtered_query: { filter: { query_filter: { query: all } } } } },
    'PropertyConstraintViolationException',
  ],
  ['a mode that there is not', { query: range2({ from_value: 1, filter_mode: 'touching' }) }, 'EnumConstraintViolationException'],
  ['a range of two fields without an end', { query: range2({}) }, 'RangeFilterValueException'],
  [
    'a range of what has no order',
    { query: { filtered_query: { query: all, filter: { range_filter: { field: 'order.has_holds', from: true } } } } },
    'RangeFilterTypeException',
  ],
  ['a part that there is not', { query: nested('content', all) }, 'UnknownSearchFieldException'],
  ['to sort by one of several', { query: all, sorts: [{ field: 'product_items.product_id' }] }, 'FieldNotSortableException'],
  ['to expand', { query: all, expand: ['everything'] }, 'InvalidExpandValueException'],
  ['another version', { _v: '20.4', query: all }, 'UnexpectedVersionException'],
  ['a selector out of shape', { query: all, select: '(a,(b)' }, 'MalformedSelectorException'],
])('refuses %s', async (_, body, type) => expect((await search(body)).fault.type).toBe(type))

test('values are never inserted into the SQL text', async () => {
  expect(await found(term('order_no', 'is', "' or 1=1 --"))).toEqual([])
  expect((await search({ query: all, sorts: [{ field: 'order_no; drop table orders' }] })).fault.type).toBe('UnknownSearchFieldException')
})

test.each([
  [30, 6, undefined],
  [300, undefined, 'BodyDecodingException'],
  [30_000, undefined, 'BodyDecodingException'],
])('a query that nests %i levels deep is answered or refused, and never causes an internal error', async (depth, total, type) => {
  const body = `{"query":${'{"bool_query":{"must":['.repeat(depth)}{"match_all_query":{}}${']}}'.repeat(depth)}}`
  const { json } = await say(shop.fetch, 'POST', `${SHOP}/order_search`, { token: application, body })
  expect([json['total'], json.fault?.type]).toEqual([total, type])
})
