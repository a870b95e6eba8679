import type { FlowBodies } from '@fondly/contracts/pingone/flows.ts'
import type { Passwords } from '../password.ts'
import type { SignInAttempts } from '../store/sign-in-attempts.ts'
import type { Users } from '../store/users.ts'
import type { Fact, FlowState } from './engine.ts'

type PasswordCheck = { users: Users; attempts: SignInAttempts; passwords: Passwords; clock: () => Date }
type Found = Extract<Fact, { action: 'usernamePassword.check' }>

/**
 * Looks at a name and a password. Nobody learns here whether the name exists or how its account stands: a disabled or
 * administratively locked user with the right password goes through, and the application says why he may not come in.
 */
export async function checkPassword(
  { users, attempts, passwords, clock }: PasswordCheck,
  state: FlowState,
  { username, password }: FlowBodies['usernamePassword.check'],
): Promise<Found> {
  const action = 'usernamePassword.check'
  const name = username?.trim() ?? state.user?.username
  // In a flow that already knows its user only that user's password counts.
  if (!name || (state.user && name.toLowerCase() !== state.user.username.toLowerCase())) return { action, found: 'wrong' }

  const attempt = await attempts.take(name)
  if ('unlockAt' in attempt) return { action, found: 'locked out', secondsUntilUnlock: attempt.secondsUntilUnlock }

  const user = await users.findByName(name)
  if (state.user && user?.id !== state.user.id) return { action, found: 'user gone' }
  if (user && (await passwords.matches(password, user.password_hash))) {
    await attempts.clear(name)
    return { action, found: 'right', user: { id: user.id, username: user.username }, at: clock() }
  }
  if (!user) await passwords.matches(password, undefined)

  const lockout = await attempts.failed(name, attempt.nth)
  return lockout ? { action, found: 'locked out', secondsUntilUnlock: lockout.secondsUntilUnlock } : { action, found: 'wrong' }
}
