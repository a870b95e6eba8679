import { expect, test } from 'vitest'
import { PASTED_BY_HAND } from './pasted-by-hand.fixture.ts'
import { readPastedAddress } from './read-pasted-address.ts'

test.each(PASTED_BY_HAND)('%j', (text, fields) => {
  const read = readPastedAddress(text)
  const written = read && [read.firstName, read.lastName, read.address1, read.address2, read.city, read.state, read.zipCode]
  expect(written?.map((field) => field ?? '').join('|') ?? '').toBe(fields)
})
