import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { EMPTY_ORDER_FORM } from '@fondly/domain/order-form/order-form.ts'
import { expect, test } from 'vitest'
import { type CarriedForm, carryWords } from './carried-form.ts'
import { firstProfile, firstValues, toPreset } from './first-values.ts'

const NOWHERE = { name: '', address1: '', address2: '', city: '', state: '', zip: '', country: 'US' }
const profile = (id: string) => ({ id, name: id, signature: '', returnAddress: NOWHERE, logoUrl: null, disclaimer: '' })
// 2026-11-10 is a Tuesday; the 11th is a blackout day.
const pageData: OrderFormPageData = {
  card: {
    id: '1HBE2115',
    name: 'Hill Town',
    language: 'en_US',
    categoryId: 'welcome-home',
    size: '70',
    orientation: 'V',
    pictureUrl: '/art/1HBE2115/front',
    outsideUrl: '/art/1HBE2115/front',
    insideUrl: null,
    sentiments: [
      { id: 'keys', description: 'Keys', sentimentUrl: '/art/keys' },
      { id: 'neighbors', description: 'Neighbors', sentimentUrl: '/art/neighbors' },
    ],
    messageStarters: [{ id: 'glad', description: 'Glad', text: 'Glad you are here.' }],
  },
  senderProfiles: [profile('care'), profile('leasing')],
  accountNumber: null,
  closingLocked: false,
  livingCardIsProof: true,
  backMessage: '',
  backDisclaimer: '',
  drawnSignature: null,
  calendar: { today: '2026-11-10', blackoutDays: [{ day: '2026-11-11', reason: null }] },
  defaultShipDate: '2026-11-10',
  draft: null,
  replacesDraft: false,
}
const draftOf = (form: Partial<typeof EMPTY_ORDER_FORM>, senderProfileId = 'leasing') => ({
  ...pageData,
  draft: { key: 'k', scanCode: 'Ab3dE6gH9j', senderProfileId, form: { ...EMPTY_ORDER_FORM, ...form } },
})

test('a new form has the only message starter, the default mail date, and no sentiment if there are several', () => {
  expect(firstValues(pageData, {}, undefined)).toMatchObject({ closing: 'Glad you are here.', sendDate: '2026-11-10', sentiment: '' })
})

test('values from the address fill the form, and a blackout day is moved to the next day', () => {
  expect(firstValues(pageData, { firstName: 'Ada' }, '2026-11-11')).toMatchObject({ firstName: 'Ada', sendDate: '2026-11-12' })
})

test('a state name and a ZIP without a hyphen are normalised', () => {
  const prefilled = (state: string, zipCode: string) => firstValues(pageData, { state, zipCode }, undefined)
  expect(prefilled('Idaho', '837021234')).toMatchObject({ state: 'ID', zipCode: '83702-1234' })
  expect(prefilled(' id', '83702-12345')).toMatchObject({ state: 'ID', zipCode: '83702-1234' })
  expect(prefilled('Ontario', 'K1A 0B1')).toMatchObject({ state: '', zipCode: '101' })
})

test('an unfinished draft takes precedence over everything else', () => {
  const form = firstValues(
    draftOf({ firstName: 'Grace', closing: '', sentiment: 'keys', sendDate: '2026-11-13' }),
    { firstName: 'Ada' },
    undefined,
  )
  expect(form).toMatchObject({ firstName: 'Grace', closing: '', sentiment: 'keys', sendDate: '2026-11-13' })
})

test('a draft with a past mail date and a removed sentiment opens with valid values', () => {
  expect(firstValues(draftOf({ sentiment: 'old', sendDate: '2026-11-09' }), {}, undefined)).toMatchObject({
    sentiment: '',
    sendDate: '2026-11-10',
  })
})

test('the profile of the draft is chosen, as long as the sender still has it', () => {
  expect(firstProfile(draftOf({}))).toBe('leasing')
  expect(firstProfile(draftOf({}, 'gone'))).toBe('')
  expect(firstProfile(draftOf({}, ''))).toBe('care')
  expect(firstProfile({ ...pageData, senderProfiles: [] })).toBe('')
})

test('a preset from the address replaces the preset of a draft, but not of a correction or a sending', () => {
  const known = { firstName: 'Ada', phone: '503 555 0142' }
  const wanted = { firstName: 'Grace', customerId: 'C-1' }
  const { draft } = draftOf({})
  expect(toPreset(null, wanted)).toEqual(wanted)
  expect(toPreset({ ...draft, preset: known }, {})).toEqual(known)
  expect(toPreset({ ...draft, preset: known }, wanted)).toEqual(wanted)
  expect(toPreset({ ...draft, preset: known, corrects: '7' }, wanted)).toEqual(known)
  expect(toPreset({ ...draft, preset: known, isOfSending: true }, wanted)).toEqual(known)
})

test('the next person’s card begins with the sentiment, message, mail date and profile of the last one, without a recipient', () => {
  const last = {
    ...EMPTY_ORDER_FORM,
    firstName: 'Rosa',
    address1: '12 Elm St',
    sentiment: 'keys',
    closing: 'Welcome!',
    sendDate: '2026-11-12',
  }
  const carried = carryWords(last, 'leasing')
  expect(firstValues(pageData, {}, undefined, carried)).toEqual({
    ...EMPTY_ORDER_FORM,
    sentiment: 'keys',
    closing: 'Welcome!',
    sendDate: '2026-11-12',
  })
  expect(firstProfile(pageData, carried)).toBe('leasing')
  // The new form does not take over values that are no longer offered.
  expect(firstValues(pageData, {}, undefined, carryWords({ ...last, sentiment: 'gone', sendDate: '2026-11-09' }, 'gone'))).toMatchObject({
    sentiment: '',
    sendDate: '2026-11-10',
  })
  expect(firstProfile(pageData, carryWords(last, 'gone'))).toBe('')
})

test('on another card the recipient and own text stay, but not a sentiment or a locked message that it does not offer', () => {
  const person = { ...EMPTY_ORDER_FORM, firstName: 'Rosa', address1: '12 Elm St', sendDate: '2026-11-12' }
  const carry = (form: object, isMessageLocked = false): CarriedForm => ({
    form: { ...person, ...form },
    senderProfileId: 'leasing',
    from: { isMessageLocked },
  })
  const own = carry({ sentiment: 'keys', closing: 'Words of my own.' })
  expect(firstValues(pageData, {}, undefined, own)).toEqual({ ...person, sentiment: 'keys', closing: 'Words of my own.' })

  const foreign = carry({ sentiment: 'roses', closing: 'A locked message of that card.' }, true)
  expect(firstValues(pageData, {}, undefined, foreign)).toEqual({ ...person, sentiment: '', closing: 'Glad you are here.' })
  // A message that both cards offer stays, even if only offered messages are allowed.
  const shared = carry({ closing: 'Glad you are here. ' }, true)
  expect(firstValues({ ...pageData, closingLocked: true }, {}, undefined, shared).closing).toBe('Glad you are here.')
})

test('when the card is changed and the sender has typed no message, the only message of the new card is used', () => {
  const empty = { form: { ...EMPTY_ORDER_FORM, closing: ' ' }, senderProfileId: 'leasing', from: { isMessageLocked: false } }
  expect(firstValues(pageData, {}, undefined, empty).closing).toBe('Glad you are here.')
})
