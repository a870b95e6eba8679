import { CREATE_ORDER } from '@fondly/core/sendings/step-names.ts'
import { orphanBasketLockHolder } from '@fondly/core/sendings/basket-lock.ts'
import { expect, test } from 'vitest'
import { begin, openTwoTables, took } from './testing/two-tables.ts'

const { tables } = await openTwoTables()

test.each(tables)("%s: a user's sendings take basketLock", async (_, make) => {
  const table = make()
  await table.clear()
  const [one, two] = [await begin(table), await begin(table)]
  const turn = (id: string) => table.basketLock.take('ann', id)
  expect(await turn(one.id)).toBe(one.id)
  expect(await turn(one.id)).toBe(one.id)
  expect(await turn(two.id)).toBe(one.id)
  const run = took(await table.runs.take({ holder: 'x', leaseMilliseconds: 5_000 }))
  await table.runs.record(run, CREATE_ORDER, {})
  expect(await turn(two.id)).toBe(two.id)
  expect(await turn(one.id)).toBe(two.id)
  await table.runs.wait(took(await table.runs.take({ holder: 'x', leaseMilliseconds: 5_000 })))
  expect(await turn(one.id)).toBe(one.id)
})

test.each(tables)(
  "%s: a late basket has a turn while somebody is at it, and none while a sending of the user's has it",
  async (_, make) => {
    const table = make()
    await table.clear()
    const [over, next] = [await begin(table), await begin(table)]
    const turn = (id: string) => table.basketLock.take('ann', id)
    await table.lookForLateBasketOf(over, 1_000)
    const late = orphanBasketLockHolder(over.id)
    expect(await turn(over.id)).toBe(over.id)
    expect(await turn(late)).toBe(over.id)
    await table.runs.stop(took(await table.runs.take({ holder: 'x', leaseMilliseconds: 5_000 })))
    expect(await turn(late)).toBe(late)
    expect(await turn(next.id)).toBe(late)
    await table.pass(1_001)
    expect(await turn(next.id)).toBe(next.id)
    expect(await turn(late)).toBe(next.id)
  },
)
