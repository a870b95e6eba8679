import { createWorkflowRuns } from '@fondly/kit/workflow/workflow-runs.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { Seal } from '../seal/seal.ts'
import { SENDING_TABLE } from '../sendings/sending-data.ts'
import { createCoreDatabase } from '../testing/core-database.ts'
import type { DraftContent } from './draft.ts'
import { createDrafts } from './drafts.ts'

const { database, drop } = await createCoreDatabase(3)
afterAll(drop)

const DAY_MS = 86_400_000
const START = new Date('2026-11-23T09:00:00Z').getTime()
let now = START
let ids = 0
const env = {
  clock: () => new Date(now),
  ids: () => `id-${(ids += 1)}`,
  random: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
}
const seal: Seal = { close: (value) => Buffer.from(JSON.stringify(value)), open: (sealed) => JSON.parse(sealed.toString()) as unknown }
const drafts = createDrafts(database, seal, env)
const content = (firstName: string) => ({ senderProfileId: 'main', form: { firstName } }) as DraftContent // only the name is compared
const save = (firstName: string, key?: string) => drafts.saveUncorrected('Amy', 'card', content(firstName), key)
const savedName = async () => (await drafts.find('Amy', 'card'))?.form.firstName

beforeEach(async () => {
  now = START
  await sql`truncate bff.draft, bff.correction, bff.sending cascade`.execute(database)
})

test('a draft keeps its key and scan code, and one that has expired is followed by another', async () => {
  const first = await save('Ana')
  expect(await save('Ben', first?.key)).toEqual({ ...content('Ben'), key: first?.key, scanCode: first?.scanCode })
  expect(await save('Cleo')).toMatchObject({ key: first?.key, scanCode: first?.scanCode })
  now += 7 * DAY_MS
  const next = await save('Dora', first?.key)
  expect([next?.key === first?.key, next?.scanCode === first?.scanCode]).toEqual([false, false])
  expect(await drafts.find('Amy', 'card')).toEqual(next)
})

test('the client of the user is stored beside the form', async () => {
  await database
    .insertInto('person')
    .values({ user_id: 'Amy', client_id: 'harborview', sealed: Buffer.of(), updated_at: env.clock() })
    .execute()
  await save('Ana')
  expect(await drafts.countByProfile('harborview', 'main')).toBe(1)
})

test('nothing is saved over a draft that corrects an order, and nothing of a form that corrects one', async () => {
  const { key } = await drafts.begin('Amy', 'card', content('Ana'), { correctedOrderNo: 'F-1' })
  expect([await save('Ben'), await save('Ben', 'another'), await save('Ben', key)]).toEqual([undefined, undefined, undefined])
  expect(await savedName()).toBe('Ana')
  await drafts.end('Amy', 'card')
  expect(await save('Ben', key)).toBeUndefined()
  expect(await savedName()).toBeUndefined()
})

test('nothing is saved under a key that a sending has', async () => {
  const draft = await save('Ana')
  const sending = { id: 'sending', owner: 'Amy', idempotencyKey: draft?.key ?? '', body: {}, data: {} }
  await createWorkflowRuns({ ...SENDING_TABLE, database }).begin(sending)
  expect(await save('Ben', draft?.key)).toBeUndefined()
  expect(await savedName()).toBe('Ana')
})

test('a correction that begins while the form is being saved keeps its words', async () => {
  const draft = await save('Ana')
  const { began, committed } = { began: Promise.withResolvers<void>(), committed: Promise.withResolvers<void>() }
  const correcting = database.transaction().execute(async (transaction) => {
    const row = { key: 'correction', sealed: seal.close(content('Ben'), '') }
    await transaction.updateTable('draft').set(row).where('user_id', '=', 'Amy').execute()
    await transaction
      .insertInto('correction')
      .values({ user_id: 'Amy', order_no: 'F-1', draft_key: 'correction', created_at: env.clock() })
      .execute()
    began.resolve()
    await committed.promise
  })
  await began.promise
  const saving = save('Cleo', draft?.key)
  // Commit only when the save waits for the row.
  await vi.waitUntil(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(database)
    return rows.length > 0
  }, 30_000)
  committed.resolve()
  await correcting
  expect(await saving).toBeUndefined()
  expect(await savedName()).toBe('Ben')
})
