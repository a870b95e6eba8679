import { expect, test } from 'vitest'
import { splitSearchWords, toFiveDigits } from './search-words.ts'

test.each([
  ['Núñez', ['nunez']],
  ["O'Brien-García", ['brien', 'garcia']],
  ['van der Berg', ['van', 'der', 'berg']],
  ['Li Li', ['li']],
  ['?!', []],
])('%s is found by %j', (text, words) => expect(splitSearchWords(text)).toEqual(words))

test.each([
  ['04101', '04101'],
  ['04101-1234', '04101'],
  ['0410', undefined],
  ['041011234', undefined],
])('the ZIP code of %s is %s', (zip, digits) => expect(toFiveDigits(zip)).toBe(digits))
