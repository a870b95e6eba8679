import type { Identity, Tokens } from '@fondly/gateways/identity/identity.ts'
import type { Env } from '@fondly/kit/env.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import type { IsThroughClosedProvider } from './closed-provider.ts'
import type { Session, Sessions } from './sessions.ts'

/** Section 4 of the specification: 'The authentication check repeats every 60 s while authenticated.' */
const CHECK_INTERVAL_MS = 60_000
/** Tokens are renewed this long before they expire, so that no call is made with a token that is about to expire. */
const RENEW_BEFORE_END_MS = 2 * 60_000
const LEASE_SECONDS = 30
const RETRY_AFTER_SECONDS = 10
/** While another request renews the tokens, the session is read again at this interval, and so many times at most. */
const RELOAD_INTERVAL_MS = 200
const MAX_RELOADS = 50

/**
 * Finds the session of a cookie and checks it with identity. `wasEnded` is true when identity says that the session is over. Then the next sign-in
 * has to ask for the password, because the sign-on at identity may still exist.
 */
export async function findCheckedSession(
  cookie: string | undefined,
  checker: Checker,
): Promise<{ session: Session | undefined; wasEnded: boolean }> {
  const found = await checker.sessions.find(cookie)
  const session = found && (await checkSession(found, checker))
  return { session, wasEnded: found !== undefined && session === undefined }
}

type Checker = { sessions: Sessions; identity: Identity; env: Env; isThroughClosedProvider: IsThroughClosedProvider }

/**
 * Returns the session if identity still accepts it; otherwise ends it. It asks identity at most every 60 s. Only one request of one process asks at a
 * time; the other requests continue without the answer. Renews tokens that are about to expire.
 */
export async function checkSession(session: Session, checker: Checker): Promise<Session | undefined> {
  const { sessions, env } = checker
  let present: Session | undefined = session
  for (let attempt = 0; attempt < MAX_RELOADS && present; attempt += 1) {
    const now = env.clock().getTime()
    if (now - present.checkedAt.getTime() < CHECK_INTERVAL_MS) return present
    const lease = await sessions.lease(present, LEASE_SECONDS)
    if (lease !== undefined) return askIdentity(present, lease, checker)
    if (tokenLives(present, now)) return present
    // Another request is renewing the tokens. This request needs the new tokens, so wait for them.
    await new Promise((resolve) => setTimeout(resolve, RELOAD_INTERVAL_MS))
    present = await sessions.reload(present)
  }
  return undefined
}

async function askIdentity(session: Session, lease: number, checker: Checker): Promise<Session | undefined> {
  const { sessions, identity, env, isThroughClosedProvider } = checker
  const now = env.clock().getTime()
  const areTokensEnding = session.tokens.expiresAt.getTime() - now < RENEW_BEFORE_END_MS
  const found = (await isThroughClosedProvider(session)) ? 'over' : await (areTokensEnding ? renew(session) : introspect(session))
  if (found === 'over') {
    await sessions.end(session.idHash)
    // Also end the sign-on at identity, so that the next sign-in asks for the password. Do not wait for identity.
    identity
      .endSignOn(session.tokens)
      .catch((error: unknown) => logFailure(env.log, 'A sign-on could not be ended at identity.', error, { userId: session.user.id }))
    return undefined
  }
  if (found === 'not known') {
    await sessions.saveCheck(session.idHash, lease, { checked: false, againInSeconds: RETRY_AFTER_SECONDS })
    return session
  }
  await sessions.saveCheck(session.idHash, lease, { checked: true, tokens: found.tokens })
  return { ...session, tokens: found.tokens ?? session.tokens }

  /** The specification says: 'A refresh-token failure logs the user out.' */
  async function renew({ tokens }: Session): Promise<{ tokens: Tokens } | 'over' | 'not known'> {
    if (!tokens.refreshToken) return tokenLives(session, now) ? 'not known' : 'over'
    try {
      const renewed = await identity.refresh(tokens.refreshToken)
      return {
        tokens: { ...renewed, refreshToken: renewed.refreshToken ?? tokens.refreshToken, idToken: renewed.idToken || tokens.idToken },
      }
    } catch (error) {
      logFailure(env.log, 'Tokens could not be renewed.', error, { userId: session.user.id })
      // A refusal ends the session. If identity does not answer, keep the session while the old token is valid, and try again later.
      return error instanceof UpstreamRefused || !tokenLives(session, now) ? 'over' : 'not known'
    }
  }

  async function introspect({ tokens }: Session): Promise<{ tokens?: undefined } | 'over' | 'not known'> {
    try {
      return (await identity.isActive(tokens.accessToken)) ? {} : 'over'
    } catch (error) {
      logFailure(env.log, 'A session could not be checked.', error, { userId: session.user.id })
      return 'not known'
    }
  }
}

const tokenLives = (session: Session, now: number) => session.tokens.expiresAt.getTime() > now
