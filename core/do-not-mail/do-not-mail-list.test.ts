import { type DoNotMailEntry, MAX_DO_NOT_MAIL_ENTRIES } from '@fondly/domain/do-not-mail/do-not-mail.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import { createDataSeal } from '../seal/seal.ts'
import { createCoreDatabase } from '../testing/core-database.ts'
import { createDoNotMailList, type DoNotMailContext } from './do-not-mail-list.ts'
import { createFindDoNotMail } from './find-do-not-mail.ts'

const { database, drop } = await createCoreDatabase(2)
const dataKey = new Uint8Array(32).fill(7)
let ids = 0
let now = new Date('2026-11-23T17:00:00Z')
const logged: unknown[] = []
const context = {
  database,
  seal: createDataSeal(dataKey, (bytes) => new Uint8Array(bytes).fill(5)),
  env: { log: silentLog, clock: () => now, ids: () => `entry-${String((ids += 1)).padStart(6, '0')}` },
  settings: { dataKey, postalZone: 'America/New_York' },
  activity: { append: (_: unknown, entry: unknown) => Promise.resolve(void logged.push(entry)) },
  // Only these members are used.
} as unknown as DoNotMailContext
const editor = { client: { clientId: 'harborview' }, user: { id: 'lucia', firstName: 'Lucía', lastName: 'Herrera' } } as DashboardEditor
const list = createDoNotMailList(context)
const find = createFindDoNotMail(context)
beforeEach(async () => void (await sql`truncate do_not_mail`.execute(database)))
afterAll(drop)

const HOME = { address1: '12 Oak St', address2: '', city: 'Salem', state: 'OR', zipCode: '97301' }
const entryOf = (number: number, lastName = `Resident${word(number)}`): DoNotMailEntry => ({
  ...HOME,
  firstName: `Given${word(number)}`,
  lastName,
  reason: 'deceased',
  words: '',
  until: '',
})
// Digits are ignored in names, so numbers are written with letters.
function word(number: number): string {
  return Array.from(String(number), (digit) => 'bcdfghklmn'[Number(digit)]).join('')
}

test('among 400 entries at one address, everybody is found', async () => {
  const entries = Array.from({ length: 400 }, (_, at) => entryOf(at))
  await list.addAll(editor, entries)
  for (const at of [0, 150, 299, 300, 399]) expect([at, await find('harborview', [entryOf(at)])]).toMatchObject([at, { match: 'same' }])
})

test('the downloaded file has the postal day on which an entry was added', async () => {
  now = new Date('2026-11-24T03:00:00Z')
  await list.add(editor, entryOf(1))
  expect((await list.readFileRows(editor)).map((cells) => cells.at(-1))).toEqual(['2026-11-23'])
  now = new Date('2026-11-23T17:00:00Z')
})

test('an entry that cannot be decrypted is left out of the list, the search and the file', async () => {
  const damaged = await list.add(editor, entryOf(1))
  await database
    .updateTable('do_not_mail')
    .set({ sealed: Buffer.from('damaged') })
    .where('id', '=', damaged)
    .execute()
  const id = await list.add(editor, entryOf(2))
  expect(await list.readAll(editor)).toMatchObject([{ id }])
  expect(await list.search(editor, { text: 'oak', page: 1 })).toMatchObject({ entries: [{ id }] })
  expect(await list.readFileRows(editor)).toHaveLength(1)
})

const full = (count: number) => Array.from({ length: count }, (_, at) => ({ ...entryOf(at), address1: `${at + 1} Oak St` }))

test('a full list accepts an import of its own entries but no new entry; a refused import adds nothing', async () => {
  const entries = full(MAX_DO_NOT_MAIL_ENTRIES)
  expect(await list.addAll(editor, entries)).toBe(MAX_DO_NOT_MAIL_ENTRIES)
  logged.length = 0
  expect(await list.addAll(editor, entries)).toBe(0)
  expect(logged).toEqual([])
  const more = [
    { ...entryOf(1), address1: '9001 Oak St' },
    { ...entryOf(2), address1: '9002 Oak St' },
  ]
  await expect(list.addAll(editor, more)).rejects.toMatchObject({ code: 'do-not-mail-full' })
  await expect(list.add(editor, more[0] as DoNotMailEntry)).rejects.toMatchObject({ code: 'do-not-mail-full' })
  await expect(list.add(editor, entries[0] as DoNotMailEntry)).rejects.toMatchObject({ code: 'do-not-mail-listed' })
  expect(await list.readAll(editor)).toHaveLength(MAX_DO_NOT_MAIL_ENTRIES)
})
