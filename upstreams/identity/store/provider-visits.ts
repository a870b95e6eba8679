import { createHash } from 'node:crypto'
import type { IdentityDatabase } from './tables.ts'

/** What is kept while a browser is at the external provider. */
export type ProviderVisit = { flowId: string; providerId: string; nonce: string; codeVerifier: string }

export type ProviderVisits = {
  /** The flow's only open visit: an older one is over. */
  begin: (state: string, visit: ProviderVisit) => Promise<void>
  /** The visit of this state, once, and only for the browser that began its flow. */
  take: (state: string, browserId: string) => Promise<ProviderVisit | undefined>
}

/** Visits end with their flow. */
export function providerVisits(database: IdentityDatabase): ProviderVisits {
  return {
    begin: async (state, { flowId, providerId, nonce, codeVerifier }) => {
      const row = { state_hash: hashed(state), provider_id: providerId, nonce, code_verifier: codeVerifier }
      await database
        .insertInto('provider_visits')
        .values({ flow_id: flowId, ...row })
        .onConflict((conflict) => conflict.column('flow_id').doUpdateSet(row))
        .execute()
    },
    take: async (state, browserId) => {
      const row = await database
        .deleteFrom('provider_visits')
        .where('state_hash', '=', hashed(state))
        .where('flow_id', 'in', (own) => own.selectFrom('flows').select('id').where('browser_id', '=', browserId))
        .returningAll()
        .executeTakeFirst()
      return row && { flowId: row.flow_id, providerId: row.provider_id, nonce: row.nonce, codeVerifier: row.code_verifier }
    },
  }
}

const hashed = (state: string) => createHash('sha256').update(state).digest('base64url')
