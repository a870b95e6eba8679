import { expect, test } from 'vitest'
import type { DesignFacts } from './design-facts.ts'
import { findOfferProblems } from './offer-problems.ts'

const picture = (widthPx: number): DesignFacts => ({
  kind: 'picture',
  format: 'png',
  widthPx,
  heightPx: 2192,
  colour: 'rgb',
  hasProfile: true,
  isTransparent: true,
  isAnimated: false,
})
const DESIGN = {
  name: 'Harbor',
  size: '70',
  orientation: 'V',
  language: 'en_US',
  categoryId: 'thanks',
  likeCardId: 'like',
  front: 'sound',
  screen: null,
  inside: null,
} as const
const choices = {
  files: new Map([
    // Preflight only warns about this.
    ['sound', { facts: picture(1592) }],
    ['narrow', { facts: picture(900) }],
  ]),
  cards: [
    { id: 'like', size: '70', language: 'en_US' },
    { id: 'small', size: '49', language: 'en_US' },
    { id: 'spanish', size: '70', language: 'es' },
  ],
  categories: [{ id: 'thanks' }],
}

test('a complete design can be offered', () => expect(findOfferProblems(DESIGN, choices)).toEqual([]))

test.each([
  ['name', { name: '  ' }],
  ['category', { categoryId: 'gone' }],
  ['like', { likeCardId: '' }],
  ['like', { likeCardId: 'small' }],
  ['like', { likeCardId: 'spanish' }],
  ['files', { front: null }],
  ['files', { front: 'narrow' }],
  ['files', { inside: 'narrow' }],
])('a design cannot be offered without a correct %s: %j', (problem, change) => {
  expect(findOfferProblems({ ...DESIGN, ...change }, choices)).toEqual([problem])
})
