import type { FlowBodies } from '@fondly/contracts/pingone/flows.ts'
import type { FlowRow } from '../store/tables.ts'
import { personOf } from './code-tries.ts'
import type { Fact } from './engine.ts'
import type { FlowHouse } from './find-out.ts'
import { unsatisfied, unsatisfiedBy } from './password-rule.ts'
import { countOf } from '../store/sign-in-attempts.ts'
import { recognise } from './standing.ts'

/** A forgotten password is replaced by whoever reads the account's mail. Of a name that nobody has every code is wrong. */
export async function recover(house: FlowHouse, flow: FlowRow, body: FlowBodies['password.recover']): Promise<Fact> {
  const action = 'password.recover'
  const { state } = flow
  const name = state.named ?? ''
  // Before the code, so that a right one is not used up; it depends on nothing but what was typed.
  const weak = unsatisfiedBy(house.passwordRule, body.newPassword, [name])
  if (weak) return { action, refused: { problem: 'weak password', target: 'newPassword', unsatisfied: weak } }

  const user = await house.users.findByName(name)
  const isRight = async () => (await house.codes.take(flow.id, 'recovery', body.recoveryCode)) && user !== undefined
  const refused = await house.tries.check({ purpose: 'recovery', person: countOf(personOf(state), house.knownBrowser) }, isRight)
  if (refused || !user) return { action, refused: refused ?? { problem: 'wrong value', target: 'recoveryCode' } }

  await house.users.setPassword(user.id, await house.passwords.hash(body.newPassword), { flow })
  await house.users.emailVerified(user.id)
  for (const count of [user.username, countOf(user.username, house.knownBrowser)]) await house.attempts.clear(count)
  const renewed = (await house.users.find(user.id)) ?? user
  return { action, recognised: await recognise(house.devices, state.policy, renewed, house.env.clock()) }
}

/** A temporary password is replaced by one that its owner chooses. */
export async function changePassword(house: FlowHouse, flow: FlowRow, body: FlowBodies['password.reset']): Promise<Fact> {
  const action = 'password.reset'
  const { state } = flow
  const user = state.user && (await house.users.find(state.user.id))
  if (!user) return { action, refused: { problem: 'wrong value', target: 'currentPassword' } }

  const count = countOf(user.username, house.knownBrowser)
  const attempt = await house.attempts.take(count)
  if ('unlockAt' in attempt) return { action, refused: { problem: 'locked out', secondsUntilUnlock: attempt.secondsUntilUnlock } }
  if (!(await house.passwords.matches(body.currentPassword, user.password_hash))) {
    const lockout = await house.attempts.failed(count, attempt.nth)
    if (lockout) return { action, refused: { problem: 'locked out', secondsUntilUnlock: lockout.secondsUntilUnlock, locksNow: true } }
    return { action, refused: { problem: 'wrong value', target: 'currentPassword' } }
  }
  await house.attempts.clear(count)

  const weak =
    body.newPassword === body.currentPassword
      ? unsatisfied(['notSimilarToCurrent'], house.passwordRule)
      : unsatisfiedBy(house.passwordRule, body.newPassword, [user.username, user.email])
  if (weak) return { action, refused: { problem: 'weak password', target: 'newPassword', unsatisfied: weak } }
  await house.users.setPassword(user.id, await house.passwords.hash(body.newPassword), { flow })
  return { action }
}
