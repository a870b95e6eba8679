import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '../log.ts'
import { openDatabase } from '../sql/database.ts'
import { openListener, type Listener } from '../sql/listen.ts'
import { testDatabase } from '../sql/test-database.ts'
import { createProgressHub } from './progress-hub.ts'
import { followProgress } from './progress.ts'
import { createWorkflowRuns, type WorkflowRuns } from './workflow-runs.ts'
import type { Run } from './run.ts'
import { done, type Step } from './step.ts'
import { createWorkflowTable } from './workflow-table.ts'
import { runSteps, type Workflow } from './run-steps.ts'
import { startWorker } from './worker.ts'

type Errand = { basket?: string; item?: string; answer?: string; problem?: string; question?: string }

let home: Awaited<ReturnType<typeof testDatabase>>
let database: Kysely<unknown>
let runs: WorkflowRuns<Errand>
let listener: Listener

beforeAll(async () => {
  home = await testDatabase()
  // One connection for everything that runs below: nothing may hold it while it works.
  database = openDatabase({ url: home.url, schema: 'errands', poolSize: 1 })
  await sql`create schema errands`.execute(database)
  await createWorkflowTable(database, 'errands', 'errand')
  runs = createWorkflowRuns<Errand>({ database, schema: 'errands', table: 'errand' })
  listener = openListener({ url: home.url, log: silentLog })
})

afterAll(async () => {
  await listener.close()
  await database.destroy()
  await home.drop()
})

const begin = (data: Errand = {}) => runs.begin({ id: randomUUID(), owner: 'ann', idempotencyKey: randomUUID(), body: {}, data })
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const noStop = new AbortController().signal

/** As if its holder had not been heard of for too long. */
const expire = (id: string) => sql`update errands.errand set lease_until = now() - interval '1 second' where id = ${id}`.execute(database)

/** Until when it is somebody's, in milliseconds. */
async function leaseEnd(id: string): Promise<number> {
  const { rows } = await sql<{ end: Date }>`select lease_until as end from errands.errand where id = ${id}`.execute(database)
  return rows[0]?.end.getTime() ?? 0
}

async function take(id: string, leaseMilliseconds = 60_000): Promise<Run<Errand>> {
  // Rows of other tests are put aside, so that ours is the one that is due.
  await sql`update errands.errand set next_attempt_at = now() + interval '1 day' where id <> ${id}`.execute(database)
  const run = await runs.take({ holder: 'test', leaseMilliseconds })
  if (run?.id !== id) throw new Error('not taken')
  return run
}

const createWorkflow = (steps: Step<Errand>[], more: Partial<Workflow<Errand>> = {}): Workflow<Errand> => ({
  runs,
  steps,
  leaseMilliseconds: 5_000,
  log: silentLog,
  ...more,
})

/** Two steps over a pretended shop that remembers what was done to it. */
function errand() {
  const shop = { baskets: [] as string[], items: [] as string[], looks: 0 }
  const createBasket: Step<Errand, string> = {
    name: 'create basket',
    percent: 10,
    text: 'Fetching a basket...',
    execute: async () => (shop.baskets.push('b1'), done('b1')),
    saveResult: (basket) => ({ basket }),
  }
  const addItem: Step<Errand, string> = {
    name: 'add item',
    percent: 60,
    text: 'Filling the basket...',
    findResult: async () => (shop.looks++, shop.items[0] === undefined ? undefined : done(shop.items[0])),
    execute: async ({ basket }) => (shop.items.push(`item in ${basket}`), done(`item in ${basket}`)),
    saveResult: (item) => ({ item }),
  }
  return { shop, steps: [createBasket, addItem] as [Step<Errand>, Step<Errand>], createBasket, addItem }
}

