import { expect, test } from 'vitest'
import { upstreamFaultCells } from './testing/upstream-fault-cells.ts'

/** The seed chooses one fault for each call. `npm run chaos -- faults` plays all 216 cells. */
const SEED = Number(process.env['FONDLY_TEST_SEED'] ?? 1)

test('a fault at any call of a sending ends in time with the right words, without a duplicate or an open basket', async () => {
  const results: string[] = []
  const { passed, total } = await upstreamFaultCells({
    seed: SEED,
    table: 'a kind for each call',
    pauses: 0.02,
    answerWithinMs: 60_000,
    tell: (line) => results.push(line),
  })
  expect(results.filter((line) => line.startsWith('FAIL'))).toEqual([])
  expect([passed, total]).toEqual([18, 18])
}, 300_000)
