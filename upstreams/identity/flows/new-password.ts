import type { FlowBodies } from '@fondly/contracts/pingone/flows.ts'
import type { FlowRow } from '../store/tables.ts'
import { personKey } from './code-tries.ts'
import type { Fact } from './engine.ts'
import type { FlowContext } from './flow-context.ts'
import { unsatisfied, checkNewPassword } from './password-rule.ts'
import { attemptKey } from '../store/sign-in-attempts.ts'
import { recognise } from './account-state.ts'

/** Replaces a forgotten password with the code that was sent to the account's e-mail address. For a name that nobody has, every code is wrong. */
export async function recover(context: FlowContext, flow: FlowRow, body: FlowBodies['password.recover']): Promise<Fact> {
  const action = 'password.recover'
  const { state } = flow
  const name = state.named ?? ''
  // Check the password before the code, so that a weak password does not use up a right code.
  const weak = checkNewPassword(context.passwordRule, body.newPassword, [name])
  if (weak) return { action, refused: { problem: 'weak password', target: 'newPassword', unsatisfied: weak } }

  const user = await context.users.findByName(name)
  const isRight = async () => {
    const isOfFlow = await context.codes.take(flow.id, 'recovery', body.recoveryCode)
    // The code may also be one that an administrator had sent. Such a code belongs to the user and not to the flow.
    return user !== undefined && (isOfFlow || (await context.codes.takeOfUser(user.id, body.recoveryCode)))
  }
  const refused = await context.tries.check({ purpose: 'recovery', person: attemptKey(personKey(state), context.knownBrowser) }, isRight)
  if (refused || !user) return { action, refused: refused ?? { problem: 'wrong value', target: 'recoveryCode' } }

  await context.users.setPassword(user.id, await context.passwords.hash(body.newPassword), { flow })
  await context.users.emailVerified(user.id)
  for (const count of [user.username, attemptKey(user.username, context.knownBrowser)]) await context.attempts.clear(count)
  const renewed = (await context.users.find(user.id)) ?? user
  return { action, recognised: await recognise(context.devices, state.policy, renewed, context.env.clock()) }
}

/** Replaces a temporary password with one that the user chooses. */
export async function changePassword(context: FlowContext, flow: FlowRow, body: FlowBodies['password.reset']): Promise<Fact> {
  const action = 'password.reset'
  const { state } = flow
  const user = state.user && (await context.users.find(state.user.id))
  if (!user) return { action, refused: { problem: 'wrong value', target: 'currentPassword' } }

  const count = attemptKey(user.username, context.knownBrowser)
  const attempt = await context.attempts.take(count)
  if ('unlockAt' in attempt) return { action, refused: { problem: 'locked out', secondsUntilUnlock: attempt.secondsUntilUnlock } }
  if (!(await context.passwords.matches(body.currentPassword, user.password_hash))) {
    const lockout = await context.attempts.failed(count, attempt.nth)
    if (lockout) return { action, refused: { problem: 'locked out', secondsUntilUnlock: lockout.secondsUntilUnlock, locksNow: true } }
    return { action, refused: { problem: 'wrong value', target: 'currentPassword' } }
  }
  await context.attempts.clear(count)

  const weak =
    body.newPassword === body.currentPassword
      ? unsatisfied(['notSimilarToCurrent'], context.passwordRule)
      : checkNewPassword(context.passwordRule, body.newPassword, [user.username, user.email])
  if (weak) return { action, refused: { problem: 'weak password', target: 'newPassword', unsatisfied: weak } }
  await context.users.setPassword(user.id, await context.passwords.hash(body.newPassword), { flow })
  return { action }
}
