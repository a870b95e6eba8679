import { expect, test } from 'vitest'
import { zipAsTyped, zipFromText } from './typing.ts'

test.each([
  ['4', '4'],
  ['45405', '45405'],
  ['454051', '45405-1'],
  ['45405-', '45405'],
  ['45405-1234', '45405-1234'],
  ['454051234567', '45405-1234'],
  ['zip: 4 5 4 0 5', '45405'],
])('typing %s shows %s', (typed, shown) => expect(zipAsTyped(typed)).toBe(shown))

test.each([
  ['45405', '45405'],
  ['454', '454'],
  ['Dayton, OH 45405-1234', '45405-1234'],
  ['Call 303 555-0147 about order 4471', undefined],
  ['45405 or 45406', undefined],
  ['Thank you', undefined],
])('pasting %s puts %s into the zip field', (text, zip) => expect(zipFromText(text)).toBe(zip))
