import type { Run } from '@fondly/kit/workflow/run.ts'
import { progressChannel, dueChannel } from '@fondly/kit/workflow/workflow-table.ts'
import { describe, expect, test } from 'vitest'
import { begin, type Errand, newRunId, openTwoTables, type Table, took } from './testing/two-tables.ts'

const { memoryTable, openSqlTable, tables } = await openTwoTables()

/** Returns the parts of a row that are equal in both tables: no id, no hash. */
const shown = (run: Run<Errand> | undefined) => run && { ...run, id: undefined, bodyHash: undefined, leaseNumber: run.leaseNumber }

const failed = (error: unknown) => (error as Error).name

/** Makes every call that the table has, and returns the answers. */
async function makeCalls(table: Table): Promise<[what: string, outcome: unknown][]> {
  const logged: [string, unknown][] = []
  const record = async (what: string, answer: Promise<unknown>) => {
    const outcome = await answer.then(
      (value) => (typeof value === 'object' && value !== null && 'leaseNumber' in value ? shown(value as Run<Errand>) : (value ?? null)),
      failed,
    )
    logged.push([what, outcome])
  }
  await table.clear()
  const take = (leaseMilliseconds = 5_000) => table.runs.take({ holder: 'somebody', leaseMilliseconds })

  const first = await begin(table, { idempotencyKey: 'key', body: { a: 1, b: { c: 2, d: 3 } }, data: { note: 'begun' } })
  await record('begin again, fields in another order', begin(table, { idempotencyKey: 'key', body: { b: { d: 3, c: 2 }, a: 1 } }))
  await record('begin with another body', begin(table, { idempotencyKey: 'key', body: { a: 2 } }))
  await record('begin for another owner', begin(table, { owner: 'ben', idempotencyKey: 'key', body: { a: 2 } }))
  await record('find by key', table.runs.findByKey({ owner: 'ann', idempotencyKey: 'key' }))
  await record('find by key and other body', table.runs.findByKey({ owner: 'ann', idempotencyKey: 'key', body: { a: 9 } }))
  await record('find nobody', table.runs.find('nobody'))
  await table.clear()
  const { runs } = table

  const { id } = await begin(table)
  const zombie = took(await take(1_000))
  await record('held', runs.find(id))
  await record('take what is held', take())
  await record('tell', runs.announce(zombie, { step: 'basket', percent: 10, text: 'Fetching...', startedStep: null }))
  await record(
    'record',
    runs.record(
      zombie,
      'basket',
      { basket: 'b1', note: undefined, list: ['x'] },
      { step: 'item', percent: 20, text: 'Filling...', startedStep: 'item' },
    ),
  )
  await table.advanceClock(500)
  await record('renew', runs.renew(zombie, 1_000))
  await table.advanceClock(700)
  await record('take while renewed', take())
  await table.advanceClock(400)
  const second = took(await take(1_000))
  await record('taken over', Promise.resolve(second))
  await record('zombie tells', runs.announce(zombie, { step: 'x', percent: 1, text: '', startedStep: null }))
  await record('zombie records', runs.record(zombie, 'item', { item: 'wrong' }))
  await record('zombie renews', runs.renew(zombie, 5_000))
  await record('zombie postpones', runs.postpone(zombie, 0))
  await record('zombie waits', runs.wait(zombie))
  await record('zombie stops', runs.stop(zombie))
  await record('zombie is done', runs.done(zombie))
  await record('postpone', runs.postpone(second, 2_000, { data: { note: 'later' } }))
  await record('too early', take())
  await table.advanceClock(2_001)
  const third = took(await take())
  await record('postpone, not counted', runs.postpone(third, 0, { counts: false }))
  const fourth = took(await take())
  await record('after postponing', Promise.resolve(fourth))
  await record('wait', runs.wait(fourth, { note: null }))
  await record('take what waits', take())
  await record('a stranger decides', runs.decide(id, 'ben', { note: 'yes' }))
  await record('decide', runs.decide(id, 'ann', { note: 'yes' }))
  await record('decide again', runs.decide(id, 'ann', { note: 'no' }))
  await record('decide to stop what runs', runs.decideToStop(id, 'ann', {}))
  const fifth = took(await take())
  await record('tell the walker', runs.signal(id, 'ann', { item: 'told' }))
  await record('a stranger tells the walker', runs.signal(id, 'ben', { item: 'strange' }))
  await record('record without a next', runs.record(fifth, 'item', { item: 'i1' }))
  await record('done with its last step', runs.done(fifth, { step: 'last', data: { note: 'end' } }))
  await record('done again', runs.done(fifth))
  await record('tell the walker of what is over', runs.signal(id, 'ann', {}))
  await record('take what is over', take())

  const other = await begin(table)
  const held = took(await take())
  await runs.wait(held, { note: 'asked' })
  await record('tell the walker of what waits', runs.signal(other.id, 'ann', { note: 'told' }))
  const again = took(await take())
  await runs.wait(again)
  await record('decide to stop', runs.decideToStop(other.id, 'ann', { note: 'no' }))
  await record('find the stopped', runs.find(other.id))
  const stopping = await begin(table)
  await record('stop', runs.stop(took(await take()), { note: 'stopped' }))
  await record('find it', runs.find(stopping.id))
  await record('first is gone', runs.find(first.id))

  const anew = { id: newRunId(), owner: 'ann', milliseconds: 2_000 }
  await record('begin anew what is new', runs.restart({ ...anew, data: { note: 'new', item: 'kept' } }))
  await record('take it too early', take())
  await table.advanceClock(2_001)
  const looking = took(await take())
  await record('begin anew what is held', runs.restart({ ...anew, data: { note: 'again' } }))
  await record('its holder has lost it', runs.done(looking))
  await table.advanceClock(2_001)
  await record('done', runs.done(took(await take()), { step: 'last', data: {} }))
  await record('begin anew what is over', runs.restart({ ...anew, data: { note: 'once more' } }))
  await table.advanceClock(2_001)
  await record('taken once more', take())
  return logged
}

