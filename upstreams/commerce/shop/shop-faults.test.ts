import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FaultShop, openFaultShop } from '../testing/fault-shop.ts'
import { everyFault } from '../testing/fault-table.ts'
import { SHOP } from '../testing/open-commerce.ts'
import { sayCall } from '../testing/say-call.ts'
import { SHOP_CALLS } from '../testing/shop-calls.ts'
import { generalFaults } from '../testing/shop-general-faults.ts'
import { SHOP_LISTED, SHOP_NEVER } from '../testing/shop-listed-faults.ts'
import { ownFaults } from '../testing/shop-own-faults.ts'

/** Properties whose objects have no `_type`: tables of names and values, and copies of what the caller sent. */
const UNTYPED = new Set(['prices', 'selected_refinements', 'query', 'details'])

describe('a correct call', () => {
  let shop: FaultShop
  beforeAll(async () => void (shop = await openFaultShop(fetch)))
  afterAll(() => shop.close())

  const silent = /^DELETE.*(\/auth|\{id\})$/
  const named = SHOP_CALLS.map((call) => [call.call, call] as const)

  test.each(named.filter(([name]) => silent.test(name)))('%s returns no body', async (_, call) => {
    const answer = await sayCall(call)(shop)
    expect([answer.status, await answer.text()]).toEqual([204, ''])
  })

  test.each(named.filter(([name]) => !silent.test(name)))('%s is answered, and each object names its type', async (_, call) => {
    const answer = await sayCall(call)(shop)
    const document = (await answer.json()) as Record<string, unknown>
    expect([answer.status, document['_v']]).toEqual([200, '21.2'])
    expect(withoutType(document, call.call)).toEqual([])
    expect(answer.headers.get('content-type')).toBe('application/json;charset=UTF-8')
    expect(answer.headers.get('cache-control')).toBe(call.caller === 'anybody' ? 'max-age=60' : 'no-store')
    expect(answer.headers.get('etag')).toBeNull()
  })

  test('a POST without a body opens an empty basket', async () => {
    const { token } = await shop.guest()
    const answer = await shop.say('POST', `${SHOP}/baskets`, { token, headers: { 'content-length': '0' } })
    expect([answer.status, await answer.json()]).toMatchObject([200, { _type: 'basket', shipments: [{ shipment_id: 'me' }] }])
  })
})

everyFault('Shop', {
  network: fetch,
  listed: Object.fromEntries(Object.entries(SHOP_LISTED).map(([call, faults]) => [call, faults.split(/\s+/)])),
  cells: [...SHOP_CALLS.flatMap(generalFaults), ...ownFaults()],
  never: SHOP_NEVER,
})

/** Lists the places in a reply where an object has no `_type`. */
function withoutType(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => withoutType(one, at))
  if (typeof value !== 'object' || value === null) return []
  const own = '_type' in value ? [] : [at]
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, below]) =>
      UNTYPED.has(name) || name.startsWith('c_') ? [] : withoutType(below, `${at} ${name}`),
    ),
  ]
}
