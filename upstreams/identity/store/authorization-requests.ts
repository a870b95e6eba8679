import { createHash } from 'node:crypto'
import type { IdentityDatabase } from './tables.ts'

/** The authorization request (RFC 6749) that is stored while a browser is at the external provider. */
export type AuthorizationRequest = { flowId: string; providerId: string; nonce: string; codeVerifier: string }

export type AuthorizationRequests = {
  /** Stores the request; it replaces an older one of the same flow. */
  begin: (state: string, visit: AuthorizationRequest) => Promise<void>
  /** Removes and returns the request with this state. Returns undefined for another browser than the one that began the flow. */
  take: (state: string, browserId: string) => Promise<AuthorizationRequest | undefined>
}

/** Authorization requests to external providers; they are deleted with their flow. */
export function authorizationRequests(database: IdentityDatabase): AuthorizationRequests {
  return {
    begin: async (state, { flowId, providerId, nonce, codeVerifier }) => {
      const row = { state_hash: sha256(state), provider_id: providerId, nonce, code_verifier: codeVerifier }
      await database
        .insertInto('provider_visits')
        .values({ flow_id: flowId, ...row })
        .onConflict((conflict) => conflict.column('flow_id').doUpdateSet(row))
        .execute()
    },
    take: async (state, browserId) => {
      const row = await database
        .deleteFrom('provider_visits')
        .where('state_hash', '=', sha256(state))
        .where('flow_id', 'in', (own) => own.selectFrom('flows').select('id').where('browser_id', '=', browserId))
        .returningAll()
        .executeTakeFirst()
      return row && { flowId: row.flow_id, providerId: row.provider_id, nonce: row.nonce, codeVerifier: row.code_verifier }
    },
  }
}

const sha256 = (state: string) => createHash('sha256').update(state).digest('base64url')
