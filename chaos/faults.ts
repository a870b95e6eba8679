import { parseArgs } from 'node:util'
import { upstreamFaultCells } from '../scenarios/testing/upstream-fault-cells.ts'
import { withDatabase } from '../bench/with-database.ts'
import { writeFigure, readWholeNumber } from './figures.ts'

/** `npm run chaos -- faults [--seed 1] [--hasty] [--figures]` exits with 1 unless all 216 cells keep the promises. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    hasty: { type: 'boolean', default: false },
    figures: { type: 'boolean', default: false },
  },
})
const seed = readWholeNumber('seed', values.seed)

await withDatabase(async ({ url }) => {
  // Each product makes its own database on this server.
  process.env['FONDLY_TEST_DATABASE_SERVER'] = url
  const began = performance.now()
  const { passed, total, results } = await upstreamFaultCells({
    seed,
    table: 'whole',
    ...(values.hasty ? { pauses: 0.05, answerWithinMs: 60_000 } : {}),
    tell: (line) => console.log(line),
  })
  const seconds = Math.round((performance.now() - began) / 1000)
  const slowest = Math.round(Math.max(...results.map(({ milliseconds }) => milliseconds)) / 100) / 10
  const summary = `${passed} of ${total} cells (12 faults at 18 calls, each once and lasting, orders numbered by commerce and by us): an end, in the right words, nothing doubled, no basket left; the slowest end after ${slowest} s. ${seconds} s.`
  console.log(summary)
  if (values.figures) writeFigure({ command: `npm run chaos -- faults --seed ${seed}${values.hasty ? ' --hasty' : ''}`, result: summary })
  if (passed !== total || total !== 216) process.exitCode = 1
})
