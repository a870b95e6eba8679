/**
 * Bodies from PingOne's own models, fixtures and sample page, for tests of code that reads or writes such bodies. The sentences are PingOne's, or
 * invented where PingOne's are unknown.
 */
const refusal = (detail: object, code = 'INVALID_DATA') => ({
  id: '5d1ba5a8-1f3e-4b7c-9d26-0f8a4c3b2e17',
  code,
  message: 'The request could not be completed. One or more validation errors were in the request.',
  details: [detail],
})
const invalid = (target: string) => refusal({ code: 'INVALID_VALUE', target, message: `The ${target} is not valid.` })

export const RECORDED_REFUSALS = {
  'a wrong user name or password': refusal({ code: 'INVALID_CREDENTIALS', message: 'The provided credentials are invalid.' }),
  'too many wrong passwords': refusal({
    code: 'PASSWORD_LOCKED_OUT',
    message: 'Too many unsuccessful sign-on attempts.',
    innerError: { secondsUntilUnlock: 300 },
  }),
  'a wrong recovery code': invalid('recoveryCode'),
  'a wrong verification code': invalid('verificationCode'),
  'a wrong current password': invalid('currentPassword'),
  'a malformed user name': invalid('username'),
  'a malformed e-mail address': invalid('email'),
  'a weak password': refusal({
    code: 'INVALID_VALUE',
    target: 'newPassword',
    message: 'User password did not satisfy password policy requirements',
    innerError: {
      length: 'The provided password did not contain 8 to 255 characters',
      minCharacters: 'The provided password did not contain enough of each kind of character',
      unsatisfiedRequirements: ['minCharacters', 'minCharacters', 'length'],
    },
  }),
  'a taken user name': refusal({
    code: 'UNIQUENESS_VIOLATION',
    target: 'username',
    message: 'is unique but a non-unique value is provided',
  }),
}

/** Refusals that name the required range or pattern. Our own identity does not send such refusals. */
export const RECORDED_RANGES = [
  { rangeMinimumValue: 1, rangeMaximumValue: 128 },
  { maximumValue: 256 },
  { allowedPattern: '^[a-z]+$', allowedValues: ['a'], referencedValues: [] },
].map((innerError) => refusal({ code: 'INVALID_VALUE', target: 'username', message: 'The value is out of range.', innerError }))

export const RECORDED_UNKNOWN_FLOW = {
  id: '5d1ba5a8-1f3e-4b7c-9d26-0f8a4c3b2e17',
  code: 'NOT_FOUND',
  message: 'The request could not be completed. The requested resource was not found.',
}

/** PingOne's page shows the character classes by these four keys, so they must not change. */
export const RECORDED_POLICY = {
  id: 'a3f2c8d1-6b47-4e59-8c0d-1e2f3a4b5c6d',
  name: 'Standard',
  description: 'A policy that incorporates industry best practices',
  excludesProfileData: true,
  notSimilarToCurrent: true,
  excludesCommonlyUsed: true,
  maxAgeDays: 182,
  minAgeDays: 1,
  maxRepeatedCharacters: 2,
  minUniqueCharacters: 5,
  history: { count: 6, retentionDays: 365 },
  lockout: { failureCount: 5, durationSeconds: 900 },
  length: { min: 8, max: 255 },
  minCharacters: {
    '~!@#$%^&*()-_=+[]{}|;:,.<>/?': 1,
    '0123456789': 1,
    ABCDEFGHIJKLMNOPQRSTUVWXYZ: 1,
    abcdefghijklmnopqrstuvwxyz: 1,
  },
  default: true,
}

/** A device of each kind, with the properties of that kind. */
export const RECORDED_DEVICES = [
  { id: '1c0e5f3a-9b27-4d84-8a61-7f2d3e4c5b60', type: 'SMS', status: 'ACTIVE', usableStatus: { status: 'USABLE' }, phone: '*****1234' },
  { id: '2d1f604b-ac38-4e95-9b72-80e4f5d6c718', type: 'EMAIL', status: 'ACTIVE', email: 't*****@example.com' },
  {
    id: '3e20715c-bd49-4fa6-8c83-91f506e7d829',
    type: 'MOBILE',
    status: 'ACTIVE',
    model: { name: 'SM-G991B', marketingName: 'Galaxy S21' },
    os: { type: 'ANDROID', version: '14' },
    application: { name: 'Authenticator' },
    pushEnabled: true,
    otpEnabled: true,
  },
  { id: '4f31826d-ce5a-40b7-9d94-a20617f8ea3a', type: 'TOTP', status: 'ACTIVE', nickname: 'Tablet' },
  { id: '50429370-df6b-41c8-8ea5-b3172809fb4b', type: 'SECURITY_KEY', status: 'ACTIVE' },
]

export const RECORDED_PROVIDER = {
  id: '6153a481-e07c-42d9-9fb6-c4283910ac5c',
  name: 'Staff directory',
  type: 'OPENID_CONNECT',
  _links: { authenticate: { href: 'https://auth.pingone.com/env/rp/authenticate?providerId=6153a481&flowId=8375c6a3' } },
}

/** Creates a flow with this status, with links for these actions and with this `_embedded`. */
export function recordedFlow(status: string, actions: string[], _embedded: object = {}, more: object = {}) {
  const href = 'https://auth.pingone.com/5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10/flows/8375c6a3-029e-44fb-91d8-e64a5b32ce7e'
  return {
    _links: Object.fromEntries(['self', 'session.reset', ...actions].map((name) => [name, { href }])),
    _embedded,
    id: '8375c6a3-029e-44fb-91d8-e64a5b32ce7e',
    environment: { id: '5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10' },
    session: { id: '9486d7b4-13af-450c-82e9-f75b6c43df8f' },
    resumeUrl: 'https://auth.pingone.com/5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10/as/resume?flowId=8375c6a3-029e-44fb-91d8-e64a5b32ce7e',
    status,
    createdAt: '2026-11-20T12:00:00.000Z',
    expiresAt: '2026-11-20T12:15:00.000Z',
    ...more,
  }
}
