import type { ContactImport, ContactImportRows } from '@fondly/contracts/bff/contact-imports.ts'
import type { CoreTables } from '@fondly/core/store/tables.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { afterAll, expect, test } from 'vitest'
import { smallWorld } from '../testing/small-world.ts'

const { world, database, signIn, newTab, close } = await smallWorld()
const tables = openDatabase<CoreTables>({ url: database.url, schema: 'bff', poolSize: 1 })
afterAll(async () => {
  await tables.destroy()
  await close()
})
const [{ tab }, { tab: colleague }, { tab: stranger }] = [await signIn('orderer'), await signIn('colleague'), await signIn('stranger')]
const FILE = 'Name,Address,City,State,ZIP\nRuth Abernathy,31 Point Rd,Newport,OR,97365\n,,,,\nNobody,,,,\n,9 Elm St,Salem,OR,97301\n'
const PLAIN = { sameAs: null, problems: [], birthdayProblem: null, otherBirthday: null }
const upload = async (file: string, path = '/api/contact-imports') =>
  tab.ask('POST', path, file, { 'content-type': 'application/octet-stream' })

test('a file is previewed, its rows are read, and the import is started', async () => {
  const answer = await upload(FILE)
  const preview = (await answer.json()) as ContactImport
  expect([answer.status, preview]).toMatchObject([
    201,
    { state: 'preview', kinds: { new: 2, same: 0, wrong: 1 }, added: 0, isShared: false },
  ])
  const rows = async (kind: string) => (await tab.read<ContactImportRows>(`/api/contact-imports/${preview.id}/rows?kind=${kind}`)).rows
  const ruth = { row: 2, name: 'Ruth Abernathy', address: '31 Point Rd, Newport, OR 97365', ...PLAIN }
  expect(await rows('new')).toEqual([ruth, { ...ruth, row: 4, name: 'Nobody', address: '' }])
  expect(await rows('wrong')).toMatchObject([{ row: 5, problems: [{ field: 'firstName', code: 'no-name' }] }])
  for (const path of ['', '/rows?kind=new']) expect((await colleague.go(`/api/contact-imports/${preview.id}${path}`)).status).toBe(404)
  expect((await newTab().go(`/api/contact-imports/${preview.id}`)).status).toBe(401)
  expect((await colleague.ask('POST', `/api/contact-imports/${preview.id}/start`)).status).toBe(404)
  expect((await tab.ask('POST', `/api/contact-imports/${preview.id}/start`)).status).toBe(204)
})

const REFUSED = `First name,Last name,Address,City,State,ZIP,Tags,Note,Birthday
=SUM(1),Peña,1 Elm St,Salem,Ontario,K1A,"Choir, Tenant","One ""two""",soon
Ruth,Chen,2 Elm St,Salem,OR,97301,,,2/28/1990,too much
Theo,Lindqvist,3 Elm St,Salem,OR,00000,,,3/1
`

test('the refused rows can be downloaded with their reasons, corrected and imported again', async () => {
  const { id } = (await (await upload(REFUSED)).json()) as ContactImport
  const answer = await tab.go(`/api/contact-imports/${id}/refused.csv?language=en_US`)
  expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
    'text/csv; charset=utf-8',
    'attachment; filename="refused-contacts.csv"',
  ])
  // text() would remove the byte order mark, which this test checks.
  const file = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
  const [head, peña, ruth, theo] = file.split('\r\n')
  expect(head).toBe('\ufeff"first name","last name","address","address 2","city","state","zip code","tags","note","birthday","reason"')
  expect(peña).toMatch(
    /^"'=SUM\(1\)","Peña","1 Elm St","","Salem","Ontario","K1A","Choir, Tenant","One ""two""","soon","State is not a US state/,
  )
  expect(ruth).toContain('"2/28/1990","has more cells than the first row","too much"')
  expect(theo).toContain('"3/1","Zip code does not exist"')
  const spanish = await (await tab.go(`/api/contact-imports/${id}/refused.csv?language=es`)).text()
  for (const text of ['"motivo"\r\n', '"Estado no es un estado de Estados Unidos']) expect(spanish).toContain(text)

  const again = (await (await upload(file)).json()) as ContactImport
  // Our own column of reasons is ignored in both languages. A column of another program with a similar name is listed as unknown.
  expect(again).toMatchObject({ kinds: { new: 0, same: 0, wrong: 3 }, unknownHeadings: [] })
  expect(await (await upload(spanish)).json()).toMatchObject({ kinds: { wrong: 3 }, unknownHeadings: [] })
  expect(await (await upload('Name,Reason\nRuth Chen,friend\n')).json()).toMatchObject({ unknownHeadings: ['Reason'] })
  const corrected = await upload(file.replace('Ontario', 'OR').replace('K1A', '97301').replace(',"too much"', '').replace('00000', '97301'))
  const read = (await corrected.json()) as ContactImport
  expect(read.kinds).toEqual({ new: 3, same: 0, wrong: 0 })
  const { rows } = await tab.read<ContactImportRows>(`/api/contact-imports/${read.id}/rows?kind=new`)
  expect(rows).toMatchObject([
    { name: '=SUM(1) Peña', birthdayProblem: 'day-unreadable' },
    { name: 'Ruth Chen' },
    { name: 'Theo Lindqvist' },
  ])
  expect((await colleague.go(`/api/contact-imports/${read.id}/refused.csv`)).status).toBe(404)
  expect((await newTab().go(`/api/contact-imports/${read.id}/refused.csv`)).status).toBe(401)
})

