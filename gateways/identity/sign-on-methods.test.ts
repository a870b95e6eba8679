import { expect, test } from 'vitest'
import { readSignOnMethods } from './sign-on-methods.ts'

const token = (payload: unknown) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`

test.each([
  ['a password', token({ acr: 'Customer-Care', amr: ['pwd'] }), 'Customer-Care', true],
  ['a password and a passcode', token({ amr: ['pwd', 'otp', 'mfa'] }), undefined, true],
  ['an external provider with a second factor here', token({ acr: 'Staff', amr: ['otp', 'mfa'] }), 'Staff', false],
  ['an external provider', token({ sub: 'x', acr: 'Staff' }), 'Staff', false],
  ['methods of another type', token({ acr: 'Staff', amr: 'pwd' }), 'Staff', false],
  ['a policy of another type', token({ acr: 1, amr: ['pwd'] }), undefined, true],
  ['no token', '', undefined, false],
  ['no JSON', 'a.b.c', undefined, false],
])('%s', (_, idToken, policy, hasPassword) => expect(readSignOnMethods(idToken)).toEqual({ policy, hasPassword }))
