import { median, type Cost } from './measure.ts'
import { report, short } from './report.ts'
import { BARE, START, started } from './start-process.ts'
import { processTimes, withDatabase } from './with-database.ts'

/**
 * `npm run bench -- start`
 * Measures from the start of the process until it says that it is ready. The pages are built and the world is loaded before the measurement.
 */

/** How often each kind of process is started. */
const ROUNDS = 5

await withDatabase(async ({ data, url }) => {
  const kinds = {
    bare: () => started(BARE, { DATABASE_URL: url }),
    start: () => started(START, { FONDLY_DATA: data, DATABASE_URL: url }),
  }
  const first = await kinds.start()
  await first.stop()

  const costs: Record<keyof typeof kinds, Cost[]> = { bare: [], start: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of ['bare', 'start'] as const) {
      const { milliseconds, pid, stop } = await kinds[kind]()
      costs[kind].push({ milliseconds, cpu: processTimes(pid)?.own })
      await stop()
    }
  }
  const clock = (kind: keyof typeof kinds) => median(costs[kind].map(({ milliseconds }) => milliseconds))
  const cpu = (kind: keyof typeof kinds) => {
    const known = costs[kind].flatMap((cost) => (cost.cpu === undefined ? [] : [cost.cpu]))
    return known.length > 0 ? short(median(known)) : 'unknown'
  }
  report(
    'Ready after start, the database running',
    ['ms', 'CPU ms', 'by the clock'],
    [
      ['bare Node, connected and listening', short(clock('bare')), cpu('bare'), ''],
      ['npm start, built and loaded', short(clock('start')), cpu('start'), `${short(clock('start') / clock('bare'))}x`],
      ['the very first start, loading the world', short(first.milliseconds), '', `${short(first.milliseconds / clock('bare'))}x`],
    ],
  )
})
