import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseByLength } from '@fondly/kit/testing/long.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { expect, test } from 'vitest'
import { correctAndKill, type CorrectionMoment } from './correct.ts'

const TIMEOUT_MS = 300_000
/** Not shorter: when a slow machine stalls for longer than the lease, another process takes over too early. */
const LEASE_MS = 2_000

const usual = { cutAfterMs: undefined, isRefused: false, isNoted: true }
/** The two decisions between which both cards could be printed. */
const DECISIONS: CorrectionMoment[] = [
  { ...usual, call: 'reservation', point: 'after it was done', isNoted: false, cutAfterMs: 0 },
  { ...usual, call: 'replacement', point: 'before sending' },
]
/** A few of the moments; `npm run chaos -- correct` kills at all 60, with cuts at any time. */
const MOMENTS = chooseByLength<CorrectionMoment[]>({
  short: DECISIONS,
  long: [
    ...DECISIONS,
    { ...usual, call: 'reservation', point: 'before sending' },
    { ...usual, call: 'order', point: 'after it was done', cutAfterMs: 600 },
    { ...usual, call: 'ready', point: 'after it was done', cutAfterMs: 900 },
    { ...usual, call: 'release', point: 'before sending', isRefused: true },
  ],
})

test(
  'exactly one of the two cards is printed when a correction is killed with -9 at any step while batches are cut',
  async () => {
    const database = await testDatabase()
    const folder = await mkdtemp(join(tmpdir(), 'fondly-correct-'))
    try {
      const result = await correctAndKill({ folder, databaseUrl: database.url, moments: MOMENTS, leaseMilliseconds: LEASE_MS })
      expect(result.broken).toEqual([])
      expect(result.corrections).toBe(MOMENTS.length)
      expect(result.kills).toBeGreaterThan(0)
    } finally {
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    }
  },
  TIMEOUT_MS,
)
