import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { placeOrder } from '../testing/fill-basket.ts'
import { openShopWithTokens, DATA, say, SHOP } from '../testing/open-commerce.ts'
import { ANA, DORA } from '../testing/small-world.ts'

const { shop, application, ana } = await openShopWithTokens()
afterAll(() => shop.close())

const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  say(shop.fetch, method, `${DATA}${path}`, { token: application, headers, ...(body === undefined ? {} : { body }) })
const hitsOf = (json: Record<string, unknown>) => (json['hits'] ?? []) as Record<string, unknown>[]
const all = { match_all_query: {} }

test('a reply without a selection has the plain properties and no custom ones', async () => {
  const group = (await ask('GET', '/sites/fondly/customer_groups/acme')).json
  expect(Object.keys(group).sort()).toEqual(
    ['_resource_state', '_type', '_v', 'creation_date', 'description', 'id', 'in_deletion', 'last_modified', 'link', 'type'].sort(),
  )
  const slot = (await ask('GET', '/sites/fondly/slots/header-banner/slot_configurations/acme')).json
  expect(slot).toMatchObject({ slot_id: 'header-banner', context: 'global', enabled: true, rank: 10 })
  for (const name of ['callout_msg', 'customer_groups']) expect(slot).not.toHaveProperty(name)
  // The reference requires this property, so it is there without a selection too.
  expect(slot).toMatchObject({ slot_content: { _type: 'slot_content', type: 'html' } })
  const [found] = hitsOf((await ask('POST', '/customer_lists/fondly/customer_search', { query: all })).json)
  expect(found).toMatchObject({ _type: 'customer_search_hit', data: { _type: 'customer', customer_id: expect.any(String) } })
  expect(found?.['data']).not.toHaveProperty('credentials')
  const [day] = hitsOf((await ask('POST', '/custom_objects_search/BlackoutDate', { query: all })).json)
  expect(day).toMatchObject({ object_type: 'BlackoutDate', key_property: 'id', key_value_string: expect.any(String) })
  expect(day).not.toHaveProperty('c_date')
})

test('a selection returns the properties that it names, in replies and in hits', async () => {
  const group = (await ask('GET', '/sites/fondly/customer_groups/acme?select=(id,c_customerReference,member_count)')).json
  expect(group).toMatchObject({ id: 'acme', c_customerReference: 'ACME-CC', member_count: 2 })
  expect(group).not.toHaveProperty('description')
  const slot = (await ask('GET', '/sites/fondly/slots/header-banner/slot_configurations/acme?select=(slot_content.(type))')).json
  expect(slot).toMatchObject({ slot_content: { _type: 'slot_content', type: 'html' } })
  const days = (await ask('POST', '/custom_objects_search/BlackoutDate', { query: all, select: '(**)', sorts: [{ field: 'c_date' }] })).json
  expect(hitsOf(days).map((day) => day['c_date'])).toEqual([
    '2026-11-26T00:00:00.000Z',
    '2026-12-24T00:00:00.000Z',
    '2026-12-25T00:00:00.000Z',
  ])
  expect(days).toMatchObject({ select: '(**)', query: { match_all_query: { _type: 'match_all_query' } } })
})

test('a slot configuration of one category is found by its context', async () => {
  const path = '/sites/fondly/slots/header-banner/slot_configurations/acme?context=category%3Dbirthday'
  expect((await ask('GET', path)).json.fault.type).toBe('SlotConfigurationNotFoundException')
  const client = new Client({ connectionString: shop.databaseUrl })
  await client.connect()
  await client.query(
    `insert into commerce.slot_configuration values ('header-banner', 'acme', 'category=birthday', '{"enabled":true}', 1, now(), now())`,
  )
  await client.end()
  expect((await ask('GET', path)).json).toMatchObject({
    configuration_id: 'acme',
    context: 'category',
    context_id: 'birthday',
    enabled: true,
    slot_content: { _type: 'slot_content', type: 'html' },
  })
})

