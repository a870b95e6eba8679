import { expect, test } from 'vitest'
import { countryCode } from './snapshot.ts'

test.each([
  ['US', 'US'],
  ['mx', 'MX'],
  [' ca ', 'CA'],
  ['United States', 'US'],
  ['', 'US'],
])('the country %j of a return address is %s on the wire', (country, code) => expect(countryCode(country)).toBe(code))