test('a row shows the birthday that is left out and the known one', async () => {
  const { id } = (await (
    await upload('Name,Address,ZIP,Birthday\nA B,1 Elm St,97301,2/28/1990\nA B,1 Elm St,97301,3/1\n')
  ).json()) as ContactImport
  const { rows } = await tab.read<ContactImportRows>(`/api/contact-imports/${id}/rows?kind=same`)
  const otherBirthday = { known: { monthDay: '02-28', year: 1990 }, inFile: { monthDay: '03-01', year: null } }
  expect(rows).toMatchObject([{ row: 3, sameAs: { row: 2 }, otherBirthday, birthdayProblem: null }])
})

test('a user can download all contacts that the user sees as CSV or vCard', async () => {
  await tab.ask('POST', '/api/contacts', { ...EMPTY, firstName: 'Ruth', lastName: 'Abernathy' })
  const csv = await tab.go('/api/contact-exports?format=csv')
  expect([csv.headers.get('content-type'), csv.headers.get('content-disposition')]).toEqual([
    'text/csv; charset=utf-8',
    'attachment; filename="contacts.csv"',
  ])
  expect(await csv.text()).toContain('"Ruth","Abernathy"')
  expect(await (await tab.go('/api/contact-exports?format=vcf')).text()).toContain('FN:Ruth Abernathy')
  expect(await (await colleague.go('/api/contact-exports?format=csv')).text()).not.toContain('Ruth')
})

test('the audit log has each download with its user, address book and number of people, without names; a file of the shared book has no personal contacts', async () => {
  const listExports = () =>
    tables.selectFrom('audit').select(['user_id', 'client_id', 'code']).where('event', '=', 'contacts_exported').execute()
  const before = (await listExports()).length
  await (await colleague.go('/api/contact-exports?format=csv')).text()
  const harborview = world.clients.get('harborview')
  if (harborview) harborview.configuration.sharesAddressBook = true
  const shared = await tab.ask('POST', '/api/contacts', { ...EMPTY, isShared: true, firstName: 'Theo', lastName: 'Lindqvist' })
  expect(shared.status).toBe(201)
  expect(await (await colleague.go('/api/contact-exports?format=vcf')).text()).toContain('FN:Theo Lindqvist')
  expect(await (await stranger.go('/api/contact-exports?format=vcf')).text()).not.toContain('Theo')
  if (harborview) delete harborview.configuration.sharesAddressBook
  expect(await (await colleague.go('/api/contact-exports?format=vcf')).text()).not.toContain('Theo')
  expect((await newTab().go('/api/contact-exports?format=vcf')).status).toBe(401)
  expect((await listExports()).slice(before).map(({ client_id, code }) => [client_id, code])).toEqual([
    ['harborview', 'own csv 0'],
    ['harborview', 'own vcf 0'],
    ['harborview', 'shared vcf 1'],
    ['summit', 'own vcf 0'],
    ['harborview', 'own vcf 0'],
  ])
})

test('a user can download the address book at most 30 times an hour', async () => {
  const { tab: busy } = await signIn('reporting')
  const statuses: number[] = []
  for (let asked = 0; asked < 31; asked++) statuses.push((await busy.go('/api/contact-exports?format=csv')).status)
  expect([new Set(statuses.slice(0, 30)), statuses.at(-1)]).toEqual([new Set([200]), 429])
})

const EMPTY = { isShared: false, address1: '', address2: '', city: '', state: '', zipCode: '', tags: [], note: '' }

test.each<[string, () => Promise<Response>, number]>([
  ['an empty file', () => upload(''), 422],
  ['a file for a book that is not shared', () => upload(FILE, '/api/contact-imports?shared=true'), 422],
  ['a file that is too large', () => upload('x'.repeat(10_000_001)), 413],
  ['an unknown format', () => tab.go('/api/contact-exports?format=xml'), 400],
  ['an unknown kind', () => tab.go('/api/contact-imports/x/rows?kind=old'), 400],
  ['a page number below 1', () => tab.go('/api/contact-imports/x/rows?kind=new&page=0'), 400],
])('%s is refused', async (_, ask, status) => expect((await ask()).status).toBe(status))
