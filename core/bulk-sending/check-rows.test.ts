import { isReady } from '@fondly/domain/bulk-sending/row-problem.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { wanted } from '../contacts/contacts-world.fixture.ts'
import { createContacts } from '../contacts/contacts.ts'
import { createCardRecipients, insertCardRecipients } from '../recognition/card-recipients.ts'
import type { SendingSnapshot } from '../sendings/sending-data.ts'
import { createBulkWorld, SOUND_ROW } from './bulk-world.fixture.ts'

const world = await createBulkWorld()
const { database, context, drop, dana, check, asked, upstream } = world
afterAll(drop)
const answerAlike = upstream.validate
beforeEach(async () => {
  await sql`truncate contact, card_recipient, sending cascade`.execute(database)
  asked.length = 0
  upstream.validate = answerAlike
})
const problemsOf = async (...rows: Parameters<typeof check>[0]) => (await check(rows)).rows.map(({ problems }) => problems)

test('a sound row is ready, and the rules of the order form refuse the same as for a single card', async () => {
  const { rows, findings } = await check([{}, { firstName: '' }, { city: '' }, { mailDate: '11/28/2026' }, { message: 'Hi \u{1f600}' }])
  expect(findings).toEqual([])
  expect(
    rows.map((row) => [isReady(row), ...row.problems.filter(({ isBlocking }) => isBlocking).map(({ field, code }) => `${field} ${code}`)]),
  ).toEqual([
    [true],
    [false, 'firstName first-name-missing'],
    [false, 'city city-missing'],
    [false, 'sendDate mail-date-weekend'],
    [false, 'closing character-unprintable'],
  ])
})

test('an offensive word, a message that is too long, a ZIP code with digits left over and a missing state have their likely answers', async () => {
  const long = `${'word '.repeat(60)}end`
  const rows = [{ message: 'So sorry about the shitty elevator.' }, { message: long }, { zipCode: '02210.5' }, { state: '' }]
  const [offence, length, zip, state] = await problemsOf(...rows)
  expect(offence).toMatchObject([
    { code: 'closing-offensive', answer: { kind: 'take-out', change: { closing: 'So sorry about the elevator.' } } },
  ])
  const shortened = length?.[0]?.answer
  expect(shortened).toMatchObject({ kind: 'shorten', characters: long.length - 269 })
  expect(zip?.[0]).toMatchObject({ code: 'zip-code-invalid', answer: { kind: 'fill-in', change: { zipCode: '02210' } } })
  expect(state?.[0]).toMatchObject({ code: 'state-missing', answer: { kind: 'fill-in', change: { state: 'MA' } } })
})

test('a message that does not fit on the paper is refused although it is short enough', async () => {
  const [problems] = await problemsOf({ message: 'a\n'.repeat(60) + 'b' })
  expect(problems).toMatchObject([{ field: 'closing', code: 'closing-does-not-fit', isBlocking: true }])
})

test('what the address check changes can be accepted; four more digits of the ZIP code are no change', async () => {
  upstream.validate = (address) => {
    const standard = { ...address, address1: address.address1.replace('Av', 'AVE'), zip: `${address.zip}-1106` }
    return Promise.resolve({ success: true, code: 200, message: '', address: standard })
  }
  const [same, changed] = await problemsOf({}, { firstName: 'Theo', address1: '1200 Quayside Av' })
  expect(same).toEqual([])
  expect(changed).toMatchObject([
    {
      code: 'address-changed',
      isBlocking: false,
      answer: { kind: 'accept-address', change: { address1: '1200 Quayside AVE', zipCode: '02210-1106' } },
    },
  ])
})

test('an address that the check does not know is a problem of the field that it names; an incomplete one is not asked about', async () => {
  upstream.validate = (address) =>
    Promise.resolve({ success: false, code: 400, message: 'ZIP Code 02210 is in BOSTON, MA, not in TX.', address })
  const [unknown] = await problemsOf({}, { firstName: 'Theo', city: '' })
  expect(unknown).toMatchObject([{ field: 'zipCode', code: 'address-check-says', isBlocking: true }])
  expect(asked).toHaveLength(1)
})

