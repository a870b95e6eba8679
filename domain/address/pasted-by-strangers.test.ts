import { expect, test } from 'vitest'
import { PASTED_BY_STRANGERS } from './pasted-by-strangers.fixture.ts'
import { readPastedAddress } from './read-pasted-address.ts'

test.each(PASTED_BY_STRANGERS)('%j', (text, fields) => {
  const read = readPastedAddress(text)
  const written = read && [read.firstName, read.lastName, read.address1, read.address2, read.city, read.state, read.zipCode]
  expect(written?.map((field) => field ?? '').join('|') ?? '').toBe(fields)
})
