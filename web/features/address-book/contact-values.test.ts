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
  ['the same letters in another case', { firstName: 'anders', lastName: ' Holm', city: 'Portland', tags: ['seller'] }, true],
  ['only a first name', { firstName: 'Anders' }, true],
  ['another street', { firstName: 'Anders', address1: '11 Pine Street' }, false],
  ['a note', { note: 'Prefers the mornings.' }, false],
  ['one more tag', { tags: ['Seller', 'Neighbour'] }, false],
])('typed values with %s: all of them are already in the contact: %j', (_, typed, isKnown) =>
  expect(isAllKnown({ ...NO_VALUES, ...typed }, contact)).toBe(isKnown),
)
