import { expect, test } from 'vitest'
import { guessZip, repairZip } from './repair-zip.ts'

test.each([
  ['2840', '02840'],
  ['2840.0', '02840'],
  ['2840,00', '02840'],
  ['501', '00501'],
  ['97,214', '97214'],
  ['2,840', '02840'],
  ['9.7214E+04', '97214'],
  ['2.840E+3', '02840'],
  ['9.72142204E8', '97214-2204'],
  ['28403308', '02840-3308'],
  ['97214 2204', '97214-2204'],
  ['97214-', '97214'],
])('the number %s of a spreadsheet is the ZIP code %s', (cell, zip) => expect(repairZip(cell)).toBe(zip))

test.each(['9.72E+04', '9.7E+08', '97214.2204', '97214.22040', '97214.5', '12', '1234567890', 'K1A 0B1', '', 'E+04'])(
  '%s stays as it is, because digits are missing or left over',
  (cell) => expect(repairZip(cell)).toBe(cell),
)

test('of a ZIP code with digits left over, the first five are the likely ones', () => {
  expect(['97214.2204', '97214.22040', '97214-22', '9.72E+04', '97214', ''].map(guessZip)).toEqual([
    '97214',
    '97214',
    '97214',
    undefined,
    undefined,
    undefined,
  ])
})
