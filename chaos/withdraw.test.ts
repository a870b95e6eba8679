import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { expect, test } from 'vitest'
import { raceWithdrawals } from './withdraw.ts'

const PATIENCE = 600_000

/** `npm run chaos -- withdraw` races 500. */
const TIMES = 60

test(
  'orders withdrawn in the moment in which their batch is cut: each is printed once or cancelled, and its sender knows which',
  async () => {
    const database = await testDatabase()
    const folder = await mkdtemp(join(tmpdir(), 'fondly-withdraw-'))
    try {
      const { races, withdrawn, printed, broken } = await raceWithdrawals({ folder, databaseUrl: database.url, times: TIMES, seed: 1 })
      expect(broken).toEqual([])
      expect([races, withdrawn + printed]).toEqual([TIMES, TIMES])
    } finally {
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    }
  },
  PATIENCE,
)
