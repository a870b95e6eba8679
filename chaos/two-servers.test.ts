import { expect, test } from 'vitest'
import { violations } from './checker.ts'
import { createDemonstration, copyDemonstration } from './processes/test-product.ts'
import { killAndReplace } from './two-servers.ts'

const TIMEOUT_MS = 300_000

test(
  'every accepted card is sent once when one of two servers on a database is killed at any moment and restarted',
  async () => {
    const { databaseUrl, folder, remove } = await copyDemonstration()
    try {
      const { kills, sent } = await killAndReplace({ folder, databaseUrl, times: 2, seed: 1, senders: 2 })
      expect(kills).toBe(2)
      expect(sent).toBeGreaterThan(0)
      const { history } = await createDemonstration({ folder, databaseUrl })
      expect(await violations({ history: history(), databaseUrl })).toEqual([])
    } finally {
      await remove()
    }
  },
  TIMEOUT_MS,
)
