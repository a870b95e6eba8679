import { chooseByLength } from '@fondly/kit/testing/long.ts'
import { expect, test } from 'vitest'
import { pressAndKill, type KillPoint } from './press.ts'
import { copyDemonstration } from './processes/test-product.ts'

const TIMEOUT_MS = 600_000

/** `npm run chaos -- press` prints 500 orders. */
const TIMES = chooseByLength({ short: 8, long: 60 })
const KILL_POINTS: KillPoint[] = [
  { word: 'file', which: 4 },
  { word: 'complete', which: 1 },
  { word: 'reported', which: 3 },
]

test(
  'a press killed with -9 while it writes, completes or reports a batch leaves complete batches without duplicates',
  async () => {
    const { databaseUrl, folder, remove } = await copyDemonstration()
    try {
      const { orders, batches, broken } = await pressAndKill({ folder, databaseUrl, times: TIMES, killPoints: KILL_POINTS })
      expect(broken).toEqual([])
      expect([orders, batches]).toEqual([TIMES, 1])
    } finally {
      await remove()
    }
  },
  TIMEOUT_MS,
)
