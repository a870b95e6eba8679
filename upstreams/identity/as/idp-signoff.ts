import { createLocalJWKSet, compactVerify, decodeJwt, type JWK } from 'jose'
import { sql } from 'kysely'
import { endGrant } from '../store/artefacts.ts'
import type { IdentityDatabase } from '../store/tables.ts'
import type { Application } from './clients.ts'
import { publicPart } from './introspect.ts'

export type IdpSignoff = (idToken: string) => Promise<'done' | 'not accepted'>

type House = { database: IdentityDatabase; issuer: string; keys: JWK[]; applications: Application[] }

/**
 * Ends the sign-on that an ID token came of, in whichever browser it is, and whatever was given under it. The token may have expired; its application
 * must be one that may do so. A sign-on that is over already is what was wanted.
 */
export function idpSignoff({ database, issuer, keys, applications }: House): IdpSignoff {
  return async (idToken) => {
    const claims = await signedByUs(idToken, keys)
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

async function signedByUs(idToken: string, keys: JWK[]) {
  try {
    await compactVerify(idToken, createLocalJWKSet({ keys: keys.map(publicPart) }), { algorithms: ['RS256'] })
    return decodeJwt(idToken)
  } catch {
    // Whatever is wrong with it, it says nothing about a sign-on here.
    return undefined
  }
}
