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
const readRows = (id: string, kind: 'new' | 'same') => imports.readRows(dana, id, { kind, page: 1 })
const start = async (id: string) => {
  await imports.start(dana, id)
  await addAll()
  return imports.read(dana, id)
}
const listAll = async () => (await contacts.list(dana, { text: '', tag: undefined, cursor: undefined })).contacts
const listBirthdays = async () => [...(await birthdays.find((await listAll()).map(({ id }) => id))).born.values()]
const note = (id: string, monthDay: string, year: number | null) =>
  birthdays.add(database, 'harborview', new Map([[id, { monthDay, year }]]))

const HEAD = 'Name,Address,City,State,ZIP,Birthday\n'
const RUTH = 'Ruth Chen,2 Elm St,Salem,OR,97301,'
const MARGUERITE = 'Marguerite Okonkwo-Hale,455 NW Naito Pkwy Apt 3B,Portland,OR,97209,'

test.each([
  ['02/29/1999', 'no-such-day'],
  ['soon', 'day-unreadable'],
  ['01/01/2030', 'birth-year-out-of-range'],
])('the unusable birthday %j of a file is left out with the reason %s, and the person is added', async (birthday, birthdayProblem) => {
  const known = await contacts.add(dana, wanted())
  const { id, kinds } = await preview(`${HEAD}${RUTH}${birthday}\n${MARGUERITE}${birthday}\n`)
  expect(kinds).toEqual({ new: 1, same: 1, wrong: 0 })
  expect(await readRows(id, 'new')).toMatchObject([{ row: 2, birthdayProblem }])
  expect(await readRows(id, 'same')).toMatchObject([{ row: 3, birthdayProblem }])
  expect(await start(id)).toMatchObject({ state: 'done', added: 1, birthdays: 0 })
  expect((await listAll()).map(({ firstName }) => firstName).toSorted()).toEqual([known.firstName, 'Ruth'])
  expect(await listBirthdays()).toEqual([])
})

test('when a file repeats a new person without a birthday, the first birthday in the repeated rows is taken', async () => {
  const { id, kinds } = await preview(
    `${HEAD}${RUTH}\nRuth  Chen,2 Elm Street,Salem,OR,97301,2/28/1990\n${RUTH}2/28\n${RUTH}3/1/1990\n${RUTH}\n`,
  )
  expect(kinds).toEqual({ new: 1, same: 4, wrong: 0 })
  const known = { monthDay: '02-28', year: 1990 }
  expect(await readRows(id, 'new')).toMatchObject([{ row: 2, birthday: known }])
  expect((await readRows(id, 'same')).map((row) => row.kind === 'same' && row.otherBirthday)).toEqual([
    undefined,
    undefined,
    { known, inFile: { monthDay: '03-01', year: 1990 } },
    undefined,
  ])
  expect(await start(id)).toMatchObject({ added: 1, birthdays: 0 })
  expect(await listBirthdays()).toEqual([known])
})

test('when several rows give birthdays for a contact without one, the first is added once, and rows with another birthday say so', async () => {
  await contacts.add(dana, wanted())
  const others = Array.from({ length: 120 }, (_, at) => `A B${at},${at + 1} Oak St,Salem,OR,97301,\n`).join('')
  const { id, birthdays: planned } = await preview(`${HEAD}${MARGUERITE}2/29/1996\n${others}${MARGUERITE}2/29/1996\n${MARGUERITE}5/5\n`)
  expect(planned).toBe(1)
  const known = { monthDay: '02-29', year: 1996 }
  expect((await readRows(id, 'same')).map((row) => row.kind === 'same' && [row.birthday, row.otherBirthday])).toEqual([
    [known, undefined],
    [undefined, undefined],
    [undefined, { known, inFile: { monthDay: '05-05', year: null } }],
  ])
  expect(await start(id)).toMatchObject({ birthdays: 1 })
  expect(await listBirthdays()).toEqual([known])
})

test('a birthday in the address book is not replaced, even if the file only adds the year, and the row says so', async () => {
  const known = await contacts.add(dana, wanted())
  await note(known.id, '02-28', null)
  const { id, birthdays: planned } = await preview(`${HEAD}${MARGUERITE}2/28/1990\n${MARGUERITE}2/28\n`)
  expect(planned).toBe(0)
  expect((await readRows(id, 'same')).map((row) => row.kind === 'same' && row.otherBirthday)).toEqual([
    { known: { monthDay: '02-28', year: null }, inFile: { monthDay: '02-28', year: 1990 } },
    undefined,
  ])
  expect(await start(id)).toMatchObject({ birthdays: 0 })
  expect(await listBirthdays()).toEqual([{ monthDay: '02-28', year: null }])
})

test('birthdays become occasions of new people and of contacts that have no birthday', async () => {
  const known = await contacts.add(dana, wanted())
  const born = await contacts.add(dana, wanted({ firstName: 'Walter', lastName: 'Dickinson' }))
  await note(born.id, '12-03', 1946)
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
  expect((await birthdays.find([known.id, born.id, lucia?.id ?? ''])).born).toEqual(
    new Map([
      [known.id, { monthDay: '02-29', year: 1996 }],
      [born.id, { monthDay: '12-03', year: 1946 }],
      [lucia?.id, { monthDay: '01-27', year: null }],
    ]),
  )
  expect((await preview(FILE)).birthdays).toBe(0)
})

test('a birthday that somebody adds after the preview is not replaced', async () => {
  const known = await contacts.add(dana, wanted())
  const { id } = await preview(
    'Name,Address,City,State,ZIP,Birthday\nMarguerite Okonkwo-Hale,455 NW Naito Pkwy Apt 3B,Portland,OR,97209,2/29/1996\n',
  )
  await note(known.id, '03-01', null)
  await imports.start(dana, id)
  await addAll()
  expect(await imports.read(dana, id)).toMatchObject({ state: 'done', birthdays: 0 })
  expect([...(await birthdays.find([known.id])).born.values()]).toEqual([{ monthDay: '03-01', year: null }])
})

test('a preview reads the occasions of a hundred people once', async () => {
  await contacts.add(dana, wanted())
  const read: string[] = []
  const counted = database.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"occasion"')) read.push(node.kind)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const counting = createContactImports({ ...context, database: counted })
  const people = Array.from({ length: 99 }, (_, at) => `Ruth Chen${at},${at} Elm St,Salem,OR,97301,2/28/1990\n`).join('')
  await counting.preview(dana, new TextEncoder().encode(`${HEAD}${MARGUERITE}3/1/1980\n${people}`), { isShared: false })
  expect(read).toHaveLength(1)
})
