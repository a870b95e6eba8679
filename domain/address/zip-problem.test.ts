import { expect, test } from 'vitest'
import { completeZip, findPlaceProblem } from './zip-problem.ts'
import { findZipStates } from './zip-states.ts'

test.each([
  ['97209', '97209'],
  ['2110', '02110'],
  ['901', '00901'],
  ['972091234', '97209-1234'],
  ['97209 1234', '97209-1234'],
  ['21101234', '02110-1234'],
  ['97209-1234', '97209-1234'],
  ['12', '12'],
  ['972091', '972091'],
  ['9720912345', '9720912345'],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['', ''],
])('%j is the ZIP code %j', (text, zip) => expect(completeZip(text)).toBe(zip))

test.each([
  ['OR', '97209', undefined],
  ['OR', '97209-1234', undefined],
  ['', '97209', undefined],
  ['OR', '', undefined],
  ['', '', undefined],
  // Mail for Fishers Island, New York, goes through Connecticut.
  ['NY', '06390', undefined],
  ['PR', '00901', undefined],
  ['AE', '09021', undefined],
  ['Ontario', '', 'no-state'],
  ['XX', '97209', 'no-state'],
  ['or', '97209', 'no-state'],
  ['OR', '9720', 'zip-digits'],
  ['OR', 'K1A 0B1', 'zip-digits'],
  ['OR', '00000', 'no-zip'],
  ['', '21301', 'no-zip'],
  ['OR', '02110', 'zip-elsewhere'],
  ['AE', '34001', 'zip-elsewhere'],
])('state %j with ZIP code %j: %s', (state, zipCode, code) => expect(findPlaceProblem({ state, zipCode })?.code).toBe(code))

test('a ZIP code area may be in two states', () => expect(findZipStates('06390')).toEqual(['CT', 'NY']))
