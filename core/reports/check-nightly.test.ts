import { silentLog } from '@fondly/kit/log.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createCoreDatabase } from '../testing/core-database.ts'
import { createCheckOrders } from './check-orders.ts'

const { database, drop } = await createCoreDatabase()
afterAll(drop)

const TODAY = '2026-11-23'
const LEASE_MS = 10 * 60_000
let now: Date
/** The number of days for which the check has read commerce. */
let requests: number
let isDown: boolean

beforeEach(async () => {
  now = new Date('2026-11-23T12:00:00Z')
  requests = 0
  isDown = false
  await database.updateTable('report_feed').set({ checked_on: '2026-11-22', checking_until: null }).execute()
})

/** Starts one process of the product. */
function openProcess() {
  const context = {
    database,
    env: { clock: () => now, log: silentLog },
    settings: { postalZone: 'America/New_York' },
    calendar: { today: () => TODAY },
    commerce: {
      orders: {
        countChanged: () => {
          requests += 1
          return isDown ? Promise.reject(new Error('Commerce is down.')) : Promise.resolve(0)
        },
      },
    },
  } as unknown as Parameters<typeof createCheckOrders>[0] // only these members are used
  const follow = { walk: () => Promise.reject(new Error('Nothing differs.')) } as unknown as Parameters<typeof createCheckOrders>[1]
  return createCheckOrders(context, follow, new AbortController().signal)
}
const readFeed = () => database.selectFrom('report_feed').select(['checked_on', 'checking_until']).executeTakeFirstOrThrow()

test('the check of a night is done once', async () => {
  await openProcess().checkNightly()
  expect(requests).toBeGreaterThan(400)
  expect(await readFeed()).toEqual({ checked_on: TODAY, checking_until: null })
  requests = 0
  await openProcess().checkNightly()
  expect(requests).toBe(0)
})

test('if a check fails or its process dies, another process does it after the lease', async () => {
  isDown = true
  await expect(openProcess().checkNightly()).rejects.toThrow('Commerce is down.')
  expect((await readFeed()).checked_on).toBe('2026-11-22')
  isDown = false
  requests = 0
  await openProcess().checkNightly()
  expect(requests).toBe(0)
  now = new Date(now.getTime() + LEASE_MS)
  await openProcess().checkNightly()
  expect(requests).toBeGreaterThan(400)
  expect((await readFeed()).checked_on).toBe(TODAY)
})
