import type { AddressAnswer } from '@fondly/domain/address/postal-address.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type CheckContext, createCheckContact } from './check-contact.ts'
import { createContactsWorld, NOW, wanted } from './contacts-world.fixture.ts'
import { createContacts } from './contacts.ts'

const { context, database, drop, dana, omar } = await createContactsWorld()
afterAll(drop)
const contacts = createContacts(context)
const AS_WRITTEN = { address1: '455 NW NAITO PKWY APT 3B', address2: '', city: 'PORTLAND', state: 'OR', zip: '97209-3412' }
const KNOWN: AddressAnswer = {
  success: true,
  code: 200,
  message: '',
  address: { ...AS_WRITTEN, address1: '455 NW NAITO PKWY', address2: 'APT 3B' },
}
const UNKNOWN: AddressAnswer = { success: false, code: 404, message: 'Address not found', address: AS_WRITTEN }
let answer: () => Promise<AddressAnswer>
// Only this member is used.
const worker: Pick<CheckContext['worker'], 'validateAddress'> = { validateAddress: () => answer() }
const check = createCheckContact({ ...context, worker } as unknown as CheckContext)
beforeEach(() => {
  answer = () => Promise.resolve(KNOWN)
})
const add = (change: Parameters<typeof wanted>[0] = {}) => contacts.add(dana, wanted(change), { isAnother: true })

test('the address of the post office is saved as the next version, in capitals and small letters as the user writes', async () => {
  const { id } = await add()
  const { contact, problem } = await check(dana, id)
  const expected = { address1: '455 NW Naito Pkwy', address2: 'Apt 3B', city: 'Portland', zipCode: '97209-3412' }
  expect(contact).toMatchObject({ ...expected, version: 2, isStandardised: true, checkedAt: NOW, changedBy: 'dana Test' })
  expect(problem).toBeUndefined()
  expect(await contacts.get(dana, id)).toEqual(contact)
})

test('an address that the check does not know stays, and the time of the check is saved', async () => {
  answer = () => Promise.resolve(UNKNOWN)
  const { id } = await add()
  expect(await check(dana, id)).toMatchObject({
    contact: { address1: '455 NW Naito Pkwy', version: 2, isStandardised: false, checkedAt: NOW },
    problem: { code: 'address-multiple' },
  })
})

test.each<[string, () => Promise<AddressAnswer>]>([
  ['fails', () => Promise.reject(new Error('down'))],
  ['has an outage', () => Promise.resolve({ ...UNKNOWN, code: 503, message: '' })],
  ['answers no more questions for now', () => Promise.resolve({ ...UNKNOWN, code: 429, message: '' })],
])('when the address service %s, the check is refused and nothing is written', async (_why, answers) => {
  const added = await add()
  answer = answers
  await expect(check(dana, added.id)).rejects.toMatchObject({ because: 'upstream-unavailable', code: 'address-check-silent' })
  expect(await contacts.get(dana, added.id)).toEqual(added)
})

test('a change that somebody made during the check is not overwritten', async () => {
  const { id } = await add({ isShared: true })
  answer = async () => {
    await contacts.change(omar, id, { ...wanted({ isShared: true, address1: '9 Elm St' }), version: 1 })
    return KNOWN
  }
  await expect(check(dana, id)).rejects.toMatchObject({ code: 'contact-changed', contact: { version: 2, changedBy: 'omar Test' } })
  expect(await contacts.get(dana, id)).toMatchObject({ address1: '9 Elm St', version: 2, checkedAt: undefined })
})

test('a contact that somebody erased during the check stays erased', async () => {
  const { id } = await add()
  answer = async () => {
    await contacts.erase(dana, id)
    return KNOWN
  }
  await expect(check(dana, id)).rejects.toMatchObject({ code: 'not-found' })
})

test('an incomplete address is not checked, and a contact of somebody else is not found', async () => {
  answer = () => Promise.reject(new Error('asked'))
  const { id } = await add({ zipCode: '' })
  expect(await check(dana, id)).toMatchObject({ contact: { version: 1 }, problem: { code: 'address-unverified' } })
  await expect(check(omar, id)).rejects.toMatchObject({ code: 'not-found' })
})

test('the check of a shared contact is recorded in the audit log', async () => {
  const { id } = await add({ isShared: true })
  await check(dana, id)
  const events = database.selectFrom('audit').select(['event', 'user_id']).where('code', '=', id).orderBy('event')
  expect(await events.execute()).toEqual([
    { event: 'contact_added', user_id: 'dana' },
    { event: 'contact_changed', user_id: 'dana' },
  ])
})
