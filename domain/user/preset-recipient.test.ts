import { expect, test } from 'vitest'
import {
  hasPresetAddress,
  isForRecipient,
  prefilledFields,
  presetRecipient,
  recipientAttributes,
  resumeForm,
  saysTheSame,
} from './preset-recipient.ts'

test('only the fields of a recipient are taken, and only those that were given', () => {
  const token = { firstName: 'Ada', lastName: '', address1: '1 Main St', countryCode: 'US', customerId: 'C-7' }
  expect(presetRecipient(token)).toEqual({ firstName: 'Ada', address1: '1 Main St', customerId: 'C-7' })
  expect(prefilledFields(token)).toEqual({ firstName: 'Ada', address1: '1 Main St' })
})

test('a name alone does not count as a preset address', () => {
  expect(hasPresetAddress({ firstName: 'Ada' })).toBe(false)
  expect(hasPresetAddress({ address1: '1 Main St' })).toBe(true)
  expect(hasPresetAddress(null)).toBe(false)
})

test.each([
  [{ firstName: 'Ada', lastName: 'Lovelace' }, { firstName: 'ada ', lastName: 'LOVELACE' }, true],
  [{ firstName: 'Grace', lastName: 'Hopper' }, { firstName: 'Ada', lastName: 'Lovelace' }, false],
  [{ firstName: 'Ada', lastName: 'Byron' }, { firstName: 'Ada', lastName: 'Lovelace' }, false],
  [{ firstName: '', lastName: '' }, { firstName: 'Ada' }, false],
  [{ firstName: 'Grace', lastName: 'Hopper' }, { accountNumber: '4711' }, true],
  [{ firstName: 'Grace', address1: '1 Navy Way', zipCode: '02110' }, { address1: '1 navy way', zipCode: '02110' }, true],
  [{ firstName: 'Grace', address1: '1 Navy Way' }, { address1: '12 St James Sq' }, false],
  [{ firstName: 'Grace' }, { address1: '12 St James Sq' }, false],
])('a form for %o and a recipient %o: %s', (form, recipient, is) => expect(isForRecipient(form, recipient)).toBe(is))

test('two recipients are the same unless a field that both have differs', () => {
  const stored = { firstName: 'Ada', lastName: 'Osei', address1: '12 Old Mill Rd', zipCode: '97201' }
  expect(saysTheSame(stored, stored)).toBe(true)
  expect(saysTheSame(stored, { firstName: 'Ada', lastName: 'Osei' })).toBe(true)
  expect(saysTheSame(stored, { ...stored, address1: '14 Old Mill Rd' })).toBe(false)
})

const ADA = {
  firstName: 'Ada',
  lastName: 'Osei',
  address1: '12 Old Mill Rd',
  address2: 'Apt 3',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
}
const form = { ...ADA, accountNumber: '', sentiment: 's1', closing: 'Welcome home, Ada.', sendDate: '2026-11-30' }
const { address2: _noUnit, ...moved } = { ...ADA, address1: '14 New Mill Rd' }
const { firstName: _noName, lastName: _noLastName, ...nameless } = ADA

test('an unfinished form gets the corrected address from a new link and keeps its closing', () => {
  expect(resumeForm({ form, preset: ADA }, moved)).toEqual({ ...form, address1: '14 New Mill Rd', address2: '' })
  // The form was stored by an older version, without its preset recipient.
  expect(resumeForm({ form }, moved)).toEqual({ ...form, address1: '14 New Mill Rd', address2: '' })
})

test('corrections that the sender made for the same recipient stay', () => {
  const corrected = { ...form, firstName: 'Adah', address1: '12 Old Mill Road' }
  expect(resumeForm({ form: corrected, preset: ADA }, { ...ADA, firstName: ' ada' })).toBe(corrected)
  // Without a new recipient, or with only the account number of the token, the form stays unchanged.
  expect(resumeForm({ form: corrected, preset: ADA }, {})).toBe(corrected)
  expect(resumeForm({ form: corrected }, { accountNumber: '4711' })).toBe(corrected)
  // The same recipient without the second line counts as a new one.
  expect(resumeForm({ form, preset: ADA }, { ...ADA, address2: '' })).toMatchObject({ address2: '', closing: form.closing })
})

test('a form is not resumed for another recipient or for another address without a name', () => {
  expect(resumeForm({ form, preset: ADA }, { ...ADA, firstName: 'Kofi' })).toBeUndefined()
  expect(resumeForm({ form, preset: ADA }, { ...nameless, address1: '1 Elm St' })).toBeUndefined()
  expect(resumeForm({ form, preset: {} }, nameless)).toEqual(form)
})

test('a customer number and phone are sent only with a form for that recipient', () => {
  const preset = { ...ADA, customerId: 'C-7', phone: '503 555 0142' }
  expect(recipientAttributes(preset, form)).toEqual({ customerId: 'C-7', phone: '503 555 0142' })
  expect(recipientAttributes(preset, { ...form, firstName: 'Kofi' })).toEqual({})
  expect(recipientAttributes(undefined, form)).toEqual({})
})

test('a customer number without a name or an address is not used', () => {
  expect(recipientAttributes({ customerId: 'C-7', accountNumber: '4711' }, form)).toEqual({})
})
