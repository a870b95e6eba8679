import { isDeepStrictEqual } from 'node:util'
import { logFailure } from '@fondly/kit/log-failure.ts'
import type { CoreContext } from '../context.ts'
import type { Session } from '../sessions/sessions.ts'
import type { Person } from './person.ts'
import { resolve, type ResolveUserContext } from './resolve-user.ts'

type ResolveContext = ResolveUserContext & Pick<CoreContext, 'sessions'>

/** A page load resolves a user again when the last resolution is older than this. */
const RESOLVE_AGAIN_AFTER_MS = 5 * 60_000
/** How long a process has the right to resolve the user. All calls of a resolution together take less time. */
const CLAIM_MS = 60_000

/**
 * Resolves the user of a session again if that is due, in the background. Returns true while a resolution is running in any process. Its result
 * applies from the next request on; a locked or disabled user then has no session any more.
 */
export async function resolveAgainIfDue(session: Session, context: ResolveContext): Promise<boolean> {
  const { env, sessions } = context
  const { id } = session.user
  const olderThan = new Date(env.clock().getTime() - RESOLVE_AGAIN_AFTER_MS)
  if (session.isBeingResolved || session.resolvedAt > olderThan) return session.isBeingResolved
  if (await sessions.claimResolution(id, { olderThan, forMs: CLAIM_MS })) void resolveAgain(session, context)
  // If the claim was refused, another request is resolving the user.
  return true
}

/** Never throws: it logs an error, and the next page load tries again. */
async function resolveAgain({ user, tokens }: Session, context: ResolveContext): Promise<void> {
  const { env, identity, sessions } = context
  try {
    const account = await identity.readUser(tokens.accessToken, user.id)
    const { email, firstName, lastName, accountNumber = user.accountNumber } = account
    // Some providers give the profile only in the token. Then the account has no profile here, so keep the known one.
    const { role, location, employeeID, supervisorID, reportingUsers } = user
    const profile = account.profile ?? { role, location, employeeID, supervisorID, reportingUsers }
    const claims = { email, firstName, lastName, profile, ...(accountNumber ? { accountNumber } : {}) }
    const found = await resolve({ claims, account, isSigningIn: false }, context)
    if ('refused' in found) await sessions.endAllOf(user.id)
    else await sessions.finishResolution(user.id, (present) => merge(present, found.user, user))
  } catch (error) {
    logFailure(env.log, 'A user could not be resolved again.', error, { userId: user.id })
    await sessions
      .finishResolution(user.id)
      .catch((cause: unknown) => env.log.warn('The end of a failed user resolution could not be saved.', { userId: user.id, cause }))
  }
}

/** Joins the resolved user with the recipient of the sign-in, and with the choices that the user made while the resolution ran. */
function merge(present: Person, resolved: Person, before: Person): Person {
  const { recipient, tokenRecipient } = present
  const own = ownOf(present)
  return {
    ...resolved,
    ...(isDeepStrictEqual(own, ownOf(before)) ? {} : own),
    ...(recipient ? { recipient } : {}),
    ...(tokenRecipient ? { tokenRecipient } : {}),
  }
}

function ownOf({ favorites, recents, darkMode, pageLanguage }: Person): Partial<Person> {
  return { favorites, recents, darkMode, ...(pageLanguage ? { pageLanguage } : {}) }
}
