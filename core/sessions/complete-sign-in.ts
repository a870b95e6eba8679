import type { Device } from '@fondly/domain/user/device.ts'
import { isForRecipient } from '@fondly/domain/user/preset-recipient.ts'
import type { SignedOn } from '@fondly/gateways/identity/identity.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import type { CoreContext } from '../context.ts'
import type { Person } from '../users/person.ts'
import { type AccountRefusal, ResolutionFailed, resolveUser, type ResolveUserContext } from '../users/resolve-user.ts'
import type { StoredSignIn } from './pending-sign-ins.ts'

/** What a browser brings back from identity: its session cookie, its cookie for a recipient, and the device. */
export type ReturningBrowser = { sessionCookie: string | undefined; handOverCookie: string | undefined; device: Device }

/** 'prove-again': the sign-in starts over and asks for the password. */
export type SignInResult = { kind: 'signed-in'; cookie: string } | { kind: 'prove-again' } | { kind: 'refused'; reason: AccountRefusal }

/**
 * Creates the function that turns a sign-on at identity into a session, or refuses it. Throws ResolutionFailed when the data of the user cannot be
 * read or written.
 */
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
   * Returns true when the user must enter the password again. This is so when the user has ended this browser's session from elsewhere: identity
   * still knows the browser and would let it in without a password.
   */
  async function mustProveAgain({ userId, authenticatedAt }: SignedOn, { anew }: StoredSignIn): Promise<boolean> {
    // If this sign-in asked for the password, the user has just entered it. Times are not compared then, because clocks may differ.
    return !anew && authenticatedAt !== undefined && sessions.isOverElsewhere(userId, authenticatedAt)
  }

  /** Section 4, 'set the recipient from the query or the token': a recipient that this browser brings takes precedence over a stored recipient. */
  async function takeHandedOverRecipient(user: Person, handOverCookie: string | undefined): Promise<void> {
    const recipient = await recipients.takeOver(handOverCookie)
    if (recipient && Object.keys(recipient).length > 0) return recipients.keepPrefill(user, { recipient })
    if (!user.recipient) return
    const [known, prefill] = [await recipients.find(user.id), await recipients.findPrefill(user.id)]
    if (prefill && prefill.ofToken !== user.tokenRecipient) return recipients.forget(user.id)
    // Keep what the sender has corrected while the token names the same recipient. Forget it when the token names a new one.
    const isCurrent = known && known.ofToken === user.tokenRecipient && isForRecipient(known, user.recipient)
    if (known && !isCurrent) await recipients.forget(user.id)
  }
}

/** Returns true when a sign-in failed because the ID token belongs to another sign-in. */
export const isNonceMismatch = (error: unknown): boolean => error instanceof UpstreamRefused && error.code === 'nonce_mismatch'

/** Returns why a sign-in failed, in the words of the error page: a known user reads 'Error logging in', anybody else 'Access Denied'. */
export function signInFailure(error: unknown): 'nonce-mismatch' | 'login-error' | 'access-denied' {
  if (isNonceMismatch(error)) return 'nonce-mismatch'
  return error instanceof ResolutionFailed ? 'login-error' : 'access-denied'
}
