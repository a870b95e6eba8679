import { chooseByLength } from '@fondly/kit/testing/long.ts'
import { expect, test } from 'vitest'
import { closeDaysAndKill, type ClosingMoment, listClosingMoments } from './closed-days.ts'
import { copyDemonstration } from './processes/test-product.ts'

const TIMEOUT_MS = 900_000
/** Not shorter: when a slow machine stalls for longer than the lease, another process takes over too early. */
const LEASE_MS = 2_000

/** A few of the moments; `npm run chaos -- closed-days` kills at every moment. */
const MOMENTS = chooseByLength<ClosingMoment[]>({
  short: [
    { call: 'client document', point: 'after it was done' },
    { call: 'link', point: 'after it was done' },
    { call: 'order', point: 'after it was done' },
    { call: 'day opened', point: 'after it was done', afterwards: 'opened' },
    { call: 'client document', point: 'after it was done', afterwards: 'closed again' },
  ],
  long: listClosingMoments(1).slice(0, 12),
})

test(
  'days closed by processes that are killed with -9 on the way: each change is in the log once, each card is printed once, on another day',
  async () => {
    const { databaseUrl, folder, remove } = await copyDemonstration()
    try {
      const result = await closeDaysAndKill({ folder, databaseUrl, moments: MOMENTS, leaseMilliseconds: LEASE_MS })
      expect(result).toEqual({ days: MOMENTS.length, kills: MOMENTS.length, moved: MOMENTS.length, kept: 0, broken: [] })
    } finally {
      await remove()
    }
  },
  TIMEOUT_MS,
)
