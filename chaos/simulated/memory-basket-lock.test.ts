import { CREATE_ORDER } from '@fondly/core/sendings/step-names.ts'
import { orphanBasketLockHolder } from '@fondly/core/sendings/basket-lock.ts'
import { expect, test } from 'vitest'
import { begin, openTwoTables, took } from './testing/two-tables.ts'

const { tables } = await openTwoTables()

test.each(tables)('%s: the sendings of one user take the basket lock in turn', async (_, make) => {
  const table = make()
  await table.clear()
  const [one, two] = [await begin(table), await begin(table)]
  const takeLock = (id: string) => table.basketLock.take('ann', id)
  expect(await takeLock(one.id)).toBe(one.id)
  expect(await takeLock(one.id)).toBe(one.id)
  expect(await takeLock(two.id)).toBe(one.id)
  const run = took(await table.runs.take({ holder: 'x', leaseMilliseconds: 5_000 }))
  await table.runs.record(run, CREATE_ORDER, {})
  expect(await takeLock(two.id)).toBe(two.id)
  expect(await takeLock(one.id)).toBe(two.id)
  await table.runs.wait(took(await table.runs.take({ holder: 'x', leaseMilliseconds: 5_000 })))
  expect(await takeLock(one.id)).toBe(one.id)
})

test.each(tables)(
  '%s: the search for an orphan basket holds the lock while it works and waits for a sending that holds it',
  async (_, make) => {
    const table = make()
    await table.clear()
    const [over, next] = [await begin(table), await begin(table)]
    const takeLock = (id: string) => table.basketLock.take('ann', id)
    await table.removeOrphanBasket(over, 1_000)
    const late = orphanBasketLockHolder(over.id)
    expect(await takeLock(over.id)).toBe(over.id)
    expect(await takeLock(late)).toBe(over.id)
    await table.runs.stop(took(await table.runs.take({ holder: 'x', leaseMilliseconds: 5_000 })))
    expect(await takeLock(late)).toBe(late)
    expect(await takeLock(next.id)).toBe(late)
    await table.advanceClock(1_001)
    expect(await takeLock(next.id)).toBe(next.id)
    expect(await takeLock(late)).toBe(next.id)
  },
)
