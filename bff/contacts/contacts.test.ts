import type {
  ContactAnswer,
  ContactCheckAnswer,
  ContactConflict,
  ContactListAnswer,
  ContactSearchAnswer,
} from '@fondly/contracts/bff/contacts.ts'
import type { AddressAnswer } from '@fondly/domain/address/postal-address.ts'
import { postalDay } from '@fondly/domain/mail-date/postal-day.ts'
import { afterAll, expect, test } from 'vitest'
import { smallWorld } from '../testing/small-world.ts'

const { world, signIn, newTab, close } = await smallWorld(({ worker }) => ({
  worker: { ...worker, validateAddress: () => checked },
}))
let checked: Promise<AddressAnswer> = Promise.reject(new Error('down'))
checked.catch(() => undefined)
afterAll(close)
const harborview = world.clients.get('harborview')
if (harborview) harborview.configuration.sharesAddressBook = true

const WHO = ['orderer', 'colleague', 'reporting', 'clientadmin', 'admin', 'stranger'] as const
const COLLEAGUES = WHO.filter((who) => who !== 'stranger')
const tabs = new Map<string, Awaited<ReturnType<typeof signIn>>['tab']>()
for (const who of WHO) tabs.set(who, (await signIn(who)).tab)
const ask = (who: string, method: string, path: string, body?: unknown) => (tabs.get(who) ?? newTab()).ask(method, path, body)
const read = async <Answer>(answer: Promise<Response>): Promise<Answer> => (await (await answer).json()) as Answer // each test names the type of the answer

const RUTH = {
  isShared: false,
  firstName: 'Ruth',
  lastName: 'Abernathy',
  address1: '31 Point Rd',
  address2: '',
  city: 'Newport',
  state: 'OR',
  zipCode: '97365',
  tags: ['Tenant'],
  note: '',
}
const add = async (who: string, change: object = {}) =>
  (await read<ContactAnswer>(ask(who, 'POST', '/api/contacts', { ...RUTH, ...change, isAnother: true }))).contact
const everything = [
  ['GET', ''],
  ['PUT', '', { ...RUTH, version: 1 }],
  ['POST', '/merges', { otherId: 'another' }],
  ['POST', '/checks'],
  ['DELETE', ''],
] as const

test('a contact is added, found, changed and erased', async () => {
  const contact = await add('orderer')
  expect(contact).toMatchObject({ ...RUTH, version: 1, isStandardised: false, checkedOn: null, lastSentOn: null })
  expect(await read<ContactSearchAnswer>(ask('orderer', 'POST', '/api/contact-searches', { text: 'abern point' }))).toEqual({
    contacts: [contact],
  })
  const list = await read<ContactListAnswer>(ask('orderer', 'POST', '/api/contact-lists', {}))
  expect(list).toEqual({
    contacts: [contact],
    next: null,
    total: 1,
    tags: ['Tenant'],
    isSharing: true,
    remembers: true,
    today: postalDay(new Date(world.now), 'America/New_York'),
  })
  const changed = await ask('orderer', 'PUT', `/api/contacts/${contact.id}`, { ...RUTH, city: 'Salem', version: 1 })
  expect(await changed.json()).toEqual({ contact: { ...contact, city: 'Salem', version: 2 } })
  const late = await ask('orderer', 'PUT', `/api/contacts/${contact.id}`, { ...RUTH, version: 1 })
  expect(late.status).toBe(409)
  expect((await late.json()) as ContactConflict).toMatchObject({
    code: 'contact-changed',
    contact: { version: 2 },
    changedBy: 'orderer Test',
  })
  const twice = await ask('orderer', 'POST', '/api/contacts', { ...RUTH, city: 'Salem' })
  expect([twice.status, await twice.json()]).toMatchObject([409, { code: 'contact-exists', contact: { id: contact.id } }])
  expect((await ask('orderer', 'DELETE', `/api/contacts/${contact.id}`)).status).toBe(204)
  expect((await ask('orderer', 'GET', `/api/contacts/${contact.id}`)).status).toBe(404)
})

