import { expect, test } from 'vitest'
import { namesOwnPassword } from './sign-on-methods.ts'

const token = (payload: unknown) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`

test.each([
  ['a password', token({ amr: ['pwd'] }), true],
  ['a password and a passcode', token({ amr: ['pwd', 'otp', 'mfa'] }), true],
  ['an external provider with a second factor here', token({ amr: ['otp', 'mfa'] }), false],
  ['an external provider', token({ sub: 'x' }), false],
  ['methods of another type', token({ amr: 'pwd' }), false],
  ['no token', '', false],
  ['no JSON', 'a.b.c', false],
])('%s: %s', (_, idToken, isNamed) => expect(namesOwnPassword(idToken)).toBe(isNamed))
