import { expect, test } from 'vitest'
import { openFaultShop } from '../testing/fault-shop.ts'
import { everyFault } from '../testing/fault-table.ts'
import { sayCall } from '../testing/say-call.ts'
import { SHOP_CALLS } from '../testing/shop-calls.ts'
import { generalFaults } from '../testing/shop-general-faults.ts'
import { SHOP_LISTED, SHOP_NEVER } from '../testing/shop-listed-faults.ts'
import { ownFaults } from '../testing/shop-own-faults.ts'

test('every call is answered when nothing is wrong with it', async () => {
  const shop = await openFaultShop(fetch)
  try {
    const answers: [string, number][] = []
    for (const call of SHOP_CALLS) answers.push([call.call, (await sayCall(call)(shop)).status])
    expect(answers).toEqual(SHOP_CALLS.map(({ call }) => [call, /^DELETE.*(\/auth|\{id\})$/.test(call) ? 204 : 200]))
  } finally {
    await shop.close()
  }
})

everyFault('Shop', {
  network: fetch,
  listed: Object.fromEntries(Object.entries(SHOP_LISTED).map(([call, faults]) => [call, faults.split(/\s+/)])),
  cells: [...SHOP_CALLS.flatMap(generalFaults), ...ownFaults()],
  never: SHOP_NEVER,
})
