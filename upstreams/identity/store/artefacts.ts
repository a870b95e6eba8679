import { createHash } from 'node:crypto'
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import { InvalidGrant } from 'oidc-provider/lib/helpers/errors.js'
import type { IdentityDatabase } from './tables.ts'

// Whoever read these ids in a stolen copy of the table could use them. A grant's and an interaction's id open nothing by themselves.
const SECRET = new Set([
  'AccessToken',
  'AuthorizationCode',
  'ClientCredentials',
  'PushedAuthorizationRequest',
  'RefreshToken',
  'Session',
  'SignOffRequest',
])

// An interaction merely remembers the grant it began under.
const OF_A_GRANT = ['AccessToken', 'AuthorizationCode', 'RefreshToken']

/** Keeps what oidc-provider makes (tokens, codes, grants, its own sessions), so that any process serves any step. */
export function artefacts(database: IdentityDatabase, clock: () => Date): AdapterFactory {
  return (model) => adapter(database, clock, model)
}

function adapter(database: IdentityDatabase, clock: () => Date, model: string): Adapter {
  const key = (id: string) => (SECRET.has(model) ? createHash('sha256').update(id).digest('base64url') : id)
  const table = () => database.selectFrom('artefacts').where('model', '=', model).select(['payload', 'consumed_at'])

  return {
    upsert: async (id, payload, expiresIn) => {
      // Every ttl is set, so that nothing stays for ever.
      if (expiresIn === undefined) throw new Error(`${model} has no ttl.`)
      const { jti: _, ...kept } = payload
      const row = {
        payload: JSON.stringify(SECRET.has(model) ? kept : payload),
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
    find: async (id) => told(await table().where('id', '=', key(id)).executeTakeFirst(), id),
    findByUid: async (uid) => told(await table().where('uid', '=', uid).executeTakeFirst()),
    // The device flow is not on offer.
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
      // Two used it in one moment: that is reuse as well, and the provider has looked before either had consumed it.
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

/** A grant and every token that came of it. */
export async function endGrant(database: IdentityDatabase, grantId: string): Promise<void> {
  await database.deleteFrom('artefacts').where('model', 'in', OF_A_GRANT).where('grant_id', '=', grantId).execute()
  await database.deleteFrom('artefacts').where('model', '=', 'Grant').where('id', '=', grantId).execute()
}

type Found = { payload: Record<string, unknown>; consumed_at: Date | null }

function told(row: Found | undefined, jti?: string): AdapterPayload | undefined {
  if (!row) return undefined
  return {
    ...row.payload,
    ...(jti ? { jti } : {}),
    ...(row.consumed_at ? { consumed: Math.floor(row.consumed_at.getTime() / 1000) } : {}),
  }
}
