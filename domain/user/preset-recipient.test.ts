import { expect, test } from 'vitest'
import { hasPresetAddress, isForRecipient, saysTheSame, presetRecipient } from './preset-recipient.ts'

test('of whatever came along only the recipient is taken, and only what was said', () => {
  const token = { firstName: 'Ada', lastName: '', address1: '1 Main St', countryCode: 'US', customerId: 'C-7' }
  expect(presetRecipient(token)).toEqual({ firstName: 'Ada', address1: '1 Main St' })
})

test('a name alone is no preset address', () => {
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
])('a form for %o and a recipient %o: %s', (form, recipient, is) => expect(isForRecipient(form, recipient)).toBe(is))

test('a corrected address is another errand for the same person; what is not said changes nothing', () => {
  const kept = { firstName: 'Ada', lastName: 'Osei', address1: '12 Old Mill Rd', zipCode: '97201' }
  expect(saysTheSame(kept, kept)).toBe(true)
  expect(saysTheSame(kept, { firstName: 'Ada', lastName: 'Osei' })).toBe(true)
  expect(saysTheSame(kept, { ...kept, address1: '14 Old Mill Rd' })).toBe(false)
})
