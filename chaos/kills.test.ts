import { chooseByLength } from '@fondly/kit/testing/long.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './checker.ts'
import { kill, listKillMoments, type Moment } from './kills.ts'
import { copyDemonstration, openTestProduct, type ChaosProduct } from './processes/test-product.ts'
import { look } from './processes/looks.ts'

const TIMEOUT_MS = 300_000
/** Not shorter: when a slow machine stalls for longer than the lease, another process takes over too early. */
const LEASE_MS = 2_000

let place: Awaited<ReturnType<typeof copyDemonstration>>
let testProduct: ChaosProduct

beforeAll(async () => {
  place = await copyDemonstration()
  testProduct = await openTestProduct({ ...place, senders: 3 })
}, TIMEOUT_MS)
afterAll(async () => {
  await testProduct?.close()
  await place?.remove()
})

/** A few of the moments; `npm run chaos -- kills` kills at all 54, twenty times each. */
const MOMENTS = chooseByLength<Moment[]>({
  short: [
    { call: 'basket', point: 'after it was done', which: 1 },
    { call: 'item', point: 'before recording', which: 1 },
    { call: 'payment', point: 'after it was done', which: 2 },
    { call: 'order', point: 'after it was done', which: 1 },
    { call: 'order', point: 'before recording', which: 2 },
    { call: 'ready', point: 'before recording', which: 1 },
  ],
  long: listKillMoments(1),
})

test(
  'each card has exactly one order and no basket stays open after processes are killed with -9 during sendings',
  async () => {
    const { kills, sent, stopped, questions } = await kill({ testProduct, moments: MOMENTS, leaseMilliseconds: LEASE_MS })
    expect(kills).toHaveLength(MOMENTS.length)
    expect({ stopped, questions }).toEqual({ stopped: 0, questions: 0 })
    expect(sent).toBeGreaterThanOrEqual(testProduct.tabs.length)
    expect(await violations({ history: testProduct.history(), databaseUrl: place.databaseUrl })).toEqual([])
  },
  TIMEOUT_MS,
)

/** This control runs only in the long tests, because the checker has tests of its own. */
const CONTROLS = chooseByLength({ short: [], long: listKillMoments(10, true) })

test.each(CONTROLS.length > 0 ? [CONTROLS] : [])(
  'control: the same kills double an order when the lookup of earlier results finds nothing',
  async (...moments) => {
    const isDoubled = async () => (await look(place.databaseUrl)).twice > 0
    await kill({ testProduct, moments, isBlind: true, isEnough: isDoubled, leaseMilliseconds: LEASE_MS })
    expect(await isDoubled()).toBe(true)
    expect(await violations({ history: testProduct.history(), databaseUrl: place.databaseUrl })).not.toEqual([])
  },
  TIMEOUT_MS,
)