describe('an idempotency key', () => {
  test('of fifty beginnings at once makes one row', async () => {
    const wide = openDatabase({ url: home.url, schema: 'errands', poolSize: 10 })
    const wideRuns = createWorkflowRuns<Errand>({ database: wide, schema: 'errands', table: 'errand' })
    const begun = await Promise.all(
      Array.from({ length: 50 }, () =>
        wideRuns.begin({ id: randomUUID(), owner: 'ann', idempotencyKey: 'fifty', body: { a: 1, b: 2 }, data: {} }),
      ),
    )
    await wide.destroy()
    expect(new Set(begun.map((run) => run.id)).size).toBe(1)
  })

  test('finds its row again for the same body, in whatever order its fields come', async () => {
    const first = await runs.begin({ id: randomUUID(), owner: 'ann', idempotencyKey: 'again', body: { a: 1, b: { c: 2, d: 3 } }, data: {} })
    const second = await runs.begin({
      id: randomUUID(),
      owner: 'ann',
      idempotencyKey: 'again',
      body: { b: { d: 3, c: 2 }, a: 1 },
      data: {},
    })
    expect(second.id).toBe(first.id)
  })

  test('is refused for another body, and is another for another owner', async () => {
    const first = await runs.begin({ id: randomUUID(), owner: 'ann', idempotencyKey: 'mine', body: { a: 1 }, data: {} })
    await expect(runs.begin({ id: randomUUID(), owner: 'ann', idempotencyKey: 'mine', body: { a: 2 }, data: {} })).rejects.toMatchObject({
      name: 'IdempotencyKeyReused',
    })
    expect((await runs.begin({ id: randomUUID(), owner: 'ben', idempotencyKey: 'mine', body: { a: 1 }, data: {} })).id).not.toBe(first.id)
  })
})

describe('a lease', () => {
  test('is given once, and again when it has expired; then the earlier holder cannot write', async () => {
    const { id } = await begin()
    const zombie = await take(id)
    expect(await runs.take({ holder: 'second', leaseMilliseconds: 5_000 })).toBeUndefined()
    await expire(id)
    const second = await take(id)
    expect(second.leaseNumber).toBe(zombie.leaseNumber + 1)
    await expect(runs.record(zombie, 'create basket', { basket: 'wrong' })).rejects.toMatchObject({ name: 'LeaseLost' })
    await expect(runs.stop(zombie)).rejects.toMatchObject({ name: 'LeaseLost' })
    await expect(runs.renew(zombie, 5_000)).rejects.toMatchObject({ name: 'LeaseLost' })
    expect((await runs.record(second, 'create basket', { basket: 'right' })).data).toEqual({ basket: 'right' })
  })

  test('goes to one of many who ask at once', async () => {
    const { id } = await begin()
    await sql`update errands.errand set next_attempt_at = now() + interval '1 day' where id <> ${id}`.execute(database)
    const wide = openDatabase({ url: home.url, schema: 'errands', poolSize: 10 })
    const wideRuns = createWorkflowRuns<Errand>({ database: wide, schema: 'errands', table: 'errand' })
    const taken = await Promise.all(Array.from({ length: 10 }, () => wideRuns.take({ holder: 'x', leaseMilliseconds: 5_000 })))
    await wide.destroy()
    expect(taken.filter(Boolean).map((run) => run?.id)).toEqual([id])
  })

  test('is kept while a slow step works', async () => {
    const { id } = await begin()
    const { promise: isDone, resolve: finish } = Promise.withResolvers<void>()
    const slow: Step<Errand> = { name: 'slow', percent: 50, text: '', execute: async () => done(await isDone), saveResult: () => ({}) }
    const walked = runSteps(await take(id, 5_000), createWorkflow([slow]), noStop)
    // It is renewed again and again, well before it ends.
    for (let renewal = 0, last = await leaseEnd(id); renewal < 2; renewal++) {
      await expect.poll(() => leaseEnd(id)).toBeGreaterThan(last)
      last = await leaseEnd(id)
    }
    expect(await runs.take({ holder: 'second', leaseMilliseconds: 5_000 })).toBeUndefined()
    finish()
    await walked
    expect(await runs.find(id)).toMatchObject({ state: 'done', percent: 100 })
  })

  test('lost in the middle of a step: its result is not written and its signal is told', async () => {
    const { id } = await begin()
    let told: AbortSignal | undefined
    const slow: Step<Errand> = {
      name: 'slow',
      percent: 50,
      text: '',
      // Ends when it hears that it is another's, and has a result all the same.
      execute: (_, signal) =>
        new Promise((resolve) => {
          told = signal
          signal.addEventListener('abort', () => resolve(done(undefined)))
        }),
      saveResult: () => ({ basket: 'wrong' }),
    }
    const walked = runSteps(await take(id), createWorkflow([slow], { leaseMilliseconds: 300 }), noStop)
    await expect.poll(() => told).toBeDefined()
    await sql`update errands.errand set lease_number = lease_number + 1, lease_holder = 'second' where id = ${id}`.execute(database)
    await walked
    expect(told?.aborted).toBe(true)
    expect(await runs.find(id)).toMatchObject({ state: 'running', recorded: [], data: {} })
  })
})

