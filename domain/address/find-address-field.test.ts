import { expect, test } from 'vitest'
import { findAddressField } from './find-address-field.ts'

test.each([
  ['ZIP Code 97217 is in PORTLAND, OR, not in WA.', 'zipCode'],
  ['There is no ZIP Code 00000.', 'zipCode'],
  ['The ZIP Code must have 5 or 9 digits.', 'zipCode'],
  ['ZIP Code 98104 is in SEATTLE, WA, not in NOWHEREVILLE.', 'city'],
  ['The city of a military address is APO, FPO or DPO.', 'city'],
  ['There is no state ZZ.', 'state'],
  ['APT needs a number.', 'address2'],
  ['More information is needed, such as an apartment, suite, or box number.', 'address2'],
  ['The PO box needs a number.', 'address1'],
  ['Anything else', 'address1'],
])('%s: %s', (text, field) => expect(findAddressField({ code: 'address-check-says', params: { text } })).toBe(field))

test('a dropped second line is the field of that line, and an unknown address the street', () => {
  expect(findAddressField({ code: 'address2-dropped' })).toBe('address2')
  expect(findAddressField({ code: 'address-multiple' })).toBe('address1')
  expect(findAddressField({ code: 'address-unverified' })).toBe('address1')
})
