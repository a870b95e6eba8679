import { expect, test } from 'vitest'
import * as attention from '../features/attention/attention-words.ts'
import * as history from '../features/order-history/history-words.ts'
import * as press from '../features/press/press-words.ts'
import * as sending from '../features/sending/sending-words.ts'
import { english } from './english.ts'
import { spanish } from './spanish.ts'

test('counts agree with their number in both languages', () => {
  expect(english.catalogue.results(1)).toBe('1 result')
  expect(english.catalogue.results(1200)).toBe('1,200 results')
  expect(spanish.catalogue.streak(1)).toBe('1 tarjeta enviada este mes.')
  expect(spanish.catalogue.streak(14)).toBe('14 tarjetas enviadas este mes.')
  expect([1, 2].map(attention.english.title)).toEqual(['1 card was not sent', '2 cards were not sent'])
  expect([1, 2].map(attention.spanish.title)).toEqual(['1 tarjeta no se envió', '2 tarjetas no se enviaron'])
})

test.each([
  ['of every page', english, spanish],
  ['of a sending', sending.english, sending.spanish],
  ['of what needs attention', attention.english, attention.spanish],
  ['of the history', history.english, history.spanish],
  ['of the press', press.english, press.spanish],
])('no sentence %s was left in English or empty in Spanish', (_, told, toldInSpanish) => {
  // The same in both languages by their nature.
  const alike = new Set(['product', 'languages.en_US', 'languages.es', 'no', 'signIn.title'])
  const other = new Map(flat(toldInSpanish))
  expect(flat(told).filter(([path, text]) => !other.get(path) || (other.get(path) === text && !alike.has(path)))).toEqual([])
})

function flat(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[path + key, value]]
    return typeof value === 'object' && value !== null ? flat(value, `${path}${key}.`) : []
  })
}
