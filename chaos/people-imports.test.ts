import { chooseByLength } from '@fondly/kit/testing/long.ts'
import { expect, test } from 'vitest'
import { importAndKill, type ImportMoment, listImportMoments } from './people-imports.ts'
import { copyDemonstration } from './processes/test-product.ts'

const TIMEOUT_MS = 900_000
/** Not shorter: when a slow machine stalls for longer than the lease, another process takes over too early. */
const LEASE_MS = 2_000

/** A few of the moments; `npm run chaos -- people-imports` kills at every moment. */
const MOMENTS = chooseByLength<ImportMoment[]>({
  short: [
    { source: 'chosen', call: 'person document', point: 'after it was done' },
    { source: 'file', call: 'new user', point: 'after it was done' },
  ],
  long: listImportMoments(1),
})

test(
  'files and bulk changes done by processes that are killed with -9 on the way: each row is done once, is in the log once, and nobody gets two mails',
  async () => {
    const { databaseUrl, folder, remove } = await copyDemonstration()
    try {
      const result = await importAndKill({ folder, databaseUrl, moments: MOMENTS, leaseMilliseconds: LEASE_MS })
      expect(result).toEqual({ imports: MOMENTS.length, kills: MOMENTS.length, done: 2 * MOMENTS.length, broken: [] })
    } finally {
      await remove()
    }
  },
  TIMEOUT_MS,
)
