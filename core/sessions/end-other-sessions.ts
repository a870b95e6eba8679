import { inParallel } from '@fondly/kit/in-parallel.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import type { CoreContext } from '../context.ts'
import type { Session } from './sessions.ts'

const MAX_CONCURRENT_CALLS = 4

/**
 * Creates the function that ends one other session of the same user, here and at identity; without an id, all other sessions. Returns the number of
 * ended sessions. It never ends the session that calls it, because that session has its own way to sign out.
 */
export function createEndOtherSessions({ audit, env, identity, sessions }: Pick<CoreContext, 'audit' | 'env' | 'identity' | 'sessions'>) {
  return async (session: Session, id?: string): Promise<number> => {
    const { user } = session
    const ended = await sessions.endOthers(session, id)
    if (ended.length === 0) return 0
    const code = id === undefined ? 'all-others' : 'one'
    await audit({ event: 'sign_out_elsewhere', userId: user.id, clientId: user.clientId, code })
    // The sessions here have ended already. When identity cannot end a sign-on, the next sign-in of that browser asks for the password.
    await inParallel(ended, MAX_CONCURRENT_CALLS, (tokens) =>
      identity
        .endSignOn(tokens)
        .catch((error: unknown) => logFailure(env.log, 'A sign-on elsewhere could not be ended at identity.', error)),
    )
    return ended.length
  }
}
