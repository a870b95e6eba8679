import { CONTACT_FILE_HEAD } from '@fondly/domain/contacts/contact-file.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createContactsWorld, wanted } from '../contacts-world.fixture.ts'
import { createContacts } from '../contacts.ts'
import { createBirthdays } from '../birthdays.ts'
import { createExportContacts } from '../export-contacts.ts'
import { makeTextWorkbook } from '../../spreadsheets/testing/make-workbook.ts'
import { createContactImports } from './contact-imports.ts'
import { createContactImportWork } from './work-on-imports.ts'

const { database, context, drop, dana, omar, stranger } = await createContactsWorld()
afterAll(drop)
beforeEach(async () => void (await sql`truncate contact, contact_tag, contact_import, audit cascade`.execute(database)))
const contacts = createContacts(context)
const imports = createContactImports(context)
const exportContacts = createExportContacts(context)
const birthdays = createBirthdays(context)
const { addAll } = createContactImportWork(context)
const bytes = (text: string) => new TextEncoder().encode(text)
const everything = { text: '', tag: undefined, cursor: undefined }
const HEAD = 'First name,Last name,Address,City,State,ZIP,Tags,Shoe size'
const FILE = [
  HEAD,
  'Marguerite,Okonkwo Hale,"455 NW Naito Parkway, #3B",Portland,Oregon,97209,,',
  'Lucía,Peña,14 Main St,Portland,or,97201,"Tenant; Choir",7',
  'Lucia,Pena,14 Main Street,Portland,OR,97201,,',
  ',,9 Elm St,Salem,OR,97301,,',
  `${'x'.repeat(201)},Long,,,,,,`,
  '',
].join('\n')

async function importFile(text: string, { isShared = false, who = dana } = {}): Promise<string> {
  const { id } = await imports.preview(who, bytes(text), { isShared })
  await imports.start(who, id)
  await addAll()
  return id
}

test('a preview lists new people, people who are already there, and wrong rows, and adds nobody', async () => {
  await contacts.add(dana, wanted())
  const preview = await imports.preview(dana, bytes(FILE), { isShared: false })
  expect(preview).toMatchObject({ state: 'preview', kinds: { new: 1, same: 2, wrong: 2 }, added: 0, unknownHeadings: ['Shoe size'] })
  const rows = async (kind: 'new' | 'same' | 'wrong') => imports.readRows(dana, preview.id, { kind, page: 1 })
  expect(await rows('new')).toMatchObject([{ row: 3, content: { firstName: 'Lucía', state: 'OR', tags: ['Tenant', 'Choir'] } }])
  expect(await rows('same')).toMatchObject([
    { row: 2, sameAs: { content: { lastName: 'Okonkwo-Hale' }, row: null } },
    { row: 4, sameAs: { content: { lastName: 'Peña' }, row: 3 } },
  ])
  expect(await rows('wrong')).toMatchObject([
    { row: 5, problems: [{ field: 'firstName', code: 'no-name' }] },
    { row: 6, problems: [{ field: 'firstName', code: 'too-long' }] },
  ])
  await addAll()
  expect((await contacts.list(dana, everything)).total).toBe(1)
})

test('a workbook is read like a table that is saved as CSV', async () => {
  const people = [HEAD.split(','), ['Lucía', 'Peña', '14 Main St', 'Boston', 'Massachusetts', '2108', 'Tenant', '7']]
  const { id, kinds, unknownHeadings } = await imports.preview(dana, makeTextWorkbook(people), { isShared: false })
  expect({ kinds, unknownHeadings }).toEqual({ kinds: { new: 1, same: 0, wrong: 0 }, unknownHeadings: ['Shoe size'] })
  expect(await imports.readRows(dana, id, { kind: 'new', page: 1 })).toMatchObject([
    { row: 2, content: { lastName: 'Peña', state: 'MA', zipCode: '02108' } },
  ])
})

test('a started import adds each new person once, even if two processes start it and work on it', async () => {
  const { id } = await imports.preview(dana, bytes(FILE), { isShared: false })
  await Promise.all([imports.start(dana, id), imports.start(dana, id)])
  await Promise.all([addAll(), addAll()])
  await addAll()
  expect(await imports.read(dana, id)).toMatchObject({ state: 'done', added: 2 })
  expect(await contacts.list(dana, everything)).toMatchObject({ total: 2, tags: ['Choir', 'Tenant'] })
})

