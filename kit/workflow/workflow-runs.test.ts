import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../sql/database.ts'
import { runSteps } from './run-steps.ts'
import { done, type Step } from './step.ts'
import { createWorkflowRuns } from './workflow-runs.ts'
import { type Errand, noStop, openErrands } from './testing/errands.ts'

const errands = openErrands()
const { begin, createWorkflow, expire, leaseEnd, take } = errands

describe('an idempotency key', () => {
  test('of fifty simultaneous starts creates one row', async () => {
    const pooled = openDatabase({ url: errands.url, schema: 'errands', poolSize: 10 })
    const pooledRuns = createWorkflowRuns<Errand>({ database: pooled, schema: 'errands', table: 'errand' })
    const begun = await Promise.all(
      Array.from({ length: 50 }, () =>
        pooledRuns.begin({ id: randomUUID(), owner: 'ann', idempotencyKey: 'fifty', body: { a: 1, b: 2 }, data: {} }),
      ),
    )
    await pooled.destroy()
    expect(new Set(begun.map((run) => run.id)).size).toBe(1)
  })

  test('finds its row again for the same body with its fields in another order', async () => {
    const first = await errands.runs.begin({
      id: randomUUID(),
      owner: 'ann',
      idempotencyKey: 'again',
      body: { a: 1, b: { c: 2, d: 3 } },
      data: {},
    })
    const second = await errands.runs.begin({
      id: randomUUID(),
      owner: 'ann',
      idempotencyKey: 'again',
      body: { b: { d: 3, c: 2 }, a: 1 },
      data: {},
    })
    expect(second.id).toBe(first.id)
  })

  test('is refused for another body, and starts another run for another owner', async () => {
    const first = await errands.runs.begin({ id: randomUUID(), owner: 'ann', idempotencyKey: 'mine', body: { a: 1 }, data: {} })
    await expect(
      errands.runs.begin({ id: randomUUID(), owner: 'ann', idempotencyKey: 'mine', body: { a: 2 }, data: {} }),
    ).rejects.toMatchObject({
      name: 'IdempotencyKeyReused',
    })
    expect((await errands.runs.begin({ id: randomUUID(), owner: 'ben', idempotencyKey: 'mine', body: { a: 1 }, data: {} })).id).not.toBe(
      first.id,
    )
  })
})

describe('a lease', () => {
  test('is given once, and again when it has expired; then the earlier holder cannot write', async () => {
    const { id } = await begin()
    const earlier = await take(id)
    expect(await errands.runs.take({ holder: 'second', leaseMilliseconds: 5_000 })).toBeUndefined()
    await expire(id)
    const second = await take(id)
    expect(second.leaseNumber).toBe(earlier.leaseNumber + 1)
    await expect(errands.runs.record(earlier, 'create basket', { basket: 'wrong' })).rejects.toMatchObject({ name: 'LeaseLost' })
    await expect(errands.runs.stop(earlier)).rejects.toMatchObject({ name: 'LeaseLost' })
    await expect(errands.runs.renew(earlier, 5_000)).rejects.toMatchObject({ name: 'LeaseLost' })
    expect((await errands.runs.record(second, 'create basket', { basket: 'right' })).data).toEqual({ basket: 'right' })
  })

  test('is given to one of many simultaneous callers', async () => {
    const { id } = await begin()
    await sql`update errands.errand set next_attempt_at = now() + interval '1 day' where id <> ${id}`.execute(errands.database)
    const pooled = openDatabase({ url: errands.url, schema: 'errands', poolSize: 10 })
    const pooledRuns = createWorkflowRuns<Errand>({ database: pooled, schema: 'errands', table: 'errand' })
    const taken = await Promise.all(Array.from({ length: 10 }, () => pooledRuns.take({ holder: 'x', leaseMilliseconds: 5_000 })))
    await pooled.destroy()
    expect(taken.filter(Boolean).map((run) => run?.id)).toEqual([id])
  })

  test('is kept while a slow step works', async () => {
    const { id } = await begin()
    const { promise: isDone, resolve: finish } = Promise.withResolvers<void>()
    const slow: Step<Errand> = { name: 'slow', percent: 50, text: '', execute: async () => done(await isDone), saveResult: () => ({}) }
    const finished = runSteps(await take(id, 5_000), createWorkflow([slow]), noStop)
    // The lease is renewed again and again, long before it expires.
    for (let renewal = 0, last = await leaseEnd(id); renewal < 2; renewal++) {
      await expect.poll(() => leaseEnd(id)).toBeGreaterThan(last)
      last = await leaseEnd(id)
    }
    expect(await errands.runs.take({ holder: 'second', leaseMilliseconds: 5_000 })).toBeUndefined()
    finish()
    await finished
    expect(await errands.runs.find(id)).toMatchObject({ state: 'done', percent: 100 })
  })

  test('lost during a step discards the result', async () => {
    const { id } = await begin()
    let received: AbortSignal | undefined
    const slow: Step<Errand> = {
      name: 'slow',
      percent: 50,
      text: '',
      // The step ends when its signal says that another process has the run, and still returns a result.
      execute: (_, signal) =>
        new Promise((resolve) => {
          received = signal
          signal.addEventListener('abort', () => resolve(done(undefined)))
        }),
      saveResult: () => ({ basket: 'wrong' }),
    }
    const finished = runSteps(await take(id), createWorkflow([slow], { leaseMilliseconds: 300 }), noStop)
    await expect.poll(() => received).toBeDefined()
    await sql`update errands.errand set lease_number = lease_number + 1, lease_holder = 'second' where id = ${id}`.execute(errands.database)
    await finished
    expect(received?.aborted).toBe(true)
    expect(await errands.runs.find(id)).toMatchObject({ state: 'running', recorded: [], data: {} })
  })
})
