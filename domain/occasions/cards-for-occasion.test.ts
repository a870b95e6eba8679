import { expect, test } from 'vitest'
import { sortForOccasion } from './cards-for-occasion.ts'
import type { OccasionKind } from './occasion.ts'

const CATEGORIES = [
  { id: 'thank-you', name: 'Thank You', spanishName: 'Agradecimiento' },
  { id: 'welcome', name: 'Welcome', spanishName: 'Bienvenida' },
  { id: 'welcome-home', name: 'Welcome Home', spanishName: 'Bienvenida a casa' },
  { id: 'c7', name: 'Feliz día', spanishName: 'Cumpleaños' },
  { id: 'anniversary', name: 'Anniversary', spanishName: 'Aniversario' },
  { id: 'sympathy', name: 'Sympathy', spanishName: 'Condolencias' },
  { id: 'thinking', name: 'Thinking of You', spanishName: 'Pensando en ti' },
]
const CARDS = [
  ...CATEGORIES.map(({ id }) => ({ id, categoryId: id })),
  { id: 'another', categoryId: 'c7' },
  { id: 'none', categoryId: 'gone' },
]

test.each<[OccasionKind, string[]]>([
  ['birthday', ['c7', 'another', 'thank-you']],
  ['move-in', ['welcome-home', 'welcome', 'thank-you']],
  ['anniversary', ['anniversary', 'thank-you']],
  ['contract', ['thank-you', 'anniversary', 'welcome']],
  ['remembrance', ['sympathy', 'thinking', 'thank-you']],
  ['other', ['thank-you', 'welcome', 'welcome-home']],
])('for the occasion %s these cards come first: %j', (kind, first) => {
  const sorted = sortForOccasion(CARDS, CATEGORIES, kind).map(({ id }) => id)
  expect(sorted.slice(0, first.length)).toEqual(first)
  expect(sorted).toHaveLength(CARDS.length)
})
