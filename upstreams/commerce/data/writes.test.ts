import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationToken, DATA, openTestCommerce, say } from '../testing/open-commerce.ts'

let shop: Awaited<ReturnType<typeof openTestCommerce>>
let token: string
beforeAll(async () => {
  shop = await openTestCommerce()
  token = await applicationToken(shop.fetch)
})
afterAll(() => shop.close())

const SITE = '/sites/fondly'
const ask = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  say(shop.fetch, method === 'PUT' ? 'POST' : method, DATA + path, {
    token,
    ...(body === undefined ? {} : { body }),
    headers: { ...(method === 'PUT' ? { 'x-dw-http-method-override': 'PUT' } : {}), ...headers },
  })

test('a customer group is created once, changed only with its latest version, and deleted', async () => {
  const path = `${SITE}/customer_groups/new%20client`
  const created = await ask('PUT', path, { _resource_state: 'not_exists', description: 'New', c_clientConfiguration: '{"a":1}' })
  expect(created.json).toMatchObject({ id: 'new client', description: 'New', type: 'static', in_deletion: false })
  expect((await ask('PUT', path, { _resource_state: 'not_exists' })).json.fault.type).toBe('ResourceAlreadyExistsException')

  const seen = created.json['_resource_state']
  const changed = await ask('PATCH', path, { _resource_state: seen, c_clientConfiguration: '{"a":2}', c_customerReference: 'N-1' })
  expect(changed.json).toMatchObject({ description: 'New', c_clientConfiguration: '{"a":2}', c_customerReference: 'N-1' })
  const stale = await ask('PATCH', path, { _resource_state: seen, c_clientConfiguration: '{"a":3}' })
  expect([stale.status, stale.json.fault]).toMatchObject([
    409,
    { type: 'ResourceStateConflictException', arguments: { client: seen, server: changed.json['_resource_state'] } },
  ])
  // Null clears a property.
  expect((await ask('PATCH', path, { c_customerReference: null })).json).not.toHaveProperty('c_customerReference')

  expect((await ask('DELETE', path)).json).toMatchObject({ id: 'new client', in_deletion: true })
  expect((await ask('GET', path)).json.fault.type).toBe('CustomerGroupNotFoundException')
})

test('an attribute of type string ends at 4,000 bytes, one of type text at 65,536', async () => {
  const path = `${SITE}/customer_groups/acme`
  const patch = async (name: string, value: string) => (await ask('PATCH', path, { [name]: value })).status
  expect(await patch('c_customerReference', 'ñ'.repeat(2000))).toBe(200)
  expect(await patch('c_customerReference', 'ñ'.repeat(2001))).toBe(400)
  expect(await patch('c_clientModelLine', 'ñ'.repeat(32_768))).toBe(200)
  expect(await patch('c_clientModelLine', 'ñ'.repeat(32_769))).toBe(400)
})

test('adding a customer to a group and removing them can both be repeated', async () => {
  const all = { query: { match_all_query: {} }, select: '(**)' }
  const { hits } = (await ask('POST', '/customer_lists/fondly/customer_search', all)).json as unknown as {
    hits: [{ data: { customer_no: string; email: string } }]
  }
  const { customer_no: customerNo, email } = hits[0].data
  const path = `${SITE}/customer_groups/acme/members/${customerNo}`
  const count = async () => (await ask('GET', `${SITE}/customer_groups/acme?select=(member_count)`)).json['member_count']
  await ask('DELETE', path)
  const before = Number(await count())
  expect([(await ask('PUT', path)).status, (await ask('PUT', path)).status]).toEqual([204, 204])
  expect((await ask('GET', path)).json).toMatchObject({ customer_no: customerNo, email, active: true })
  expect(await count()).toBe(before + 1)
  expect([(await ask('DELETE', path)).status, (await ask('DELETE', path)).status]).toEqual([204, 204])
  expect(await count()).toBe(before)
})