test.each([
  [{ term_query: { fields: ['email'], operator: 'is', values: [DORA.email.toUpperCase()] } }, ['Dora']],
  [{ text_query: { fields: ['first_name', 'last_name'], search_phrase: 'ruiz' } }, ['Ana']],
  [{ text_query: { fields: ['first_name', 'last_name'], search_phrase: 'rui' } }, []],
  [{ term_query: { fields: ['company_name'], operator: 'is', values: ['acme care'] } }, ['Ana']],
  [{ term_query: { fields: ['phone_mobile', 'phone_home'], operator: 'is_not_null' } }, ['Ana']],
  [{ term_query: { fields: ['gender'], operator: 'is', values: [2] } }, ['Ana']],
  [{ term_query: { fields: ['credentials.enabled'], operator: 'is', values: [true] } }, ['Ana', 'Dora']],
])('customer_search %j finds %j', async (query, names) => {
  await say(shop.fetch, 'PATCH', `${SHOP}/customers/${ana.customerId}`, {
    token: ana.token,
    body: { company_name: 'Acme Care', phone_home: '512 555 0100', gender: 2 },
  })
  const { json } = await ask('POST', '/customer_lists/fondly/customer_search', { query, sorts: [{ field: 'first_name' }], select: '(**)' })
  expect(hitsOf(json).map(({ data }) => (data as { first_name: string }).first_name)).toEqual(names)
})

test('customer_search returns at most the first 10,000 hits', async () => {
  const page = async (start: number) =>
    (await ask('POST', '/customer_lists/fondly/customer_search', { query: all, start, count: 200 })).json
  expect(await page(9800)).toMatchObject({ count: 0, total: 2 })
  expect((await page(9801)).fault.arguments).toEqual({ parameter: 'start', expected: '<= 9800' })
})

test('groups are found by type and description, keys by number', async () => {
  const groups = async (field: string, value: string) =>
    hitsOf(
      (
        await ask('POST', '/sites/fondly/customer_group_search', {
          query: { term_query: { fields: [field], operator: 'is', values: [value] } },
        })
      ).json,
    )
  expect((await groups('type', 'static')).map(({ id }) => id)).toEqual(['acme'])
  expect(await groups('type', 'system')).toEqual([])
  expect((await groups('description', 'acme utilities')).map(({ id }) => id)).toEqual(['acme'])
  const byNumber = { query: { term_query: { fields: ['key_value_integer'], operator: 'is', values: [7] } } }
  expect((await ask('POST', '/custom_objects_search/BlackoutDate', byNumber)).json['total']).toBe(0)
})

test('a program sets the external status and custom attributes of an order, and each answer has the new state', async () => {
  const { order_no: orderNo } = await placeOrder(shop.fetch, ana.token, ANA.email, 'program')
  const path = `/sites/fondly/orders/${String(orderNo)}`
  const order = async () => (await say(shop.fetch, 'GET', `${SHOP}/orders/${String(orderNo)}`, { token: ana.token })).json

  const first = await ask('PUT', `${path}/external_status`, { status: 'at the binder’s' })
  expect([first.status, first.headers.get('x-dw-resource-state')]).toEqual([204, (await order())['_resource_state']])
  expect(await order()).toMatchObject({ external_order_status: 'at the binder’s' })

  const state = { 'x-dw-resource-state': first.headers.get('x-dw-resource-state') ?? '' }
  const patched = await ask('PATCH', path, { c_location: 'Austin', c_employeeID: 'E1' }, state)
  expect(patched.status).toBe(204)
  expect((await ask('PATCH', path, { c_location: 'Boston' }, state)).json.fault.type).toBe('ResourceStateConflictException')
  const last = { _resource_state: patched.headers.get('x-dw-resource-state'), c_employeeID: null }
  expect((await ask('PATCH', path, last)).status).toBe(204)
  expect(await order()).toMatchObject({ c_location: 'Austin' })
  expect(await order()).not.toHaveProperty('c_employeeID')

  // The method may also be in the query, as for every call.
  const put = await ask('POST', `${path}/status?method=PUT`, { status: 'new', _resource_state: (await order())['_resource_state'] })
  expect([put.status, put.headers.get('x-dw-resource-state')]).toEqual([204, (await order())['_resource_state']])
})

test('the Data API answers HEAD, and its answers may not be cached', async () => {
  const answer = await ask('HEAD', '/sites/fondly/customer_groups/acme')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
})
