import { describe, expect, test } from 'vitest'
import { flowEffect } from './flow-view.ts'
import { isAcceptablePassword, isAcceptableRecoveryCode, PASSWORD_SPECIALS, passwordRequirements } from './password-rule.ts'
import { flowFailureSentence, stepSentences } from './sign-in-errors.ts'
import { asSubmitted } from './username.ts'

test.each([
  ['USERNAME_PASSWORD_REQUIRED', 'password'],
  ['PASSWORD_REQUIRED', 'password'],
  ['SIGN_ON_REQUIRED', 'identifier'],
  ['VERIFICATION_CODE_REQUIRED', 'verification-code'],
  ['OTP_REQUIRED', 'one-time-passcode'],
  ['MUST_CHANGE_PASSWORD', 'forced-change'],
  ['PASSWORD_EXPIRED', 'forced-change'],
  ['RECOVERY_CODE_REQUIRED', 'recovery-code'],
  ['DEVICE_SELECTION_REQUIRED', 'device-selection'],
  ['ACCOUNT_LINKING_REQUIRED', 'account-linking'],
  ['PUSH_CONFIRMATION_REQUIRED', 'push-confirmation'],
])('%s shows the %s form', (status, view) => expect(flowEffect(status)).toEqual({ does: 'show', view }))

test('the other statuses leave the page, resume the sign-in or show a failure', () => {
  expect(flowEffect('EXTERNAL_AUTHENTICATION_REQUIRED')).toEqual({ does: 'leave' })
  expect(flowEffect('COMPLETED', 'FORGOT_PASSWORD')).toEqual({ does: 'resume' })
  expect(flowEffect('PUSH_CONFIRMATION_TIMED_OUT')).toEqual({ does: 'fail', failure: 'push-timed-out' })
  expect(flowEffect('FAILED')).toEqual({ does: 'fail', failure: 'unrecoverable' })
  expect(flowEffect('SOMETHING_NEW')).toEqual({ does: 'fail', failure: 'unexpected' })
  expect(flowEffect('constructor')).toEqual({ does: 'fail', failure: 'unexpected' })
})

test('forgot password and registration replace only the first form', () => {
  expect(flowEffect('USERNAME_PASSWORD_REQUIRED', 'FORGOT_PASSWORD')).toEqual({ does: 'show', view: 'forgot-password' })
  expect(flowEffect('SIGN_ON_REQUIRED', 'ACCOUNT_REGISTRATION')).toEqual({ does: 'show', view: 'registration' })
  expect(flowEffect('RECOVERY_CODE_REQUIRED', 'FORGOT_PASSWORD')).toEqual({ does: 'show', view: 'recovery-code' })
})

describe('password rules', () => {
  test.each([
    ['Fondly-demo-1', []],
    ['', ['length', 'upper', 'lower', 'digit', 'special']],
    ['Short-1', ['length']],
    ['lower-case-1', ['upper']],
    ['UPPER-CASE-1', ['lower']],
    ['No-Digits-Here', ['digit']],
    ['NoSpecials1', ['special']],
    ['Only=Equals1', ['special']],
  ])('%s misses %j', (password, missing) => {
    expect(passwordRequirements(password).flatMap(({ name, met }) => (met ? [] : name))).toEqual(missing)
    expect(isAcceptablePassword(password)).toBe(missing.length === 0)
  })

  test('every special character counts', () => {
    for (const sign of PASSWORD_SPECIALS) expect(isAcceptablePassword(`Abcdefg1${sign}`)).toBe(true)
  })

  test('the NIST policy requires only a length', () => {
    expect(isAcceptablePassword('fourteen signs', 'nist')).toBe(false)
    expect(isAcceptablePassword('fifteen letters', 'nist')).toBe(true)
  })

  test('a recovery code is longer than one character', () => {
    expect([' 1 ', '12'].map(isAcceptableRecoveryCode)).toEqual([false, true])
  })
})

describe('a refused step', () => {
  test('returns the detail messages', () => {
    const body = {
      code: 'INVALID_DATA',
      message: 'outer',
      details: [{ code: 'INVALID_CREDENTIALS', message: 'Invalid username or password' }],
    }
    expect(stepSentences(body)).toEqual(['Invalid username or password'])
  })

  test('maps unsatisfied requirements to their texts, each once', () => {
    const innerError = {
      length: 'Too short.',
      minCharacters: 'Too plain.',
      unsatisfiedRequirements: ['minCharacters', 'minCharacters', 'length', 'unknown'],
    }
    expect(stepSentences({ details: [{ message: 'Password is weak', innerError }] })).toEqual(['Too plain.', 'Too short.'])
  })

  test.each([
    undefined,
    null,
    'text',
    {},
    { details: 'none' },
    { details: [null, { message: 7 }, { innerError: { unsatisfiedRequirements: [7] } }] },
  ])('has no sentence in %j', (body) => expect(stepSentences(body)).toEqual([]))
})

test('a failed flow returns the message of the provider', () => {
  expect(flowFailureSentence({ error: { message: 'The provider is closed.' } })).toBe('The provider is closed.')
  expect(flowFailureSentence({})).toBeUndefined()
})

test('usernames are lower-cased', () => {
  expect(asSubmitted(' Orderer@Harborview.TEST ')).toBe('orderer@harborview.test')
})
