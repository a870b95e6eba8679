import { expect, test } from 'vitest'
import { STATES, findStateCode } from '../order-form/states.ts'
import { HOSTILE_VALUES } from './hostile-values.fixture.ts'
import { readPrefill } from './read-prefill.ts'

const ADA = { firstName: 'Ada', lastName: 'Lovelace', address1: '12 Elm St', city: 'Boston', state: 'MA', zipCode: '02110' }

test('every state is understood by its code and its name, in any case', () => {
  for (const { code, name } of STATES)
    for (const written of [code, code.toLowerCase(), name, name.toUpperCase(), ` ${name.toLowerCase()} `, `US-${code}`])
      expect([written, findStateCode(written)]).toEqual([written, code])
})

test.each([
  ['Massachusetts', 'MA'],
  ['NORTH  CAROLINA', 'NC'],
  ['Washington, D.C.', 'DC'],
  ['N.C.', 'NC'],
  ['Nuevo México', 'NM'],
  ['Hawái', 'HI'],
  ['Islas Vírgenes', 'VI'],
  ['US Virgin Islands', 'VI'],
  ['Pensilvania', 'PA'],
  ['Ontario', ''],
  ['constructor', ''],
  ['Massachusetts'.repeat(1000), ''],
])('%s is %s', (written, code) => expect(findStateCode(written)).toBe(code))

test('a state by its name and a zip code without a hyphen become what the form holds', () => {
  expect(readPrefill({ ...ADA, state: 'Massachusetts', zipCode: ' 021101234 ' })).toEqual({ ...ADA, zipCode: '02110-1234' })
  expect(readPrefill({ ...ADA, zipCode: 12345 })).toEqual({ ...ADA, zipCode: '12345' })
})

test('a value that cannot be understood is left out, and the others stay', () => {
  const { state: _state, ...rest } = ADA
  expect(readPrefill({ ...ADA, state: 'Ontario' })).toEqual(rest)
  for (const name of Object.keys(ADA))
    for (const hostile of HOSTILE_VALUES) {
      const read = readPrefill({ ...ADA, [name]: hostile })
      expect({ ...read, [name]: 'x' }).toEqual({ ...ADA, [name]: 'x' })
    }
})

test('names that are not ours are ignored', () => {
  expect(readPrefill({ firstName: 'Ada', cardId: '1', ['__proto__']: { lastName: 'x' } })).toEqual({ firstName: 'Ada' })
})
