import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { silentLog } from '../log.ts'
import { openListener, type Listener } from '../sql/listen.ts'
import { createProgressHub } from './progress-hub.ts'
import { followProgress } from './progress.ts'
import { startWorker } from './worker.ts'
import { createWorkflowRuns, type WorkflowRuns } from './workflow-runs.ts'
import { errand, type Errand, openErrands } from './testing/errands.ts'

const errands = openErrands()
const { begin, createWorkflow, take } = errands

const OF_NEWS = sql`from pg_stat_activity where application_name = 'fondly-news' and datname = current_database()`

describe('changes of a run', () => {
  /** Follows a run to its end; `states` gets each reported state. It polls only once an hour, so only a notification can report changes in time. */
  const follow = (id: string, listener: Listener, pollMilliseconds = 3_600_000) => {
    const states: string[] = []
    const end = async () => {
      for await (const run of followProgress(errands.runs, id, { listener, pollMilliseconds })) states.push(run.state)
      return states.at(-1)
    }
    return { states, end: end() }
  }

  test('arrive with one pool connection while a worker runs', async () => {
    await sql`delete from errands.errand`.execute(errands.database)
    const { steps } = errand()
    const worker = startWorker({
      ...createWorkflow(steps),
      holder: 'test',
      listener: errands.listener,
      atOnce: 4,
      pollMilliseconds: 3_600_000,
    })
    const started = await Promise.all(Array.from({ length: 6 }, () => begin()))
    const states = await Promise.all(started.map(({ id }) => follow(id, errands.listener).end))
    await worker.stop()
    expect(states).toEqual(started.map(() => 'done'))
  })

  test('come without the poll after the connection that listens was cut', async () => {
    const countConnections = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count ${OF_NEWS}`.execute(errands.database)
      return rows[0]?.count ?? 0
    }
    const before = await countConnections()
    const ownListener = openListener({ url: errands.url, log: silentLog })
    const { id } = await begin()
    const { states, end } = follow(id, ownListener)
    await expect.poll(async () => [states.length, await countConnections()]).toEqual([1, before + 1])
    await sql`select pg_terminate_backend(pid) ${OF_NEWS}`.execute(errands.database)
    // Nobody is notified of this write, because the connection is cut. So the reconnection itself must wake the watcher.
    await errands.runs.stop(await take(id))
    expect(await end).toBe('stopped')
    await ownListener.close()
  })

  test('of a leased write reach other processes without polling', async () => {
    const here = createProgressHub<Errand>({ database: errands.database, schema: 'errands', table: 'errand' })
    const runsWithHub = createWorkflowRuns<Errand>({ database: errands.database, schema: 'errands', table: 'errand', hub: here })
    let reads = 0
    const counted: WorkflowRuns<Errand> = { ...errands.runs, find: (id) => (reads++, errands.runs.find(id)) }
    const otherListener = openListener({ url: errands.url, log: silentLog })
    const { id } = await begin()
    const end = new AbortController()
    const percents = { here: [] as number[], there: [] as number[] }
    const followInto = async (to: number[], from: WorkflowRuns<Errand>, more: Parameters<typeof followProgress<Errand>>[2]) => {
      for await (const run of followProgress(from, id, { pollMilliseconds: 60_000, signal: end.signal, ...more })) to.push(run.percent)
    }
    const followers = [
      followInto(percents.here, counted, { listener: errands.listener, hub: here }),
      followInto(percents.there, errands.runs, { listener: otherListener }),
    ]
    await expect.poll(() => [percents.here.length, percents.there.length]).toEqual([1, 1])
    const readsBefore = reads
    let run = await take(id)
    for (const percent of [20, 40, 60]) {
      run = await runsWithHub.announce(run, { step: 'drive', percent, text: '', startedStep: null })
      await expect.poll(() => [percents.here.at(-1), percents.there.at(-1)]).toEqual([percent, percent])
    }
    expect(reads).toBe(readsBefore)
    await runsWithHub.done(run)
    await Promise.all(followers)
    expect([percents.here.at(-1), percents.there.at(-1)]).toEqual([100, 100])
    await otherListener.close()
  })

  test('come without the poll when another process has taken over a run that this process still holds', async () => {
    const here = createProgressHub<Errand>({ database: errands.database, schema: 'errands', table: 'errand' })
    const runsWithHub = createWorkflowRuns<Errand>({ database: errands.database, schema: 'errands', table: 'errand', hub: here })
    const { id } = await begin()
    const taken = await take(id)
    await runsWithHub.announce(taken, { step: 'drive', percent: 20, text: '', startedStep: null })
    const states: string[] = []
    const end = (async () => {
      for await (const run of followProgress(errands.runs, id, { listener: errands.listener, hub: here, pollMilliseconds: 3_600_000 }))
        states.push(run.state)
    })()
    await expect.poll(() => states).toEqual(['running'])
    await errands.expire(id)
    await errands.runs.stop(await take(id))
    await end
    expect(states.at(-1)).toBe('stopped')
  })

  test('never go back when somebody adds data to a run that this process holds', async () => {
    const here = createProgressHub<Errand>({ database: errands.database, schema: 'errands', table: 'errand' })
    const leased = createWorkflowRuns<Errand>({ database: errands.database, schema: 'errands', table: 'errand', hub: here })
    let reads = 0
    const counted: WorkflowRuns<Errand> = { ...errands.runs, find: (id) => (reads++, errands.runs.find(id)) }
    const { id } = await begin()
    const taken = await leased.announce(await take(id), { step: 'drive', percent: 20, text: '', startedStep: null })
    const over = new AbortController()
    const percents: number[] = []
    const followed = (async () => {
      const options = { listener: errands.listener, hub: here, signal: over.signal, pollMilliseconds: 20 }
      for await (const run of followProgress(counted, id, options)) percents.push(run.percent)
    })()
    await expect.poll(() => percents).toEqual([20])
    // The next step begins without a write.
    here.put({ ...taken, percent: 40 })
    await expect.poll(() => percents).toEqual([20, 40])
    await errands.runs.signal(id, 'ann', { answer: 'yes' })
    const readsBefore = reads
    await expect.poll(() => reads).toBeGreaterThan(readsBefore + 1)
    over.abort()
    await followed
    expect(percents).toEqual([20, 40])
  })

  test('come by the poll when no connection listens', async () => {
    const silentListener: Listener = { on: () => () => {}, close: () => Promise.resolve() }
    const { id } = await begin()
    const { end } = follow(id, silentListener, 50)
    await errands.runs.stop(await take(id))
    expect(await end).toBe('stopped')
  })
})