test('a day without mail is created, overwritten, changed in part, found and deleted', async () => {
  const path = `${SITE}/custom_objects/BlackoutDate/2027-01-01`
  const day = { c_date: '2027-01-01T00:00:00.000Z', c_reason: 'New Year' }
  expect((await ask('PUT', path, { ...day, _resource_state: 'not_exists' })).json).toMatchObject({ ...day, key_value_string: '2027-01-01' })
  expect((await ask('PUT', path, { ...day, _resource_state: 'not_exists' })).json.fault.type).toBe('ResourceAlreadyExistsException')
  expect((await ask('PATCH', path, { c_reason_es: 'Año Nuevo' })).json).toMatchObject({ ...day, c_reason_es: 'Año Nuevo' })
  expect((await ask('PUT', path, { c_date: day.c_date })).json).not.toHaveProperty('c_reason')
  const query = { term_query: { fields: ['key_value_string'], operator: 'is', values: ['2027-01-01'] } }
  const found = async () => (await ask('POST', '/custom_objects_search/BlackoutDate', { query })).json['total']
  expect(await found()).toBe(1)
  expect([(await ask('DELETE', path)).status, (await ask('DELETE', path)).status]).toEqual([204, 204])
  expect(await found()).toBe(0)
})

test('an object of a site is not found below the path of the organisation', async () => {
  const day = { c_date: '2027-01-01T00:00:00.000Z' }
  expect((await ask('PUT', '/custom_objects/BlackoutDate/2027-01-01', day)).json.fault.type).toBe('CustomObjectNotFoundException')
})

test('a banner is written for its own context, and the slot stays when the banner is deleted', async () => {
  const path = `${SITE}/slots/header-banner/slot_configurations/spring`
  const banner = {
    enabled: true,
    rank: 20,
    customer_groups: ['acme'],
    callout_msg: { default: { source: 'Spring', markup: 'ignored' } },
    slot_content: { type: 'html', body: { default: { source: '<p>Hi</p>' }, es: { source: '<p>Hola</p>' } } },
  }
  const created = await ask('PUT', `${path}?context=category%3Dbirthday`, banner)
  expect(created.json).toMatchObject({
    configuration_id: 'spring',
    context: 'category',
    context_id: 'birthday',
    rank: 20,
    callout_msg: { default: { _type: 'markup_text', markup: 'Spring', source: 'Spring' } },
    slot_content: { _type: 'slot_content', type: 'html', body: { es: { markup: '<p>Hola</p>' } } },
  })
  expect((await ask('GET', path)).json.fault.type).toBe('SlotConfigurationNotFoundException')
  const patched = await ask('PATCH', `${path}?context=category%3Dbirthday`, { enabled: false, configuration_id: 'summer' })
  expect(patched.json).toMatchObject({ configuration_id: 'summer', enabled: false, rank: 20 })
  const summer = path.replace('spring', 'summer')
  expect((await ask('DELETE', `${summer}?context=category%3Dbirthday`)).status).toBe(204)
  await ask('DELETE', path.replace('spring', 'acme'))
  expect((await ask('PUT', path, banner)).status).toBe(200)
})

test('only one of several simultaneous callers creates a resource', async () => {
  const create = (path: string, body: object) =>
    Promise.all(Array.from({ length: 8 }, async () => (await ask('PUT', path, { ...body, _resource_state: 'not_exists' })).status))
  const once = [200, ...Array.from({ length: 7 }, () => 409)]
  expect((await create(`${SITE}/customer_groups/at-once`, {})).toSorted((one, other) => one - other)).toEqual(once)
  expect(
    (await create(`${SITE}/custom_objects/BlackoutDate/at-once`, { c_date: '2027-01-02T00:00:00.000Z' })).toSorted(
      (one, other) => one - other,
    ),
  ).toEqual(once)
  const banner = { slot_content: { type: 'html' } }
  expect((await create(`${SITE}/slots/header-banner/slot_configurations/at-once`, banner)).toSorted((one, other) => one - other)).toEqual(
    once,
  )
})
