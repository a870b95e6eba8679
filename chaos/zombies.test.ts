import { expect, test } from 'vitest'
import { violations } from './checker.ts'
import { copyDemonstration, openTestProduct } from './processes/test-product.ts'
import { suspendAndResume, findLanding, type Stop } from './zombies.ts'

const TIMEOUT_MS = 300_000
/** Not shorter: when a slow machine stalls for longer than the lease, another process takes over too early. */
const LEASE_MS = 2_000

/** `npm run chaos -- zombies` makes 200 stops. */
const STOPS: Stop[] = [
  { call: 'basket', point: 'before sending', which: 1, waking: 'when all have ended' },
  { call: 'item', point: 'before sending', which: 1, waking: 'in the middle' },
  { call: 'order', point: 'before recording', which: 1, waking: 'when all are taken over' },
]

// Windows cannot suspend a process.
test.skipIf(process.platform === 'win32')(
  'a process that is suspended during a sending and resumed after a takeover doubles nothing and writes nothing',
  async () => {
    const { databaseUrl, folder, remove } = await copyDemonstration()
    const testProduct = await openTestProduct({ folder, databaseUrl, senders: 3 })
    try {
      const { zombies } = await suspendAndResume({ testProduct, stops: STOPS, leaseMilliseconds: LEASE_MS })
      expect(zombies).toHaveLength(STOPS.length)
      for (const { held, refused } of zombies) {
        expect(held).toBeGreaterThan(0)
        expect(refused).toBeGreaterThan(0)
      }
      expect((await findLanding(databaseUrl)).underAnothersLease).toEqual([])
      expect(await violations({ history: testProduct.history(), databaseUrl })).toEqual([])
    } finally {
      await testProduct.close()
      await remove()
    }
  },
  TIMEOUT_MS,
)