test('nobody but the owner reads or changes a personal contact, in any role', async () => {
  const { id } = await add('orderer')
  for (const who of WHO.filter((one) => one !== 'orderer')) {
    for (const [method, path, body] of everything)
      expect([who, method, (await ask(who, method, `/api/contacts/${id}${path}`, body)).status]).toEqual([who, method, 404])
    const { contacts } = await read<ContactSearchAnswer>(ask(who, 'POST', '/api/contact-searches', { text: 'abernathy' }))
    expect([who, contacts]).toEqual([who, []])
  }
  expect((await ask('nobody', 'GET', `/api/contacts/${id}`)).status).toBe(401)
  expect((await ask('orderer', 'GET', `/api/contacts/${id}`)).status).toBe(200)
})

test('every role of the client reads and changes a shared contact; nobody of another client does', async () => {
  const { id } = await add('orderer', { isShared: true, firstName: 'Theo' })
  for (const [at, who] of COLLEAGUES.entries()) {
    const change = await ask(who, 'PUT', `/api/contacts/${id}`, { ...RUTH, isShared: true, firstName: 'Theo', note: who, version: at + 1 })
    expect([who, change.status]).toEqual([who, 200])
    const { contacts } = await read<ContactSearchAnswer>(ask(who, 'POST', '/api/contact-searches', { text: 'theo' }))
    expect([who, contacts.map((one) => one.note)]).toEqual([who, [who]])
  }
  for (const [method, path, body] of everything)
    expect((await ask('stranger', method, `/api/contacts/${id}${path}`, body)).status).toBe(404)
  expect((await ask('stranger', 'POST', '/api/contacts', { ...RUTH, isShared: true })).status).toBe(422)
})

test('the address of a contact is checked; if the check does not answer, the refusal says so', async () => {
  const contact = await add('reporting')
  const check = () => ask('reporting', 'POST', `/api/contacts/${contact.id}/checks`)
  const silent = await check()
  expect(silent.status).toBe(503)
  expect(await silent.json()).toMatchObject({
    code: 'address-check-silent',
    detail: 'The address check does not answer. Please try again later.',
  })
  const address = { address1: '31 POINT RD', address2: '', city: 'NEWPORT', state: 'OR', zip: '97365-0031' }
  checked = Promise.resolve({ success: true, code: 200, message: '', address })
  const known = await read<ContactCheckAnswer>(check())
  expect(known).toMatchObject({
    contact: { address1: '31 Point Rd', zipCode: '97365-0031', version: 2, isStandardised: true },
    problem: null,
  })
  expect(known.contact.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  checked = Promise.resolve({ success: false, code: 404, message: 'Address not found', address })
  expect(await read(check())).toMatchObject({ contact: { version: 3, isStandardised: false }, problem: { code: 'address-multiple' } })
})

test('each user decides whether recipients become contacts', async () => {
  expect(await read(ask('reporting', 'GET', '/api/contact-settings'))).toEqual({ remembers: true, isSharing: true })
  expect(await read(ask('reporting', 'PUT', '/api/contact-settings', { remembers: false }))).toEqual({ remembers: false, isSharing: true })
  expect(await read(ask('reporting', 'GET', '/api/contact-settings'))).toEqual({ remembers: false, isSharing: true })
  expect(await read(ask('stranger', 'GET', '/api/contact-settings'))).toEqual({ remembers: true, isSharing: false })
})

test.each<[string, string, unknown]>([
  ['POST', '/api/contacts', { ...RUTH, firstName: 'x'.repeat(201) }],
  ['POST', '/api/contacts', { ...RUTH, note: 'x'.repeat(1_001) }],
  ['POST', '/api/contacts', { ...RUTH, tags: Array.from({ length: 21 }, String) }],
  ['POST', '/api/contacts', { ...RUTH, tags: ['x'.repeat(41)] }],
  ['POST', '/api/contacts', { ...RUTH, city: 7 }],
  ['POST', '/api/contacts', { ...RUTH, city: 'a\u0000b' }],
  ['POST', '/api/contact-searches', { text: 'x'.repeat(201) }],
  ['POST', '/api/contact-searches', {}],
  ['POST', '/api/contact-lists', { cursor: 'x' }],
  ['PUT', '/api/contact-settings', { remembers: 'yes' }],
  ['POST', '/api/contacts', 'nothing'],
])('%s %s with a body that cannot be read is refused', async (method, path, body) =>
  expect((await ask('orderer', method, path, body)).status).toBe(400),
)
