import { expect, test } from 'vitest'
import { readInitialQuery } from './take-initial-query.ts'

test('a recipient in the address is read once and removed from the address', () => {
  const query = new URLSearchParams('cgid=birthday&firstName=Ada&postalCode=97214-1234&customerId=7&countryCode=US&shippingDate=2026-11-30')
  const { initialQuery, rest } = readInitialQuery(query)
  expect(initialQuery).toEqual({ recipient: { firstName: 'Ada', zipCode: '97214-1234', customerId: '7' }, wantedMailDate: '2026-11-30' })
  expect(rest.toString()).toBe('cgid=birthday')
})

test('an address without a recipient stays unchanged', () => {
  const query = new URLSearchParams('card=1HBE2115&q=hill')
  expect(readInitialQuery(query).rest.toString()).toBe('card=1HBE2115&q=hill')
})
