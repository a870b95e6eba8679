import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { violations } from './checker.ts'
import { createDemonstration } from './processes/test-product.ts'
import { withPostgres } from './processes/trial.ts'
import { restart, RESTART_KINDS } from './restarts.ts'

const TIMEOUT_MS = 300_000

// Windows has only one signal that ends a process: the one that kills it.
test.skipIf(process.platform === 'win32')(
  'the product becomes ready again and loses nothing acknowledged after its database is killed or stopped in any order',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fondly-restarts-'))
    try {
      const { restarts, sent } = await restart({ folder, ways: [...RESTART_KINDS], senders: 2 })
      expect(restarts.map(({ way }) => way)).toEqual(RESTART_KINDS)
      // In the last trial no server could be asked until the next one was ready.
      for (const { answers } of restarts.slice(0, -1)) {
        expect(answers).toMatchObject({ '200': expect.any(Number) })
        // 0 means that a busy machine gave no answer within a second.
        expect(Object.keys(answers).filter((status) => !['0', '200', '503'].includes(status))).toEqual([])
      }
      expect(sent).toBeGreaterThan(0)
      await withPostgres(folder, async (databaseUrl) => {
        const { history } = await createDemonstration({ folder, databaseUrl })
        expect(await violations({ history: history(), databaseUrl })).toEqual([])
      })
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    }
  },
  TIMEOUT_MS,
)
