import type { FlowBodies } from '@fondly/contracts/pingone/flows.ts'
import type { Passwords } from '../password.ts'
import type { Devices } from '../store/devices.ts'
import type { ExternalAccounts } from '../store/external-accounts.ts'
import { attemptKey, type SignInAttempts } from '../store/sign-in-attempts.ts'
import type { Users } from '../store/users.ts'
import type { Fact, FlowState } from './engine.ts'
import { recognise } from './account-state.ts'

type PasswordCheck = {
  users: Users
  devices: Devices
  externalAccounts: ExternalAccounts
  attempts: SignInAttempts
  passwords: Passwords
  /** The id of this browser if it signed on with this account before. */
  knownBrowser?: string | undefined
  clock: () => Date
}

/**
 * Checks a user name and a password. The answer does not tell whether the name exists or whether the account is disabled: a disabled or
 * administratively locked user with the right password goes on, and the application tells this user why.
 */
export async function checkPassword(
  { users, devices, externalAccounts, attempts, passwords, knownBrowser, clock }: PasswordCheck,
  state: FlowState,
  { username, password }: FlowBodies['usernamePassword.check'],
): Promise<Fact> {
  const action = 'usernamePassword.check'
  const known = state.user?.username ?? state.named
  const name = username?.trim() ?? known
  // If the flow already has a user, only the password of this user is accepted.
  if (!name || (known && name.toLowerCase() !== known.toLowerCase())) return { action, refused: { problem: 'invalid credentials' } }

  const count = attemptKey(name, knownBrowser)
  const attempt = await attempts.take(count)
  if ('unlockAt' in attempt) return { action, refused: { problem: 'locked out', secondsUntilUnlock: attempt.secondsUntilUnlock } }

  const user = await users.findByName(name)
  if (state.user && user?.id !== state.user.id) return { action, userGone: true }
  if (user && (await passwords.matches(password, user.password_hash))) {
    await attempts.clear(count)
    // The person has proved both accounts in one flow, so they are linked.
    if (state.external) await externalAccounts.link(state.external, user.id)
    return { action, recognised: await recognise(devices, state.policy, user, clock()) }
  }
  if (!user) await passwords.matches(password, undefined)

  const lockout = await attempts.failed(count, attempt.nth)
  return {
    action,
    refused: lockout
      ? { problem: 'locked out', secondsUntilUnlock: lockout.secondsUntilUnlock, locksNow: true }
      : { problem: 'invalid credentials' },
  }
}
