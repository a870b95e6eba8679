import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { runSteps, type Workflow } from './run-steps.ts'
import { done, type Step } from './step.ts'
import { errand, type Errand, noStop, openErrands } from './testing/errands.ts'

const errands = openErrands()
const { begin, createWorkflow, expire, take } = errands

describe('a run', () => {
  test('does each step once and in order, and ends', async () => {
    const { shop, steps } = errand()
    const { id } = await begin()
    await runSteps(await take(id), createWorkflow(steps), noStop)
    expect(shop).toEqual({ baskets: ['b1'], items: ['item in b1'], looks: 0 })
    expect(await errands.runs.find(id)).toMatchObject({
      state: 'done',
      percent: 100,
      recorded: ['create basket', 'add item'],
      data: { basket: 'b1', item: 'item in b1' },
    })
  })

  test('that crashed after an unsafe step looks for its result instead of repeating it', async () => {
    const { shop, steps, addItem } = errand()
    const { id } = await begin()
    // The process dies during `execute`: the shop has the item, and the row says only that the step was started.
    const dying = {
      ...addItem,
      execute: (data: Errand, signal: AbortSignal) => addItem.execute(data, signal).then(() => new Promise<never>(() => {})),
    }
    void runSteps(await take(id), createWorkflow([steps[0], dying as Step<Errand>], { leaseMilliseconds: 1e9 }), noStop)
    await expect.poll(() => shop.items.length).toBe(1)
    await expire(id)
    expect(await errands.runs.find(id)).toMatchObject({
      startedStep: 'add item',
      recorded: ['create basket'],
      percent: 60,
      text: 'Filling the basket...',
    })
    await runSteps(await take(id), createWorkflow(steps), noStop)
    expect(shop).toEqual({ baskets: ['b1'], items: ['item in b1'], looks: 1 })
    expect(await errands.runs.find(id)).toMatchObject({ state: 'done', data: { basket: 'b1', item: 'item in b1' } })
  })

  test('that crashed before an unsafe step finds no result and executes it', async () => {
    const { shop, steps } = errand()
    const { id } = await begin()
    const crashed = await take(id)
    await errands.runs.record(
      crashed,
      'create basket',
      { basket: 'b1' },
      { step: 'add item', percent: 60, text: '', startedStep: 'add item' },
    )
    await expire(id)
    await runSteps(await take(id), createWorkflow(steps), noStop)
    expect(shop).toEqual({ baskets: [], items: ['item in b1'], looks: 1 })
  })

  test('whose step fails is resumed later at that step', async () => {
    const { shop, steps, addItem } = errand()
    const { id } = await begin()
    const failing = { ...addItem, execute: () => Promise.reject(new Error('no answer')) }
    await runSteps(await take(id), createWorkflow([steps[0], failing as Step<Errand>]), noStop)
    expect(await errands.runs.find(id)).toMatchObject({ state: 'running', recorded: ['create basket'], attempts: 0 })
    expect(await errands.runs.take({ holder: 'early', leaseMilliseconds: 1_000 })).toBeUndefined()
    await sql`update errands.errand set next_attempt_at = now() where id = ${id}`.execute(errands.database)
    await runSteps(await take(id), createWorkflow(steps), noStop)
    expect(shop).toMatchObject({ baskets: ['b1'], items: ['item in b1'] })
  })

  test('that waits for a lock does not use up its attempts', async () => {
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
    const attemptsSeen: number[] = []
    const backOff = (attempts: number) => (attemptsSeen.push(attempts), 0)
    const { id } = await begin()
    const failing = [{ ...steps[0], execute: () => Promise.reject(new Error('no answer')) }]
    for (let i = 0; i < 3; i++) await runSteps(await take(id), createWorkflow(failing, { backOff }), noStop)
    expect(attemptsSeen).toEqual([1, 2, 3])
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
    expect(await errands.runs.find(id)).toMatchObject({ state: 'running', attempts: 2 })
    await sql`update errands.errand set next_attempt_at = now() where id = ${id}`.execute(errands.database)
    await runSteps(
      await take(id),
      createWorkflow([failing], { onStepFailure: async (error) => ({ kind: 'stopped', data: { problem: (error as Error).message } }) }),
      noStop,
    )
    expect(await errands.runs.find(id)).toMatchObject({ state: 'stopped', data: { problem: 'refused' } })
  })

  test('whose step fails after the lease was lost does not undo it', async () => {
    const { id } = await begin()
    const failing: Step<Errand> = {
      name: 'fail',
      percent: 1,
      text: '',
      execute: async () => {
        await sql`update errands.errand set lease_number = lease_number + 1, lease_holder = 'second' where id = ${id}`.execute(
          errands.database,
        )
        throw new Error('no answer')
      },
    }
    let failures = 0
    const onStepFailure = async () => (failures++, { kind: 'stopped' as const, data: {} })
    await runSteps(await take(id), createWorkflow([failing], { onStepFailure }), noStop)
    expect(failures).toBe(0)
    expect(await errands.runs.find(id)).toMatchObject({ state: 'running' })
  })

  test('whose row cannot be written does not count as a failed step', async () => {
    const { id } = await begin()
    const { steps } = errand()
    let failures = 0
    const onStepFailure = async () => (failures++, { kind: 'stopped' as const, data: {} })
    const broken = { ...errands.runs, announce: () => Promise.reject(new Error('The database is away.')) }
    await expect(runSteps(await take(id), createWorkflow(steps, { runs: broken, onStepFailure }), noStop)).rejects.toThrow(
      'The database is away.',
    )
    expect(failures).toBe(0)
  })

  test.each([
    ['in the middle', 'b2'],
    ['at the end', 'b2'],
    ['and was never answered', undefined],
  ])('whose step ended after another process took over, %s, undoes its result without changing the row', async (where, made) => {
    const { id } = await begin()
    const undone: (string | undefined)[] = []
    const lateStep: Step<Errand, string> = {
      name: 'create basket',
      percent: 10,
      text: '',
      execute: async () => {
        await sql`update errands.errand set lease_number = lease_number + 1, lease_holder = 'second' where id = ${id}`.execute(
          errands.database,
        )
        if (made === undefined) throw new Error('No answer came.')
        return done(made)
      },
      saveResult: (basket) => ({ basket }),
      undoLateResult: async (basket) => void undone.push(basket),
    }
    const steps = (where === 'in the middle' ? [lateStep, errand().addItem] : [lateStep]) as Step<Errand>[]
    await runSteps(await take(id), createWorkflow(steps), noStop)
    expect(undone).toEqual([made])
    expect(await errands.runs.find(id)).toMatchObject({ state: 'running', recorded: [], data: {} })
  })

  test('writes its end together with other rows under its lease', async () => {
    const { id } = await begin()
    const ended: string[] = []
    const finish: Workflow<Errand>['finish'] = async (run) =>
      void ended.push(`${(await errands.runs.done(run)).state} after ${run.recorded.at(-1)}`)
    await runSteps(await take(id), createWorkflow(errand().steps, { finish }), noStop)
    expect(ended).toEqual(['done after add item'])
    expect(await errands.runs.find(id)).toMatchObject({
      state: 'done',
      recorded: ['create basket', 'add item'],
      data: { item: 'item in b1' },
    })
  })

  test('receives a signal with its next write, or at once while it waits', async () => {
    const { id } = await begin()
    const run = await take(id)
    await errands.runs.signal(id, 'ann', { problem: 'called off' })
    expect((await errands.runs.record(run, 'create basket', { basket: 'b1' })).data).toEqual({ basket: 'b1', problem: 'called off' })
    await errands.runs.postpone(run, 60_000)
    expect(await errands.runs.take({ holder: 'early', leaseMilliseconds: 1_000 })).toBeUndefined()
    expect(await errands.runs.signal(id, 'ben', { problem: 'not his' })).toBeUndefined()
    await errands.runs.signal(id, 'ann', { answer: 'yes' })
    const again = await take(id)
    expect(again.data).toMatchObject({ problem: 'called off', answer: 'yes' })
    await errands.runs.wait(again)
    await errands.runs.signal(id, 'ann', { answer: 'no' })
    await errands.runs.done(await take(id))
    expect(await errands.runs.signal(id, 'ann', { answer: 'late' })).toBeUndefined()
  })

  test('accepts only one of two simultaneous decisions', async () => {
    const askingStep: Step<Errand> = {
      name: 'ask',
      percent: 20,
      text: '',
      execute: ({ answer }) =>
        Promise.resolve(answer ? done(answer) : { kind: 'decision-needed', data: { question: 'Delete the open basket?' } }),
    }
    const { id } = await begin()
    await runSteps(await take(id), createWorkflow([askingStep]), noStop)
    expect(await errands.runs.find(id)).toMatchObject({ state: 'waiting', data: { question: 'Delete the open basket?' } })
    expect(await errands.runs.take({ holder: 'x', leaseMilliseconds: 1_000 })).toBeUndefined()
    await expect(errands.runs.decide(id, 'ben', { answer: 'yes' })).rejects.toMatchObject({ name: 'NotWaiting' })
    const decisions = await Promise.allSettled([
      errands.runs.decide(id, 'ann', { answer: 'yes' }),
      errands.runs.decide(id, 'ann', { answer: 'no' }),
    ])
    expect(decisions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await runSteps(await take(id), createWorkflow([askingStep]), noStop)
    expect(await errands.runs.find(id)).toMatchObject({ state: 'done' })
  })
})
