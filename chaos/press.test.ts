import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { expect, test } from 'vitest'
import { pressAndKill, type Fall } from './press.ts'

const PATIENCE = 600_000

/** `npm run chaos -- press` presses 500. */
const TIMES = 20
const FALLS: Fall[] = [
  { word: 'file', which: 8 },
  { word: 'complete', which: 1 },
  { word: 'told', which: 6 },
]

test(
  'a press killed with -9 while it lays a batch down, once it is complete, and while it tells commerce: complete, and nothing doubled',
  async () => {
    const database = await testDatabase()
    const folder = await mkdtemp(join(tmpdir(), 'fondly-press-'))
    try {
      const { orders, batches, broken } = await pressAndKill({ folder, databaseUrl: database.url, times: TIMES, falls: FALLS })
      expect(broken).toEqual([])
      expect([orders, batches]).toEqual([TIMES, 1])
    } finally {
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    }
  },
  PATIENCE,
)