test('importing the same file again adds nobody; a preview from before a person was added does not add that person again', async () => {
  const { id } = await imports.preview(dana, bytes(FILE), { isShared: false })
  await contacts.add(dana, wanted({ firstName: 'Lucía', lastName: 'Peña', address1: '14 Main St', address2: '', zipCode: '97201' }))
  await imports.start(dana, id)
  await addAll()
  expect((await imports.read(dana, id)).added).toBe(1)
  await importFile(FILE)
  expect((await contacts.list(dana, everything)).total).toBe(2)
})

test('an import into the shared address book is visible to everybody of the client, and is recorded in the audit log', async () => {
  const id = await importFile(FILE, { isShared: true })
  expect((await contacts.list(omar, everything)).total).toBe(2)
  expect((await contacts.list(stranger, everything)).total).toBe(0)
  const events = await database.selectFrom('audit').select(['event', 'user_id', 'code']).execute()
  expect(events).toEqual([{ event: 'contacts_imported', user_id: 'dana', code: id }])
  await expect(imports.preview(stranger, bytes(FILE), { isShared: true })).rejects.toMatchObject({ code: 'contacts-not-shared' })
})

test('nobody else can read or start an import, and its data is encrypted in the database', async () => {
  const { id } = await imports.preview(dana, bytes(FILE), { isShared: true })
  for (const who of [omar, stranger]) {
    await expect(imports.read(who, id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(imports.readRows(who, id, { kind: 'new', page: 1 })).rejects.toMatchObject({ code: 'not-found' })
    await expect(imports.start(who, id)).rejects.toMatchObject({ code: 'not-found' })
  }
  const { rows } = await sql<{ text: string }>`select r::text || encode(sealed, 'escape') as text from contact_import_row r`.execute(
    database,
  )
  for (const { text } of rows) for (const word of ['Peña', 'Main', 'Portland']) expect(text).not.toContain(word)
})

test.each<[string, string, string]>([
  ['no name', 'Address,City\n1 Elm St,Salem\n', 'import-no-name'],
  ['a heading twice', 'First name,Given name\nA,B\n', 'import-heading-repeated'],
  ['nobody', `${HEAD}\n`, 'import-nobody'],
  ['an open quotation mark', `${HEAD}\n"A,B\n`, 'import-quotes'],
  ['a damaged workbook', 'PK\u0003\u0004', 'import-no-table'],
  ['too many rows', `Name\n${'A B\n'.repeat(10_001)}`, 'import-too-many-rows'],
  ['too many vCards', 'BEGIN:VCARD\nFN:A\n'.repeat(10_001), 'import-too-many-rows'],
])('a file with %s is refused', async (_, text, code) => {
  await expect(imports.preview(dana, bytes(text), { isShared: false })).rejects.toMatchObject({ code })
})

test.each([
  ['csv', `\ufeff${CONTACT_FILE_HEAD.map((heading) => `"${heading}"`).join(',')}\r\n`, `"'=SUM(1)","'-Peña"`],
  ['vcf', 'BEGIN:VCARD\r\n', '-Peña'],
] as const)('contacts that are exported as %s are imported unchanged', async (format, head, name) => {
  const first = await contacts.add(
    dana,
    wanted({ firstName: '=SUM(1)', lastName: '-Peña', tags: ['Tenant', 'Choir'], note: 'One.\nTwo, three' }),
  )
  const second = await contacts.add(dana, wanted({ isShared: true, firstName: 'Walter', address2: '' }))
  await birthdays.add(
    database,
    'harborview',
    new Map([
      [first.id, { monthDay: '02-29', year: null }],
      [second.id, { monthDay: '12-03', year: 1946 }],
    ]),
  )
  let file = ''
  for await (const text of await exportContacts(dana, format)) file += text
  expect(file.startsWith(head)).toBe(true)
  expect(file).toContain(name)
  await importFile(file, { who: stranger })
  const found = (await contacts.list(stranger, everything)).contacts
  const content = ({ firstName, lastName, address1, address2, city, state, zipCode, tags, note }: typeof first) => [
    [firstName, lastName, address1, address2, city, state, zipCode, note],
    tags.toSorted(),
  ]
  expect(found.map(content)).toEqual(expect.arrayContaining([first, second].map(content)))
  expect(found).toHaveLength(2)
  const { born } = await birthdays.find(found.map(({ id }) => id))
  expect([...born.values()].map(({ monthDay, year }) => `${year} ${monthDay}`).toSorted()).toEqual(['1946 12-03', 'null 02-29'])
})