test('rows about which the address check was not asked in time say so and can be sent; it is not asked on after it had enough', async () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ firstName: 'Ana', address1: `${at + 1} Elm St` }))
  const codes = (rows: { problems: { code: string; isBlocking: boolean }[] }[]) =>
    rows.map(({ problems }) => problems.map(({ code, isBlocking }) => `${code} ${isBlocking}`).join())
  const late = await check(many, { addressLimitMs: 0 })
  expect(new Set(codes(late.rows))).toEqual(new Set(['address-unanswered false']))
  expect(asked).toHaveLength(0)

  upstream.validate = (address) => Promise.resolve({ success: false, code: asked.length > 10 ? 429 : 200, message: 'x', address })
  const limited = await check(many)
  expect(asked.length).toBeLessThan(20)
  expect(codes(limited.rows).filter((code) => code === 'address-unanswered false')).toHaveLength(30)
})

test('somebody to whom the client has written recently is shown with the day, and a second row about the same person with its number', async () => {
  const { message: _message, mailDate: _date, language: _language, ...recipient } = SOUND_ROW
  const { zipCode: zip, address1, address2, city, state } = recipient
  const snapshot = { clientId: dana.clientId, cardId: '1HBE2115', cardName: 'Hill Town', userId: dana.id, billing: dana, form: recipient }
  const values = { id: 'sending-1', owner: dana.id, idempotency_key: '1', body_hash: '', state: 'done' as const, data: '{}' }
  await database.insertInto('sending').values(values).execute()
  const recipients = createCardRecipients(context.settings.dataKey, context.seal)
  // A row needs only these members of a snapshot.
  const sent = recipients.ofSending({ id: 'sending-1', orderNo: '1', sentAt: world.world.now }, snapshot as unknown as SendingSnapshot, {
    address: { address1, address2, city, state, zip },
    changes: [],
  })
  await insertCardRecipients([sent]).execute(database)
  const [first, second] = await problemsOf({}, { firstName: 'Walt', message: 'Hello again!' })
  expect(first).toMatchObject([{ code: 'already-written', isBlocking: false, params: { day: '2026-11-23', sender: 'dana Test' } }])
  expect(second).toMatchObject([{ code: 'person-repeated', params: { row: 1 } }, { code: 'already-written' }])
})

test('a last name that is missing, or spelled in another way, is taken from the contact at this address', async () => {
  const { state, zipCode, city, address1 } = SOUND_ROW
  await createContacts(context).add(
    dana,
    wanted({ firstName: 'Joaquín', lastName: 'Ibáñez', address1, address2: '', city, state, zipCode }),
  )
  const rows = [{ lastName: '' }, { lastName: 'Ibanez' }, { lastName: 'IBÁÑEZ' }, { firstName: 'Ana', lastName: '' }]
  const found = await problemsOf(...rows.map((row) => ({ firstName: 'Joaquín', ...row })))
  const answer = { code: 'contact-name', answer: { kind: 'use-contact', change: { firstName: 'Joaquín', lastName: 'Ibáñez' } } }
  expect(found[0]).toMatchObject([{ code: 'last-name-missing' }, answer])
  expect(found[1]?.filter(({ code }) => code === 'contact-name')).toMatchObject([answer])
  expect(found.slice(2).map((problems) => problems.some(({ code }) => code === 'contact-name'))).toEqual([false, false])
})

test('a row in another language than that of the card, and a placeholder without a value, are reported once each', async () => {
  const [language, placeholder] = await problemsOf({ language: 'Spanish' }, { firstName: 'Ana', message: 'Hello {language}' })
  expect(language).toMatchObject([{ field: 'language', code: 'card-language-other', isBlocking: false }])
  expect(placeholder).toMatchObject([
    { field: 'closing', code: 'closing-value-missing', params: { written: '{language}' }, isBlocking: true },
  ])
})
