import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { expect, test } from 'vitest'
import { violations } from './checker.ts'
import { inhabited } from './processes/house.ts'
import { relieve } from './two-servers.ts'

const PATIENCE = 300_000

test(
  'two servers on one database, one of them killed at any moment and started again: every card that was taken is sent, once',
  async () => {
    const database = await testDatabase()
    const folder = await mkdtemp(join(tmpdir(), 'fondly-two-servers-'))
    try {
      const { kills, sent } = await relieve({ folder, databaseUrl: database.url, times: 2, seed: 1, senders: 2 })
      expect(kills).toBe(2)
      expect(sent).toBeGreaterThan(0)
      const { history } = await inhabited({ folder, databaseUrl: database.url })
      expect(await violations({ history: history(), databaseUrl: database.url })).toEqual([])
    } finally {
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    }
  },
  PATIENCE,
)
