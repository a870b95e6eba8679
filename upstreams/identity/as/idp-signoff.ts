import { createLocalJWKSet, compactVerify, decodeJwt, type JWK } from 'jose'
import { sql } from 'kysely'
import { endGrant } from '../store/token-store.ts'
import type { IdentityDatabase } from '../store/tables.ts'
import type { Application } from './clients.ts'
import { publicPart } from './introspect.ts'

export type IdpSignoff = (idToken: string) => Promise<'done' | 'not accepted'>

type IdpSignoffContext = { database: IdentityDatabase; issuer: string; keys: JWK[]; applications: Application[] }

/**
 * Ends the session under which an ID token was issued, in whichever browser it is, and revokes its grants. The token may have expired; its
 * application must have `idpSignoff`. Answers 'done' also when the session has already ended.
 */
export function idpSignoff({ database, issuer, keys, applications }: IdpSignoffContext): IdpSignoff {
  return async (idToken) => {
    const claims = await verifyIdToken(idToken, keys)
    const application = applications.find(({ clientId }) => clientId === claims?.aud)
    if (claims?.iss !== issuer || !application?.idpSignoff) return 'not accepted'
    const { sub, sid } = claims
    if (!sub || typeof sid !== 'string') return 'not accepted'

    const ended = await database
      .deleteFrom('artefacts')
      .where('model', '=', 'Session')
      .where(sql`payload ->> 'accountId'`, '=', sub)
      .where(sql`payload -> 'authorizations' -> ${application.clientId} ->> 'sid'`, '=', sid)
      .returning('payload')
      .execute()
    for (const { payload } of ended) {
      const begun = Object.values(payload['authorizations'] ?? {}) as { grantId?: string }[] // the provider's own record, by application
      for (const { grantId } of begun) if (grantId) await endGrant(database, grantId)
    }
    return 'done'
  }
}

async function verifyIdToken(idToken: string, keys: JWK[]) {
  try {
    await compactVerify(idToken, createLocalJWKSet({ keys: keys.map(publicPart) }), { algorithms: ['RS256'] })
    return decodeJwt(idToken)
  } catch {
    // An invalid token names no session of this server.
    return undefined
  }
}
