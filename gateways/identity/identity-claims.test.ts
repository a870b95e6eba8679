import { expect, test } from 'vitest'
import { IdTokenClaims, RECIPIENT_ATTRIBUTES } from '@fondly/contracts/pingone/users.ts'
import { HOSTILE_VALUES } from '@fondly/domain/user/hostile-values.fixture.ts'
import { identityClaims } from './identity-claims.ts'

const token = { sub: 'u', email: 'dana@fondly.test', populationID: 'p' }

test('the profile of a token lists the clients a user reports on, as an object or as text', () => {
  const profile = { role: 'reporting', reportingUsers: ['a', 'b'] }
  for (const claim of [profile, JSON.stringify(profile)])
    expect(identityClaims({ ...token, profile: claim }).profile).toMatchObject({ role: 'reporting', reportingUsers: ['a', 'b'] })
  expect(identityClaims({ ...token, profile: { reportingUsers: [] } }).profile).not.toHaveProperty('reportingUsers')
  expect(identityClaims({ ...token, profile: { reportingUsers: Array(3000).fill('a') } }).profile.reportingUsers).toHaveLength(2000)
})

const NEEDLESS = ['given_name', 'family_name', 'accountNumber', 'profile', 'userData', ...RECIPIENT_ATTRIBUTES]

test.each(NEEDLESS)('an unexpected value of the claim %s does not prevent reading the token', (name) => {
  for (const value of HOSTILE_VALUES) {
    const claims = identityClaims(IdTokenClaims.parse({ ...token, given_name: 'Dana', profile: { role: 'admin' }, [name]: value }))
    expect(claims.email).toBe(token.email)
    expect(claims.firstName.length).toBeLessThanOrEqual(256)
    expect([claims.firstName, claims.lastName, claims.accountNumber].every((text) => text === undefined || text.isWellFormed())).toBe(true)
    expect(claims.profile.role).toBe(name === 'profile' ? undefined : 'admin')
  }
})

test('an attribute of the profile with a wrong type does not affect the others', () => {
  const profile = { role: 'reporting', location: { city: 'Dover' }, employeeID: 7, supervisorID: 'x'.repeat(1000), reportingUsers: 'all' }
  // A list that cannot be read names nobody, so that it does not open the whole client.
  expect(identityClaims({ ...token, profile }).profile).toEqual({ role: 'reporting', reportingUsers: [''] })
})
