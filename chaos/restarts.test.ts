import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { violations } from './checker.ts'
import { inhabited } from './processes/house.ts'
import { withPostgres } from './processes/trial.ts'
import { restart } from './restarts.ts'

const PATIENCE = 300_000

// Of Windows' signals there is only the one that kills.
test.skipIf(process.platform === 'win32')(
  'a database killed, stopped and killed again under the server: not ready meanwhile, ready again, and nothing acknowledged is lost',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fondly-restarts-'))
    try {
      const { restarts, sent } = await restart({ folder, times: 3, senders: 2 })
      expect(restarts.map(({ signal }) => signal)).toEqual(['SIGKILL', 'SIGINT', 'SIGKILL'])
      for (const { answers } of restarts) expect(answers).toMatchObject({ '503': expect.any(Number), '200': expect.any(Number) })
      expect(sent).toBeGreaterThan(0)
      await withPostgres(folder, async (databaseUrl) => {
        const { history } = await inhabited({ folder, databaseUrl })
        expect(await violations({ history: history(), databaseUrl })).toEqual([])
      })
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    }
  },
  PATIENCE,
)
