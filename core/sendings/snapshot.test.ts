import { form } from '../testing/order-form.ts'
import { expect, test } from 'vitest'
import { countryCode, keepTypedClosing } from './snapshot.ts'

test.each([
  ['US', 'US'],
  ['mx', 'MX'],
  [' ca ', 'CA'],
  ['United States', 'US'],
  ['', 'US'],
])('the country %j of a return address is sent as %s', (country, code) => expect(countryCode(country)).toBe(code))

test.each([
  ['with its placeholder', 'Dear {first name},', { typedClosing: 'Dear {first name},' }],
  ['with no placeholder', 'Dear Ana, ', {}],
  ['that says something else', 'Hello {first name},', {}],
  ['that is not known', undefined, {}],
])('a typed closing: %s', (_, typed, kept) =>
  expect(keepTypedClosing(typed, { ...form, firstName: 'Ana', closing: 'Dear Ana,' })).toEqual(kept),
)
