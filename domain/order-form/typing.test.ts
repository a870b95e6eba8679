import { expect, test } from 'vitest'
import { zipAsTyped } from './typing.ts'

test.each([
  ['4', '4'],
  ['45405', '45405'],
  ['454051', '45405-1'],
  ['45405-', '45405'],
  ['45405-1234', '45405-1234'],
  ['454051234567', '45405-1234'],
  ['zip: 4 5 4 0 5', '45405'],
])('typing %s shows %s', (typed, shown) => expect(zipAsTyped(typed)).toBe(shown))