describe('a walk', () => {
  test('does each step once and in order, and ends', async () => {
    const { shop, steps } = errand()
    const { id } = await begin()
    await runSteps(await take(id), createWorkflow(steps), noStop)
    expect(shop).toEqual({ baskets: ['b1'], items: ['item in b1'], looks: 0 })
    expect(await runs.find(id)).toMatchObject({
      state: 'done',
      percent: 100,
      recorded: ['create basket', 'add item'],
      data: { basket: 'b1', item: 'item in b1' },
    })
  })

  test('that died after an unsafe act, before it knew, looks instead of acting again', async () => {
    const { shop, steps, addItem } = errand()
    const { id } = await begin()
    // The process dies inside the execute: the shop has the item, the row only says that the step was started.
    const dying = {
      ...addItem,
      execute: (data: Errand, signal: AbortSignal) => addItem.execute(data, signal).then(() => new Promise<never>(() => {})),
    }
    void runSteps(await take(id), createWorkflow([steps[0], dying as Step<Errand>], { leaseMilliseconds: 1e9 }), noStop)
    await expect.poll(() => shop.items.length).toBe(1)
    await expire(id)
    expect(await runs.find(id)).toMatchObject({
      startedStep: 'add item',
      recorded: ['create basket'],
      percent: 60,
      text: 'Filling the basket...',
    })
    await runSteps(await take(id), createWorkflow(steps), noStop)
    expect(shop).toEqual({ baskets: ['b1'], items: ['item in b1'], looks: 1 })
    expect(await runs.find(id)).toMatchObject({ state: 'done', data: { basket: 'b1', item: 'item in b1' } })
  })

  test('that died after the start was marked, before the act, looks, finds nothing and acts', async () => {
    const { shop, steps } = errand()
    const { id } = await begin()
    const dead = await take(id)
    await runs.record(dead, 'create basket', { basket: 'b1' }, { step: 'add item', percent: 60, text: '', startedStep: 'add item' })
    await expire(id)
    await runSteps(await take(id), createWorkflow(steps), noStop)
    expect(shop).toEqual({ baskets: [], items: ['item in b1'], looks: 1 })
  })

  test('whose step fails comes later, and goes on where it was', async () => {
    const { shop, steps, addItem } = errand()
    const { id } = await begin()
    const failing = { ...addItem, execute: () => Promise.reject(new Error('no answer')) }
    await runSteps(await take(id), createWorkflow([steps[0], failing as Step<Errand>]), noStop)
    expect(await runs.find(id)).toMatchObject({ state: 'running', recorded: ['create basket'], attempts: 0 })
    expect(await runs.take({ holder: 'early', leaseMilliseconds: 1_000 })).toBeUndefined()
    await sql`update errands.errand set next_attempt_at = now() where id = ${id}`.execute(database)
    await runSteps(await take(id), createWorkflow(steps), noStop)
    expect(shop).toMatchObject({ baskets: ['b1'], items: ['item in b1'] })
  })

  test('that only waits its turn has all its tries left when something fails', async () => {
    const { steps } = errand()
    let attempts = 0
    const seen: number[] = []
    const addItem = {
      ...steps[1],
      findResult: undefined,
      execute: async () => {
        if (++attempts >= 5) throw new Error('no answer')
        return { kind: 'postponed' as const, afterMs: 0 }
      },
    }
    const { id } = await begin()
    const onStepFailure: Workflow<Errand>['onStepFailure'] = async (cause, run) => {
      seen.push(run.attempts)
      return { kind: 'retry', cause, afterMs: 0 }
    }
    for (let i = 0; i < 7; i++) await runSteps(await take(id), createWorkflow([steps[0], addItem], { onStepFailure }), noStop)
    expect(seen).toEqual([1, 2, 3])
  })

  test('is tried again as soon as its back-off says', async () => {
    const { steps } = errand()
    const asked: number[] = []
    const backOff = (attempts: number) => (asked.push(attempts), 0)
    const { id } = await begin()
    const failing = [{ ...steps[0], execute: () => Promise.reject(new Error('no answer')) }]
    for (let i = 0; i < 3; i++) await runSteps(await take(id), createWorkflow(failing, { backOff }), noStop)
    expect(asked).toEqual([1, 2, 3])
  })

  test('may be retried, stopped or cleaned up after by the failure handling of its workflow', async () => {
    const failing: Step<Errand> = { name: 'fail', percent: 1, text: '', execute: () => Promise.reject(new Error('refused')) }
    const { id } = await begin()
    await runSteps(
      await take(id),
      createWorkflow([failing], { onStepFailure: async (cause) => ({ kind: 'retry', cause, afterMs: 0 }) }),
      noStop,
    )
    await runSteps(
      await take(id),
      createWorkflow([failing], { onStepFailure: () => Promise.reject(new Error('the clean-up failed too')) }),
      noStop,
    )
    expect(await runs.find(id)).toMatchObject({ state: 'running', attempts: 2 })
    await sql`update errands.errand set next_attempt_at = now() where id = ${id}`.execute(database)
    await runSteps(
      await take(id),
      createWorkflow([failing], { onStepFailure: async (error) => ({ kind: 'stopped', data: { problem: (error as Error).message } }) }),
      noStop,
    )
    expect(await runs.find(id)).toMatchObject({ state: 'stopped', data: { problem: 'refused' } })
  })

  test('whose step fails after the lease was lost undoes nothing', async () => {
    const { id } = await begin()
    const failing: Step<Errand> = {
      name: 'fail',
      percent: 1,
      text: '',
      execute: async () => {
        await sql`update errands.errand set lease_number = lease_number + 1, lease_holder = 'second' where id = ${id}`.execute(database)
        throw new Error('no answer')
      },
    }
    let failures = 0
    const onStepFailure = async () => (failures++, { kind: 'stopped' as const, data: {} })
    await runSteps(await take(id), createWorkflow([failing], { onStepFailure }), noStop)
    expect(failures).toBe(0)
    expect(await runs.find(id)).toMatchObject({ state: 'running' })
  })

  test('whose row cannot be written is not taken for a failed step', async () => {
    const { id } = await begin()
    const { steps } = errand()
    let failures = 0
    const onStepFailure = async () => (failures++, { kind: 'stopped' as const, data: {} })
    const broken = { ...runs, record: () => Promise.reject(new Error('The database is away.')) }
    await expect(runSteps(await take(id), createWorkflow(steps, { runs: broken, onStepFailure }), noStop)).rejects.toThrow(
      'The database is away.',
    )
    expect(failures).toBe(0)
  })

  test.each([
    ['in the middle', 'b2'],
    ['at the end', 'b2'],
    ['and was never answered', undefined],
  ])(
    'whose act ended after another had taken over, %s, disowns what it made or may have made and leaves the row alone',
    async (where, made) => {
      const { id } = await begin()
      const disowned: (string | undefined)[] = []
      const late: Step<Errand, string> = {
        name: 'create basket',
        percent: 10,
        text: '',
        execute: async () => {
          await sql`update errands.errand set lease_number = lease_number + 1, lease_holder = 'second' where id = ${id}`.execute(database)
          if (made === undefined) throw new Error('No answer came.')
          return done(made)
        },
        saveResult: (basket) => ({ basket }),
        undoLateResult: async (basket) => void disowned.push(basket),
      }
      const steps = (where === 'in the middle' ? [late, errand().addItem] : [late]) as Step<Errand>[]
      await runSteps(await take(id), createWorkflow(steps), noStop)
      expect(disowned).toEqual([made])
      expect(await runs.find(id)).toMatchObject({ state: 'running', recorded: [], data: {} })
    },
  )

  test('whose end belongs together with other rows writes it under its lease', async () => {
    const { id } = await begin()
    const ended: string[] = []
    const finish: Workflow<Errand>['finish'] = async (run, last) =>
      void ended.push(`${(await runs.done(run, last)).state} after ${last?.step}`)
    await runSteps(await take(id), createWorkflow(errand().steps, { finish }), noStop)
    expect(ended).toEqual(['done after add item'])
    expect(await runs.find(id)).toMatchObject({ state: 'done', recorded: ['create basket', 'add item'], data: { item: 'item in b1' } })
  })

  test('hears what it is told while it works with its next write, and at once while it waits', async () => {
    const { id } = await begin()
    const run = await take(id)
    await runs.signal(id, 'ann', { problem: 'called off' })
    expect((await runs.record(run, 'create basket', { basket: 'b1' })).data).toEqual({ basket: 'b1', problem: 'called off' })
    await runs.postpone(run, 60_000)
    expect(await runs.take({ holder: 'early', leaseMilliseconds: 1_000 })).toBeUndefined()
    expect(await runs.signal(id, 'ben', { problem: 'not his' })).toBeUndefined()
    await runs.signal(id, 'ann', { answer: 'yes' })
    const again = await take(id)
    expect(again.data).toMatchObject({ problem: 'called off', answer: 'yes' })
    await runs.wait(again)
    await runs.signal(id, 'ann', { answer: 'no' })
    await runs.done(await take(id))
    expect(await runs.signal(id, 'ann', { answer: 'late' })).toBeUndefined()
  })

  test('waits for a decision, and two decisions are one', async () => {
    const asking: Step<Errand> = {
      name: 'ask',
      percent: 20,
      text: '',
      execute: ({ answer }) =>
        Promise.resolve(answer ? done(answer) : { kind: 'decision-needed', data: { question: 'Delete the open basket?' } }),
    }
    const { id } = await begin()
    await runSteps(await take(id), createWorkflow([asking]), noStop)
    expect(await runs.find(id)).toMatchObject({ state: 'waiting', data: { question: 'Delete the open basket?' } })
    expect(await runs.take({ holder: 'x', leaseMilliseconds: 1_000 })).toBeUndefined()
    await expect(runs.decide(id, 'ben', { answer: 'yes' })).rejects.toMatchObject({ name: 'NotWaiting' })
    const decisions = await Promise.allSettled([runs.decide(id, 'ann', { answer: 'yes' }), runs.decide(id, 'ann', { answer: 'no' })])
    expect(decisions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await runSteps(await take(id), createWorkflow([asking]), noStop)
    expect(await runs.find(id)).toMatchObject({ state: 'done' })
  })
})

describe('news', () => {
  const states = async (id: string, from: Listener, until: number, pollMilliseconds = 60_000) => {
    const heard: string[] = []
    for await (const run of followProgress(runs, id, { listener: from, pollMilliseconds, signal: AbortSignal.timeout(until) }))
      heard.push(run.state)
    return heard
  }

  test('arrive with one connection in the pool while a worker works, and end with the run', async () => {
    await sql`delete from errands.errand`.execute(database)
    const { steps } = errand()
    const worker = startWorker({ ...createWorkflow(steps), holder: 'test', listener, atOnce: 4, pollMilliseconds: 60_000 })
    const begun = await Promise.all(Array.from({ length: 6 }, () => begin()))
    const heard = await Promise.all(begun.map(({ id }) => states(id, listener, 10_000)))
    await worker.stop()
    for (const one of heard) expect(one.at(-1)).toBe('done')
  })

  test('come without the poll after the news connection was cut', async () => {
    const mine = openListener({ url: home.url, log: silentLog })
    const { id } = await begin()
    const heard = states(id, mine, 8_000)
    await pause(200)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fondly-news' and datname = current_database()`.execute(
      database,
    )
    // Written in the gap: nobody is notified of it, so the reconnection itself must wake.
    await runs.stop(await take(id))
    expect((await heard).at(-1)).toBe('stopped')
    await mine.close()
  })

  test('of what is written under a lease need no reading in the process that holds it, and come to another without its poll', async () => {
    const here = createProgressHub<Errand>({ database, schema: 'errands', table: 'errand' })
    const held = createWorkflowRuns<Errand>({ database, schema: 'errands', table: 'errand', hub: here })
    let reads = 0
    const counted: WorkflowRuns<Errand> = { ...runs, find: (id) => (reads++, runs.find(id)) }
    const elsewhere = openListener({ url: home.url, log: silentLog })
    const { id } = await begin()
    const over = new AbortController()
    const heard = { here: [] as number[], there: [] as number[] }
    const follow = async (to: number[], from: WorkflowRuns<Errand>, more: Parameters<typeof followProgress<Errand>>[2]) => {
      for await (const run of followProgress(from, id, { pollMilliseconds: 60_000, signal: over.signal, ...more })) to.push(run.percent)
    }
    const followers = [follow(heard.here, counted, { listener, hub: here }), follow(heard.there, runs, { listener: elsewhere })]
    await expect.poll(() => [heard.here.length, heard.there.length]).toEqual([1, 1])
    const readsBefore = reads
    let run = await take(id)
    for (const percent of [20, 40, 60]) {
      run = await held.announce(run, { step: 'drive', percent, text: '', startedStep: null })
      await expect.poll(() => [heard.here.at(-1), heard.there.at(-1)]).toEqual([percent, percent])
    }
    expect(reads).toBe(readsBefore)
    await held.done(run)
    await Promise.all(followers)
    expect([heard.here.at(-1), heard.there.at(-1)]).toEqual([100, 100])
    await elsewhere.close()
  })

  test('come by the poll when there is no news connection at all', async () => {
    const deaf: Listener = { on: () => () => {}, close: () => Promise.resolve() }
    const { id } = await begin()
    const heard = states(id, deaf, 5_000, 50)
    await runs.stop(await take(id))
    expect((await heard).at(-1)).toBe('stopped')
  })
})
