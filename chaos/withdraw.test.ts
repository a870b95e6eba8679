import { chooseByLength } from '@fondly/kit/testing/long.ts'
import { expect, test } from 'vitest'
import { raceWithdrawals } from './withdraw.ts'
import { copyDemonstration } from './processes/test-product.ts'

const TIMEOUT_MS = 600_000

/** `npm run chaos -- withdraw` withdraws 500 orders. */
const TIMES = chooseByLength({ short: 24, long: 120 })
/** Enough orders for several cuts. Some of them the press has not seen before. */
const AT_ONCE = chooseByLength({ short: 6, long: 20 })

test(
  'an order withdrawn while its batch is cut is either printed once or cancelled, and its sender sees which',
  async () => {
    const { databaseUrl, folder, remove } = await copyDemonstration()
    try {
      const { races, withdrawn, printed, broken } = await raceWithdrawals({ folder, databaseUrl, times: TIMES, atOnce: AT_ONCE, seed: 1 })
      expect(broken).toEqual([])
      expect([races, withdrawn + printed]).toEqual([TIMES, TIMES])
    } finally {
      await remove()
    }
  },
  TIMEOUT_MS,
)
