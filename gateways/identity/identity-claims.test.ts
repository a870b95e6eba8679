import { expect, test } from 'vitest'
import { identityClaims } from './identity-claims.ts'

const token = { sub: 'u', email: 'dana@fondly.test', populationID: 'p' }

test('the profile of a token names whose cards somebody reports on, as an object and as text', () => {
  const profile = { role: 'reporting', reportingUsers: ['a', 'b'] }
  for (const claim of [profile, JSON.stringify(profile)])
    expect(identityClaims({ ...token, profile: claim }).profile).toMatchObject({ role: 'reporting', reportingUsers: ['a', 'b'] })
  expect(identityClaims({ ...token, profile: { reportingUsers: [] } }).profile).not.toHaveProperty('reportingUsers')
  expect(identityClaims({ ...token, profile: { reportingUsers: Array(3000).fill('a') } }).profile.reportingUsers).toHaveLength(2000)
})
