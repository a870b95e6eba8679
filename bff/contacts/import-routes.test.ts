import type { ContactImport, ContactImportRows } from '@fondly/contracts/bff/contacts.ts'
import { afterAll, expect, test } from 'vitest'
import { smallWorld } from '../testing/small-world.ts'

const { signIn, newTab, close } = await smallWorld()
afterAll(close)
const [{ tab }, { tab: colleague }] = [await signIn('orderer'), await signIn('colleague')]
const FILE = 'Name,Address,City,State,ZIP\nRuth Abernathy,31 Point Rd,Newport,OR,97365\n,,,,\nNobody,,,,\n,9 Elm St,Salem,OR,97301\n'
const upload = async (file: string, path = '/api/contact-imports') =>
  tab.ask('POST', path, file, { 'content-type': 'application/octet-stream' })

test('a file is previewed, its rows are read, and it is started', async () => {
  const answer = await upload(FILE)
  const preview = (await answer.json()) as ContactImport
  expect([answer.status, preview]).toMatchObject([
    201,
    { state: 'preview', kinds: { new: 2, same: 0, wrong: 1 }, added: 0, isShared: false },
  ])
  const rows = async (kind: string) => (await tab.read<ContactImportRows>(`/api/contact-imports/${preview.id}/rows?kind=${kind}`)).rows
  const ruth = { row: 2, name: 'Ruth Abernathy', address: '31 Point Rd, Newport, OR 97365', sameAs: null, problems: [] }
  expect(await rows('new')).toEqual([ruth, { ...ruth, row: 4, name: 'Nobody', address: '' }])
  expect(await rows('wrong')).toMatchObject([{ row: 5, problems: [{ field: 'firstName', code: 'no-name' }] }])
  for (const path of ['', '/rows?kind=new']) expect((await colleague.go(`/api/contact-imports/${preview.id}${path}`)).status).toBe(404)
  expect((await newTab().go(`/api/contact-imports/${preview.id}`)).status).toBe(401)
  expect((await colleague.ask('POST', `/api/contact-imports/${preview.id}/start`)).status).toBe(404)
  expect((await tab.ask('POST', `/api/contact-imports/${preview.id}/start`)).status).toBe(204)
})

test('all contacts that the user sees are a file of CSV or vCard', async () => {
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

const EMPTY = { isShared: false, address1: '', address2: '', city: '', state: '', zipCode: '', tags: [], note: '' }

test.each<[string, () => Promise<Response>, number]>([
  ['an empty file', () => upload(''), 422],
  ['a file for a book that is not shared', () => upload(FILE, '/api/contact-imports?shared=true'), 422],
  ['a file that is too large', () => upload('x'.repeat(10_000_001)), 413],
  ['a format that is none', () => tab.go('/api/contact-exports?format=xml'), 400],
  ['a kind that is none', () => tab.go('/api/contact-imports/x/rows?kind=old'), 400],
  ['a page that is none', () => tab.go('/api/contact-imports/x/rows?kind=new&page=0'), 400],
])('%s is refused', async (_, ask, status) => expect((await ask()).status).toBe(status))
