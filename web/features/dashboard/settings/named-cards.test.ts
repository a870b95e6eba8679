import { expect, test } from 'vitest'
import { listNamedCards } from './named-cards.ts'

test('the cards of every entry about the catalogue are named once', () => {
  const entries = [
    { subject: 'card-access', before: { A: null, B: null }, after: { A: { disabledSentiments: [] }, B: null } },
    { subject: 'shelf', before: { birthday: null }, after: { birthday: { cards: ['B', 'C'] }, thanks: null } },
    { subject: 'design 5', before: { design: { likeCardId: 'D' } }, after: { design: { likeCardId: null } } },
    { subject: 'locations', before: { locations: ['E'] }, after: null },
  ]
  expect(listNamedCards(entries)).toEqual(['A', 'B', 'C', 'D'])
})

test('names of categories are needed although no card is named, and none for other entries', () => {
  expect(listNamedCards([{ subject: 'categories', before: null, after: { birthday: { name: 'Cake' } } }])).toEqual([])
  expect(listNamedCards([{ subject: 'locations', before: null, after: null }])).toBeUndefined()
})
