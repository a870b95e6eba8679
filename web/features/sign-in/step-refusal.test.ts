import { expect, test } from 'vitest'
import { toSignInError } from './step-refusal.ts'
import { page } from '@fondly/languages/english/page.ts'
import { spanish } from '@fondly/languages/spanish/spanish.ts'

const IN_ENGLISH = { table: undefined, unexpected: page.unexpected }
const IN_SPANISH = { table: spanish, unexpected: spanish.page.unexpected }
const { ofInvalidValue, ofRequirement, wrongCredentials } = spanish.identity

test('a wrong password is shown in PingOne’s words in English and in our words in Spanish', () => {
  const fault = { code: 'INVALID_DATA', details: [{ code: 'INVALID_CREDENTIALS', message: 'Wrong.' }] }
  expect(toSignInError(fault, IN_ENGLISH).sentences).toEqual(['Wrong.'])
  expect(toSignInError(fault, IN_SPANISH).sentences).toEqual([wrongCredentials])
})

test.each(['username', 'password'])('an invalid %s counts as a wrong password when a password is checked', (target) => {
  const fault = { code: 'INVALID_DATA', details: [{ code: 'INVALID_VALUE', target, message: 'The value is not valid.' }] }
  expect(toSignInError(fault, IN_ENGLISH, 'usernamePassword.check').sentences).toEqual(['The provided credentials are invalid.'])
  expect(toSignInError(fault, IN_SPANISH, 'usernamePassword.check').sentences).toEqual([wrongCredentials])
  // For other actions, the code keeps its usual meaning.
  expect(toSignInError(fault, IN_ENGLISH, 'user.register').sentences).toEqual(['The value is not valid.'])
  expect(toSignInError(fault, IN_SPANISH, 'user.register').sentences).toEqual([ofInvalidValue(target)])
})

test('an unknown message of identity is shown unchanged', () => {
  const fault = { code: 'INVALID_DATA', details: [{ code: 'SOMETHING_NEW', message: 'Quite new.' }] }
  expect(toSignInError(fault, IN_SPANISH).sentences).toEqual(['Quite new.'])
})

test.each([
  [900, 'Please try again in 15 minutes.', 'Inténtelo de nuevo en 15 minutos.'],
  [61, 'Please try again in 2 minutes.', 'Inténtelo de nuevo en 2 minutos.'],
  [3, 'Please try again in 1 minute.', 'Inténtelo de nuevo en 1 minuto.'],
  [undefined, 'Please wait a few minutes and try again.', 'Espere unos minutos e inténtelo de nuevo.'],
])('a locked user sees how long to wait, in both languages (%s seconds)', (secondsUntilUnlock, inEnglish, inSpanish) => {
  const detail = { code: 'PASSWORD_LOCKED_OUT', message: 'Too many unsuccessful sign-on attempts.', innerError: { secondsUntilUnlock } }
  const fault = { code: 'INVALID_DATA', details: [detail] }
  expect(toSignInError(fault, IN_ENGLISH).sentences).toEqual([`Too many unsuccessful sign-on attempts. ${inEnglish}`])
  expect(toSignInError(fault, IN_SPANISH).sentences).toEqual([`Demasiados intentos. ${inSpanish}`])
})

test('for a weak password, each missing requirement is shown, in Spanish in our words', () => {
  const innerError = {
    unsatisfiedRequirements: ['minCharacters', 'minCharacters', 'length'],
    minCharacters: 'Too plain.',
    length: 'Too short.',
  }
  const fault = { code: 'INVALID_DATA', details: [{ code: 'INVALID_VALUE', target: 'newPassword', message: 'Weak.', innerError }] }
  expect(toSignInError(fault, IN_ENGLISH).sentences).toEqual(['Too plain.', 'Too short.'])
  expect(toSignInError(fault, IN_SPANISH).sentences).toEqual([ofRequirement('minCharacters'), ofRequirement('length')])
})

test('too many codes say how long to wait', () => {
  const detail = { code: 'REQUEST_LIMITED', message: 'Too many codes were asked for.', innerError: { secondsUntilUnlock: 900 } }
  const fault = { code: 'REQUEST_LIMITED', details: [detail] }
  expect(toSignInError(fault, IN_ENGLISH).sentences).toEqual(['Too many codes were asked for. Please try again in 15 minutes.'])
})
