import { expect, test } from 'vitest'
import { isAllKnown, NO_VALUES } from './contact-values.ts'

const contact = {
  ...NO_VALUES,
  firstName: 'Anders',
  lastName: 'Holm',
  address1: '9 Pine Street',
  city: 'PORTLAND',
  tags: ['Seller'],
  note: '',
}

test.each([
  ['the same in another case', { firstName: 'anders', lastName: ' Holm', city: 'Portland', tags: ['seller'] }, true],
  ['less', { firstName: 'Anders' }, true],
  ['another street', { firstName: 'Anders', address1: '11 Pine Street' }, false],
  ['a note', { note: 'Prefers the mornings.' }, false],
  ['a tag', { tags: ['Seller', 'Neighbour'] }, false],
])('if the typed values differ by %s, nothing would be lost: %j', (_, typed, isKnown) =>
  expect(isAllKnown({ ...NO_VALUES, ...typed }, contact)).toBe(isKnown),
)
