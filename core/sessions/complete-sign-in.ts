import type { Device } from '@fondly/domain/user/device.ts'
import { isForRecipient } from '@fondly/domain/user/preset-recipient.ts'
import type { SignedOn } from '@fondly/gateways/identity/identity.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import type { CoreContext } from '../context.ts'
import type { Person } from '../users/person.ts'
import { type AccountRefusal, ResolutionFailed, resolveUser, type ResolveUserContext } from '../users/resolve-user.ts'
import type { StoredSignIn } from './pending-sign-ins.ts'

/** What the browser brings back from identity: its cookies for a session and for a recipient, and the device. */
export type ReturningBrowser = { sessionCookie: string | undefined; handOverCookie: string | undefined; device: Device }

/** 'prove-again': the sign-in starts over and asks for the password. */
export type SignInResult = { kind: 'signed-in'; cookie: string } | { kind: 'prove-again' } | { kind: 'refused'; reason: AccountRefusal }

/** Creates the function that turns a sign-on at identity into a session, or refuses it. Throws ResolutionFailed when the user cannot be resolved. */
export function createCompleteSignIn(context: ResolveUserContext & Pick<CoreContext, 'recipients' | 'sessions'>) {
  const { recipients, sessions } = context

  return async (stored: StoredSignIn, signedOn: SignedOn, browser: ReturningBrowser): Promise<SignInResult> => {
    if (await mustProveAgain(signedOn, stored)) return { kind: 'prove-again' }
    const resolved = await resolveUser(signedOn, context)
    if ('refused' in resolved) return { kind: 'refused', reason: resolved.refused }
    const { user } = resolved
    await takeHandedOverRecipient(user, browser.handOverCookie)

    const before = await sessions.find(browser.sessionCookie)
    if (before) await sessions.end(before.idHash)
    return { kind: 'signed-in', cookie: await sessions.begin(user, resolved.tokens, browser.device) }
  }

  /**
   * Whether the user must enter the password again: a browser that was signed out from elsewhere is still signed on at identity, which would let it
   * in without a password.
   */
  async function mustProveAgain({ userId, authenticatedAt }: SignedOn, { anew }: StoredSignIn): Promise<boolean> {
    // If this sign-in asked for the password, the user has just entered it, even if clocks differ.
    return !anew && authenticatedAt !== undefined && sessions.isOverElsewhere(userId, authenticatedAt)
  }

  /** Section 4, 'set the recipient from the query or the token': the recipient that this browser handed over comes before a stored one. */
  async function takeHandedOverRecipient(user: Person, handOverCookie: string | undefined): Promise<void> {
    const recipient = await recipients.takeOver(handOverCookie)
    if (recipient && Object.keys(recipient).length > 0) return recipients.keepPrefill(user, { recipient })
    if (!user.recipient) return
    const [known, prefill] = [await recipients.find(user.id), await recipients.findPrefill(user.id)]
    if (prefill && prefill.ofToken !== user.tokenRecipient) return recipients.forget(user.id)
    // While the token names the same recipient, what the sender corrected is kept. A new recipient in the token replaces it.
    const isCurrent = known && known.ofToken === user.tokenRecipient && isForRecipient(known, user.recipient)
    if (known && !isCurrent) await recipients.forget(user.id)
  }
}

/** Returns true when a sign-in failed because the ID token has the nonce of another one. */
export const isNonceMismatch = (error: unknown): boolean => error instanceof UpstreamRefused && error.code === 'nonce_mismatch'

/** Why a sign-in failed, as the page says it: a known user gets 'Error logging in', anybody else 'Access Denied'. */
export function signInFailure(error: unknown): 'nonce-mismatch' | 'login-error' | 'access-denied' {
  if (isNonceMismatch(error)) return 'nonce-mismatch'
  return error instanceof ResolutionFailed ? 'login-error' : 'access-denied'
}