describe('the in-memory table and the SQL table', () => {
  test('give the same answers to the same calls', async () => {
    const inMemory = await makeCalls(memoryTable())
    expect(inMemory).toEqual(await makeCalls(openSqlTable()))
    // The comparison would say little if most answers were errors.
    expect(inMemory.filter(([, heard]) => typeof heard === 'object').length).toBeGreaterThan(20)
  })

  test.each(tables)(
    '%s: concurrent calls of take each get a different row, oldest first, without waiting for a locked one',
    async (_, make) => {
      const table = make()
      await table.clear()
      const begun: string[] = []
      for (let count = 0; count < 3; count++) {
        begun.push((await begin(table)).id)
        await table.advanceClock(5)
      }
      const first = took(await table.runs.take({ holder: 'x', leaseMilliseconds: 60_000 }))
      expect(first.id).toBe(begun[0])
      const taken = await Promise.all(Array.from({ length: 8 }, () => table.runs.take({ holder: 'x', leaseMilliseconds: 60_000 })))
      expect(taken.flatMap((run) => run?.id ?? []).sort()).toEqual(begun.slice(1).sort())
    },
  )

  test.each(tables)(
    '%s: the table notifies watchers of every change except those under a continuing lease, and workers of what is due',
    async (_, make) => {
      const table = make()
      await table.clear()
      const notifications: string[] = []
      const stops = [progressChannel('bff', 'sending'), dueChannel('bff', 'sending')].map((channel) =>
        table.listener.on(channel, (id) => notifications.push(`${channel} ${id}`)),
      )
      // The listener is registered a moment after the call.
      const reached = async () => {
        await begin(table)
        return notifications.some((line) => line.startsWith(`${dueChannel('bff', 'sending')} run-`))
      }
      await expect.poll(reached).toBe(true)

      const { id } = await begin(table)
      let run = await table.runs.take({ holder: 'x', leaseMilliseconds: 5_000 })
      while (run && run.id !== id) run = await table.runs.take({ holder: 'x', leaseMilliseconds: 5_000 })
      await table.runs.renew(took(run), 5_000)
      await table.runs.announce(took(run), { step: 's', percent: 1, text: '', startedStep: null })
      await table.runs.postpone(took(run), 0)
      await table.runs.postpone(took(await table.runs.take({ holder: 'x', leaseMilliseconds: 5_000 })), 60_000)
      const changed = (revision: number) => `bff.sending ${id} running ${revision}`
      const due = `bff.sending due ${id}`
      await expect
        .poll(() => notifications.filter((line) => line.split(' ').includes(id)))
        .toEqual([changed(1), due, changed(3), due, changed(4)])
      stops.forEach((stop) => stop())
    },
  )
})
