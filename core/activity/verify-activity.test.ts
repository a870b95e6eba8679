import { randomBytes, randomUUID } from 'node:crypto'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { type KyselyPlugin, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDataSeal } from '../seal/seal.ts'
import type { CoreTables } from '../store/tables.ts'
import { createCoreDatabase } from '../testing/core-database.ts'
import { createActivityLog } from './activity-log.ts'
import { verifyActivity } from './verify-activity.ts'

let core: Awaited<ReturnType<typeof createCoreDatabase>>
let context: Parameters<typeof createActivityLog>[0]
let log: ReturnType<typeof createActivityLog>

beforeEach(async () => {
  core = await createCoreDatabase()
  const dataKey = randomBytes(32)
  const env = { random: (bytes: number) => randomBytes(bytes), ids: () => randomUUID() }
  context = { database: core.database, seal: createDataSeal(dataKey, env.random), dataKey, env }
  log = createActivityLog(context)
  for (const number of [1, 2, 3, 4]) await add(number)
})
afterEach(() => core.drop())

const add = (number: number) =>
  core.database.transaction().execute((transaction) =>
    log.append(transaction, {
      changeId: randomUUID(),
      at: new Date(Date.UTC(2026, 10, number)),
      clientId: 'acme',
      subject: 'client',
      outcome: 'done',
      actor: { id: number % 2 ? 'lucia' : 'marcus', name: number % 2 ? 'Lucía' : 'Marcus' },
      before: { number: number - 1 },
      after: { number },
    }),
  )
const run = (statement: string) => sql.raw(statement).execute(core.database)
const faultsOf = async (heads?: string[]) => (await verifyActivity(context, heads)).faults

test('an unchanged log matches every recorded head', async () => {
  const head = await log.head()
  await add(5)
  expect(await verifyActivity(context, [head, await log.head()])).toEqual({ entries: 5, erasedValues: 0, faults: [] })
})

test('an empty log verifies', async () => {
  await run(
    `delete from activity_value; delete from activity; update activity_head set entry_id = 0, hash = decode(repeat('00', 32), 'hex')`,
  )
  expect(await verifyActivity(context)).toEqual({ entries: 0, erasedValues: 0, faults: [] })
})

test.each([
  ['at', `update activity set at = at + interval '1 hour' where id = 2`],
  ['client_id', `update activity set client_id = 'other' where id = 2`],
  ['subject', `update activity set subject = 'banner' where id = 2`],
  ['outcome', `update activity set outcome = 'unconfirmed' where id = 2`],
  ['restores', `update activity set restores = 1 where id = 2`],
  ['change_id', `update activity set change_id = gen_random_uuid() where id = 2`],
])('an edited %s is found', async (_, statement) => {
  await run(statement)
  expect(await faultsOf()).toEqual([{ entryId: 2, fault: 'entry-changed' }])
})

test.each([
  ['in the middle', 2, 'entry-removed'],
  ['at the beginning', 1, 'entry-removed'],
])('a removed entry %s is found', async (_, id, fault) => {
  await run(`delete from activity where id = ${id}`)
  expect(await faultsOf()).toEqual([{ entryId: id, fault }])
})

test('a removed last entry is found', async () => {
  await run('delete from activity where id = 4')
  expect(await faultsOf()).toEqual([{ entryId: 4, fault: 'end-removed' }])
})

test('two entries that changed places are found', async () => {
  await run('update activity set id = case id when 2 then -3 when 3 then -2 end where id in (2, 3)')
  await run('update activity set id = -id where id < 0')
  expect((await faultsOf()).map(({ entryId, fault }) => `${entryId} ${fault}`)).toEqual(
    expect.arrayContaining(['2 entry-changed', '3 entry-changed', '4 entry-changed']),
  )
})

test('a value that was replaced, moved or removed is found', async () => {
  await run(
    `update activity_value set sealed = (select sealed from activity_value where entry_id = 1 and name = 'after') where entry_id = 2 and name = 'after'`,
  )
  await run(`delete from activity_value where entry_id = 3 and name = 'before'`)
  expect(await faultsOf()).toEqual([
    { entryId: 2, fault: 'value-changed' },
    { entryId: 3, fault: 'value-removed' },
  ])
})

test('a log whose last entries were written again differs from a head that was recorded before', async () => {
  const noted = await log.head()
  await run(`delete from activity_value where entry_id = 4; delete from activity where id = 4`)
  await run(`update activity_head set entry_id = 3, hash = (select hash from activity where id = 3)`)
  expect(await faultsOf()).toEqual([])
  expect(await faultsOf([noted])).toEqual([{ entryId: 4, fault: 'not-as-noted' }])
  await add(7)
  expect(await faultsOf()).toEqual([])
  expect(await faultsOf([noted])).toEqual([{ entryId: 4, fault: 'not-as-noted' }])
})

test('an erased person cannot be read anywhere, and the chain stays valid', async () => {
  expect(await log.erasePerson('lucia')).toBe(true)
  expect(await verifyActivity(context)).toEqual({ entries: 4, erasedValues: 2, faults: [] })
  expect((await log.list('acme', { count: 9 })).map(({ actor }) => actor?.name)).toEqual(['Marcus', undefined, 'Marcus', undefined])
  expect(await log.erasePerson('lucia')).toBe(false)
  await add(5)
  expect((await log.list('acme', { count: 1 }))[0]?.actor?.name).toBe('Lucía')
})

test('a key that was removed instead of erased is found', async () => {
  await run('delete from person_key')
  expect((await faultsOf()).map(({ fault }) => fault)).toEqual(['value-removed', 'value-removed', 'value-removed', 'value-removed'])
})

test.each([
  ['actor', `(select ref from person_key where sealed_key is null)`],
  ['before', `(select ref from person_key where sealed_key is null)`],
  ['after', `(select ref from person_key where sealed_key is null)`],
  ['actor', 'null'],
])('a value (%s) that was changed to name another person key is found, also if that key was erased', async (name, ref) => {
  await log.erasePerson('lucia')
  await run(`update activity_value set person_ref = ${ref} where entry_id = 2 and name = '${name}'`)
  expect((await faultsOf())[0]).toEqual({ entryId: 2, fault: 'entry-changed' })
})

test('two recorded heads of one entry are both compared', async () => {
  const [head, other] = [await log.head(), `4.${'ab'.repeat(32)}`]
  for (const heads of [
    [head, other],
    [other, head],
  ])
    expect(await faultsOf(heads)).toEqual([{ entryId: 4, fault: 'not-as-noted' }])
  expect(await faultsOf([head, head])).toEqual([])
  expect(await faultsOf([`0.${'ab'.repeat(32)}`])).toEqual([{ entryId: 0, fault: 'not-as-noted' }])
})

test('a head that cannot be read is refused', async () => {
  await expect(faultsOf([await log.head(), '4.abc'])).rejects.toThrow('"4.abc" is not a head of the activity log.')
})

test('an entry that is added while the log is read does not count as a fault', async () => {
  const other = openDatabase<CoreTables>({ url: core.url, schema: 'bff', poolSize: 1 })
  let added = 0
  // Adds an entry between the read of the last page, which is empty, and the read of the head.
  const addAfterLastPage: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.rows.length === 0 && added++ === 0) await add(5)
      return result
    },
  }
  try {
    const reading = { ...context, database: other.withPlugin(addAfterLastPage) }
    expect(await verifyActivity(reading)).toEqual({ entries: 4, erasedValues: 0, faults: [] })
    expect([added > 0, (await verifyActivity(context)).entries]).toEqual([true, 5])
  } finally {
    await other.destroy()
  }
})
