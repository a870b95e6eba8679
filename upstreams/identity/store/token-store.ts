import { createHash } from 'node:crypto'
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import { InvalidGrant } from 'oidc-provider/lib/helpers/errors.js'
import type { IdentityDatabase } from './tables.ts'

// The ids of these models are secrets, so only their hashes are stored. Somebody who knows only the id of a grant or an interaction cannot use it.
const MODELS_WITH_SECRET_ID = new Set([
  'AccessToken',
  'AuthorizationCode',
  'ClientCredentials',
  'PushedAuthorizationRequest',
  'RefreshToken',
  'Session',
  'SignOffRequest',
])

// Models that end with their grant. An interaction only refers to the grant that it began under.
const MODELS_OF_A_GRANT = ['AccessToken', 'AuthorizationCode', 'RefreshToken']

/** Models that name the session in which they were issued. */
export const MODELS_WITH_SESSION = MODELS_OF_A_GRANT

/** oidc-provider's adapter: stores its tokens, codes, grants and sessions in PostgreSQL, so that any process can serve any step. */
export function tokenStore(database: IdentityDatabase, clock: () => Date): AdapterFactory {
  return (model) => adapter(database, clock, model)
}

function adapter(database: IdentityDatabase, clock: () => Date, model: string): Adapter {
  const key = (id: string) => (MODELS_WITH_SECRET_ID.has(model) ? createHash('sha256').update(id).digest('base64url') : id)
  const table = () => database.selectFrom('artefacts').where('model', '=', model).select(['payload', 'consumed_at'])

  return {
    upsert: async (id, payload, expiresIn) => {
      // Every model has a ttl, so that no row stays forever.
      if (expiresIn === undefined) throw new Error(`${model} has no ttl.`)
      const { jti: _, ...stored } = payload
      const row = {
        payload: JSON.stringify(MODELS_WITH_SECRET_ID.has(model) ? stored : payload),
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expires_at: new Date(clock().getTime() + expiresIn * 1000),
      }
      await database
        .insertInto('artefacts')
        .values({ model, id: key(id), ...row, consumed_at: null })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
        .execute()
    },
    find: async (id) => toPayload(await table().where('id', '=', key(id)).executeTakeFirst(), id),
    findByUid: async (uid) => toPayload(await table().where('uid', '=', uid).executeTakeFirst()),
    // The device flow is not supported.
    findByUserCode: () => Promise.resolve(undefined),
    consume: async (id) => {
      const consumed = await database
        .updateTable('artefacts')
        .set({ consumed_at: clock() })
        .where('model', '=', model)
        .where('id', '=', key(id))
        .where('consumed_at', 'is', null)
        .returning('grant_id')
        .executeTakeFirst()
      if (consumed) return
      // Two requests used the token at the same time, which counts as reuse. The provider checked both before one of them consumed the token.
      const spent = await database
        .selectFrom('artefacts')
        .where('model', '=', model)
        .where('id', '=', key(id))
        .select('grant_id')
        .executeTakeFirst()
      if (spent?.grant_id) await endGrant(database, spent.grant_id)
      throw new InvalidGrant('already used')
    },
    destroy: async (id) => {
      await database.deleteFrom('artefacts').where('model', '=', model).where('id', '=', key(id)).execute()
    },
    revokeByGrantId: async (grantId) => {
      await database.deleteFrom('artefacts').where('model', '=', model).where('grant_id', '=', grantId).execute()
    },
  }
}

/** Deletes a grant and every token issued under it. */
export async function endGrant(database: IdentityDatabase, grantId: string): Promise<void> {
  await database.deleteFrom('artefacts').where('model', 'in', MODELS_OF_A_GRANT).where('grant_id', '=', grantId).execute()
  await database.deleteFrom('artefacts').where('model', '=', 'Grant').where('id', '=', grantId).execute()
}

type StoredToken = { payload: Record<string, unknown>; consumed_at: Date | null }

function toPayload(row: StoredToken | undefined, jti?: string): AdapterPayload | undefined {
  if (!row) return undefined
  return {
    ...row.payload,
    ...(jti ? { jti } : {}),
    ...(row.consumed_at ? { consumed: Math.floor(row.consumed_at.getTime() / 1000) } : {}),
  }
}
