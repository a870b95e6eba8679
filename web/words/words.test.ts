import { expect, test } from 'vitest'
import { english } from './english.ts'
import { spanish } from './spanish.ts'

test('counts agree with their number in both languages', () => {
  expect(english.catalogue.results(1)).toBe('1 result')
  expect(english.catalogue.results(1200)).toBe('1,200 results')
  expect(spanish.catalogue.streak(1)).toBe('1 tarjeta enviada este mes.')
  expect(spanish.catalogue.streak(14)).toBe('14 tarjetas enviadas este mes.')
})

test('no sentence of Spanish was left in English or empty', () => {
  // The same in both languages by their nature.
  const alike = new Set(['product', 'languages.en_US', 'languages.es', 'no', 'signIn.title'])
  const untold = flat(english).filter(([path, text]) => {
    const other = new Map(flat(spanish)).get(path)
    return !other || (other === text && !alike.has(path))
  })
  expect(untold).toEqual([])
})

function flat(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[path + key, value]]
    return typeof value === 'object' && value !== null ? flat(value, `${path}${key}.`) : []
  })
}
