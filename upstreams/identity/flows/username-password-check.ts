import type { FlowBodies } from '@fondly/contracts/pingone/flows.ts'
import type { Passwords } from '../password.ts'
import type { Devices } from '../store/devices.ts'
import type { ExternalAccounts } from '../store/external-accounts.ts'
import { countOf, type SignInAttempts } from '../store/sign-in-attempts.ts'
import type { Users } from '../store/users.ts'
import type { Fact, FlowState } from './engine.ts'
import { recognise } from './standing.ts'

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
 * Looks at a name and a password. Nobody learns here whether the name exists or how its account stands: a disabled or
 * administratively locked user with the right password goes through, and the application says why he may not come in.
 */
export async function checkPassword(
  { users, devices, externalAccounts, attempts, passwords, knownBrowser, clock }: PasswordCheck,
  state: FlowState,
  { username, password }: FlowBodies['usernamePassword.check'],
): Promise<Fact> {
  const action = 'usernamePassword.check'
  const known = state.user?.username ?? state.named
  const name = username?.trim() ?? known
  // In a flow that already knows its user only that user's password counts.
  if (!name || (known && name.toLowerCase() !== known.toLowerCase())) return { action, refused: { problem: 'invalid credentials' } }

  const count = countOf(name, knownBrowser)
  const attempt = await attempts.take(count)
  if ('unlockAt' in attempt) return { action, refused: { problem: 'locked out', secondsUntilUnlock: attempt.secondsUntilUnlock } }

  const user = await users.findByName(name)
  if (state.user && user?.id !== state.user.id) return { action, userGone: true }
  if (user && (await passwords.matches(password, user.password_hash))) {
    await attempts.clear(count)
    // Both sides have been shown in one flow: this account is the person's, and so is that of the external provider.
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
