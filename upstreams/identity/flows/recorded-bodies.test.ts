import { PingOneError } from '@fondly/contracts/pingone/errors.ts'
import { RECORDED_POLICY, RECORDED_REFUSALS } from '@fondly/contracts/pingone/recorded-bodies.ts'
import { expect, test } from 'vitest'
import { passwordPolicy, unsatisfied } from './password-rule.ts'
import { toRefusal, type Problem } from './flow-problem.ts'

const PROBLEMS: Record<keyof typeof RECORDED_REFUSALS, Problem> = {
  'a wrong user name or password': { problem: 'invalid credentials' },
  'too many wrong passwords': { problem: 'locked out', secondsUntilUnlock: 300 },
  'a wrong recovery code': { problem: 'wrong value', target: 'recoveryCode' },
  'a wrong verification code': { problem: 'wrong value', target: 'verificationCode' },
  'a wrong current password': { problem: 'wrong value', target: 'currentPassword' },
  'a malformed user name': { problem: 'wrong value', target: 'username' },
  'a malformed e-mail address': { problem: 'wrong value', target: 'email' },
  'a weak password': {
    problem: 'weak password',
    target: 'newPassword',
    unsatisfied: unsatisfied(['minCharacters', 'minCharacters', 'length'], 'default'),
  },
  'a taken user name': { problem: 'name taken' },
}

/** The body without its sentences, which may differ. */
const shapeOf = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(PingOneError.parse(body), (key, value: unknown) =>
      ['id', 'message', 'length', 'minCharacters'].includes(key) && typeof value === 'string' ? 'a sentence' : value,
    ),
  )

test.each(Object.entries(RECORDED_REFUSALS))('%s has the body that PingOne has', (name, recorded) => {
  const refusal = toRefusal(PROBLEMS[name as keyof typeof RECORDED_REFUSALS])
  expect(refusal.status).toBe(400)
  expect(shapeOf(refusal.body('an id'))).toEqual(shapeOf(recorded))
})

test('the password policy lists its character classes as PingOne does', () => {
  const { length, minCharacters } = passwordPolicy('default')
  expect(length).toEqual(RECORDED_POLICY.length)
  expect(minCharacters).toEqual(RECORDED_POLICY.minCharacters)
})
