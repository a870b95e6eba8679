import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createProgressHub } from './progress-hub.ts'
import { runSteps } from './run-steps.ts'
import { done, type Step } from './step.ts'
import { type Errand, noStop, openErrands } from './testing/errands.ts'
import { createWorkflowRuns } from './workflow-runs.ts'

const errands = openErrands()
const { begin, createWorkflow, expire, take } = errands

const say = (name: keyof Errand, more: Partial<Step<Errand, string>> = {}): Step<Errand> => ({
  name,
  percent: 10,
  text: '',
  execute: async () => done(name),
  saveResult: (result: string) => ({ [name]: result }),
  ...more,
})

/** Runs whose writes are noted. */
function noteWrites() {
  const writes: string[] = []
  const noted = Object.fromEntries(
    (['announce', 'record', 'done', 'renew'] as const).map((name) => [
      name,
      (...given: never[]) => {
        writes.push(name)
        return (errands.runs[name] as (...all: never[]) => unknown)(...given)
      },
    ]),
  )
  // The cast is safe, because each function has the name and arguments of the one that it wraps.
  return { writes, runs: { ...errands.runs, ...noted } as typeof errands.runs }
}

test('steps that may be repeated are written once, together with the end of the run', async () => {
  const { id } = await begin()
  const { writes, runs } = noteWrites()
  await runSteps(await take(id), createWorkflow([say('basket'), say('item'), say('answer')], { runs }), noStop)
  expect(writes).toEqual(['done'])
  expect(await errands.runs.find(id)).toMatchObject({
    state: 'done',
    recorded: ['basket', 'item', 'answer'],
    data: { basket: 'basket', item: 'item', answer: 'answer' },
  })
})

test('a step that may not be repeated is saved as started in one write with what was learnt before it', async () => {
  const { id } = await begin()
  const { writes, runs } = noteWrites()
  let seen: unknown
  const pay = say('item', {
    findResult: async () => undefined,
    execute: async () => ((seen = await errands.runs.find(id)), done('paid')),
  })
  await runSteps(await take(id), createWorkflow([say('basket'), pay, say('answer')], { runs }), noStop)
  expect(writes).toEqual(['announce', 'done'])
  expect(seen).toMatchObject({ startedStep: 'item', recorded: ['basket'], data: { basket: 'basket' } })
})

test('a result that must survive is saved before the next step', async () => {
  const { id } = await begin()
  let seen: unknown
  const look = say('answer', { execute: async () => ((seen = await errands.runs.find(id)), done('seen')) })
  await runSteps(await take(id), createWorkflow([say('item', { mustSurvive: true }), look]), noStop)
  expect(seen).toMatchObject({ recorded: ['item'], data: { item: 'item' }, startedStep: null })
})

test('after a crash, steps whose results were not saved are repeated', async () => {
  const { id } = await begin()
  let calls = 0
  const counted = say('basket', { execute: async () => (calls++, done('b')) })
  const dying = say('item', { execute: () => new Promise<never>(() => {}) })
  void runSteps(await take(id), createWorkflow([counted, dying], { leaseMilliseconds: 1e9 }), noStop)
  await expect.poll(() => calls).toBe(1)
  await expire(id)
  await runSteps(await take(id), createWorkflow([counted, say('item')]), noStop)
  expect(calls).toBe(2)
  expect(await errands.runs.find(id)).toMatchObject({ state: 'done', recorded: ['basket', 'item'] })
})

test('a failed step is saved together with what the steps before it have learnt', async () => {
  const { id } = await begin()
  const failing = say('item', { execute: () => Promise.reject(new Error('no answer')) })
  await runSteps(await take(id), createWorkflow([say('basket'), failing]), noStop)
  expect(await errands.runs.find(id)).toMatchObject({ step: 'item', recorded: ['basket'], data: { basket: 'basket' }, attempts: 0 })
})

test('a result is undone when a later write finds that another process has the run', async () => {
  const { id } = await begin()
  const undone: unknown[] = []
  const made = say('basket', { undoLateResult: async (result) => void undone.push(result) })
  const takenOver = say('item', {
    execute: async () => {
      await sql`update errands.errand set lease_number = lease_number + 1 where id = ${id}`.execute(errands.database)
      return done('late')
    },
  })
  await runSteps(await take(id), createWorkflow([made, takenOver]), noStop)
  expect(undone).toEqual(['basket'])
  expect(await errands.runs.find(id)).toMatchObject({ state: 'running', recorded: [], data: {} })
})

test('a process that stalled for longer than its lease makes no further call once another process has the run', async () => {
  const { id } = await begin()
  let now = 0
  const stalled = say('basket', {
    execute: async () => {
      now += 6_000
      await sql`update errands.errand set lease_number = lease_number + 1 where id = ${id}`.execute(errands.database)
      return done('b')
    },
  })
  let calls = 0
  const next = say('item', { execute: async () => (calls++, done('late')) })
  await runSteps(await take(id), createWorkflow([stalled, next], { leaseMilliseconds: 10_000, now: () => now }), noStop)
  expect(calls).toBe(0)
})

test('other rows of a result are part of the next write, and are not written when the lease is lost', async () => {
  await sql`create table if not exists errands.aside (word text)`.execute(errands.database)
  const words = async () =>
    (await sql<{ word: string }>`select word from errands.aside`.execute(errands.database)).rows.map(({ word }) => word)
  const savesRow = (word: string) => say('basket', { saveBeside: () => [sql`insert into errands.aside select ${word} from written`] })
  const { id } = await begin()
  await runSteps(await take(id), createWorkflow([savesRow('kept')]), noStop)
  const other = await begin()
  const takenOver = say('item', {
    execute: async () => {
      await sql`update errands.errand set lease_number = lease_number + 1 where id = ${other.id}`.execute(errands.database)
      return done('late')
    },
  })
  await runSteps(await take(other.id), createWorkflow([savesRow('lost'), takenOver]), noStop)
  expect(await words()).toEqual(['kept'])
})

test('a step that begins without a write is published to the watchers of this process', async () => {
  const hub = createProgressHub<Errand>({ database: errands.database, schema: 'errands', table: 'errand' })
  const runs = createWorkflowRuns<Errand>({ database: errands.database, schema: 'errands', table: 'errand', hub })
  const { id } = await begin()
  const seen: [number | undefined, string | undefined][] = []
  hub.watch(id, (run) => seen.push([run?.percent, run?.state]))
  await runSteps(await take(id), createWorkflow([say('basket', { percent: 20 }), say('item', { percent: 40 })], { runs, hub }), noStop)
  expect(seen).toEqual([
    [20, 'running'],
    [40, 'running'],
    [100, 'done'],
  ])
  expect(hub.latest(id)).toMatchObject({ state: 'done' })
})
