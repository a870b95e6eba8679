import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createBirthdays } from '../birthdays.ts'
import { createContactsWorld, wanted } from '../contacts-world.fixture.ts'
import { createContacts } from '../contacts.ts'
import { createContactImports } from './contact-imports.ts'
import { createContactImportWork } from './work-on-imports.ts'

const { database, context, drop, dana } = await createContactsWorld()
afterAll(drop)
beforeEach(async () => void (await sql`truncate contact, contact_import cascade`.execute(database)))
const contacts = createContacts(context)
const imports = createContactImports(context)
const birthdays = createBirthdays(context)
const { addAll } = createContactImportWork(context)
const preview = (text: string) => imports.preview(dana, new TextEncoder().encode(text), { isShared: false })
const listAll = async () => (await contacts.list(dana, { text: '', tag: undefined, cursor: undefined })).contacts

test.each([
  ['Ontario', 'K1A 0B1', '', 'state', 'no-state'],
  ['OR', '00000', '', 'zipCode', 'no-zip'],
  ['OR', '97', '', 'zipCode', 'zip-digits'],
  ['OR', '02110', '', 'zipCode', 'zip-elsewhere'],
  ['OR', '97209', '02/29/1999', 'birthday', 'no-such-day'],
  ['OR', '97209', 'soon', 'birthday', 'day-unreadable'],
  ['OR', '97209', '01/01/2030', 'birthday', 'day-of-no-life'],
])('state %j, ZIP code %j and birthday %j in a file: %s %s', async (state, zip, birthday, field, code) => {
  const { id, kinds } = await preview(
    `Name,Address,City,State,ZIP,Birthday\nA B,1 Elm St,Salem,OR,97301,\nRuth C,2 Elm St,Salem,${state},${zip},${birthday}\n`,
  )
  expect(kinds).toEqual({ new: 1, same: 0, wrong: 1 })
  expect(await imports.readRows(dana, id, { kind: 'wrong', page: 1 })).toMatchObject([{ row: 3, problems: [{ field, code }] }])
})

test('a name with a comma is split at it, and a ZIP code gets back the zeros that a spreadsheet dropped', async () => {
  const { id } = await preview('Name,Address,City,State,ZIP\n"Peña, Lucía",14 Main St,Boston,MA,2110\n')
  expect(await imports.readRows(dana, id, { kind: 'new', page: 1 })).toMatchObject([
    { content: { firstName: 'Lucía', lastName: 'Peña', zipCode: '02110' } },
  ])
})

test('birthdays become occasions: of new people, and of those in the book who have none', async () => {
  const known = await contacts.add(dana, wanted())
  const born = await contacts.add(dana, wanted({ firstName: 'Walter', lastName: 'Dickinson' }))
  await birthdays.add(database, 'harborview', new Map([[born.id, { monthDay: '12-03', year: 1946 }]]))
  const FILE = `First name,Last name,Address,Address 2,City,State,ZIP,Date of birth
Marguerite,Okonkwo-Hale,455 NW Naito Pkwy,Apt 3B,Portland,OR,97209,2/29/1996
Walter,Dickinson,455 NW Naito Pkwy,Apt 3B,Portland,OR,97209,1/1/1950
Lucía,Peña,14 Main St,,Portland,OR,97201,01/27
`
  const { id, birthdays: planned } = await preview(FILE)
  expect(planned).toBe(1)
  await imports.start(dana, id)
  await Promise.all([addAll(), addAll()])
  expect(await imports.read(dana, id)).toMatchObject({
    state: 'done',
    kinds: { new: 1, same: 2, wrong: 0 },
    birthdays: 1,
    added: 1,
    left: 0,
  })
  const lucia = (await listAll()).find(({ firstName }) => firstName === 'Lucía')
  expect(await birthdays.find([known.id, born.id, lucia?.id ?? ''])).toEqual(
    new Map([
      [known.id, { monthDay: '02-29', year: 1996 }],
      [born.id, { monthDay: '12-03', year: 1946 }],
      [lucia?.id, { monthDay: '01-27', year: null }],
    ]),
  )
  expect((await preview(FILE)).birthdays).toBe(0)
})

test('a birthday that somebody notes after the preview stays', async () => {
  const known = await contacts.add(dana, wanted())
  const { id } = await preview(
    'Name,Address,City,State,ZIP,Birthday\nMarguerite Okonkwo-Hale,455 NW Naito Pkwy Apt 3B,Portland,OR,97209,2/29/1996\n',
  )
  await birthdays.add(database, 'harborview', new Map([[known.id, { monthDay: '03-01', year: null }]]))
  await imports.start(dana, id)
  await addAll()
  expect(await imports.read(dana, id)).toMatchObject({ state: 'done', birthdays: 0 })
  expect([...(await birthdays.find([known.id])).values()]).toEqual([{ monthDay: '03-01', year: null }])
})

test.each([
  ['a,b\n1,2\n3,4\n5,"x"y\n6,7\n', 4],
  [`Name,Note\n${'A B,c\n'.repeat(3_000)}A B,"c" d\n`, 3_002],
  ['Name,Note\nA B,"c\nd"\n\nE F,g"h\n', 4],
])('a quotation mark that stands wrong names its row, and is a mistake of the file and not of the product', async (text, row) => {
  const refusal = await preview(text).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ because: 'unprocessable', code: 'import-quotes', params: { row } })
  expect((refusal as Error).cause).toBeUndefined()
})
