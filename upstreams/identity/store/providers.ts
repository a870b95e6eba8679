import { isDeepStrictEqual } from 'node:util'
import type { LoadIdentityProvider } from '@fondly/contracts/load/world.ts'
import { createTypedSeal, type Seal } from '@fondly/kit/seal.ts'
import type { Selectable } from 'kysely'
import { secretPlace } from './secret-place.ts'
import type { IdentityDatabase, IdentityTables, ProviderSettings } from './tables.ts'

/** A provider with the properties that a sign-on needs. */
export type SignOnProvider = LoadIdentityProvider & { enabled: boolean; settings?: ProviderSettings }
/** A provider as the platform API reads and writes it. `settings` is undefined until it was written there. */
export type StoredProvider = LoadIdentityProvider & {
  enabled: boolean
  settings: ProviderSettings | undefined
  createdAt: Date
  updatedAt: Date
}
export type ProviderChange = Omit<StoredProvider, 'id' | 'createdAt' | 'updatedAt' | 'settings'> & { settings: ProviderSettings }

export type Providers = {
  /** Loads providers. If a document has not changed since it was last loaded, the provider keeps the later changes of administrators. */
  put: (providers: LoadIdentityProvider[]) => Promise<void>
  find: (id: string) => Promise<SignOnProvider | undefined>
  read: (id: string) => Promise<StoredProvider | undefined>
  /** Overwrites a provider. Returns undefined when no provider has this id. */
  replace: (id: string, change: (stored: StoredProvider) => ProviderChange) => Promise<StoredProvider | 'name taken' | undefined>
}

/** External OpenID Connect providers, as clients' documents name them and administrators change them. */
export function providers(database: IdentityDatabase, seal: Seal, clock: () => Date): Providers {
  const secrets = createTypedSeal<string, [id: string]>(seal, (id) => secretPlace('providers', id))
  const loadedSeal = createTypedSeal<Omit<LoadIdentityProvider, 'id'>, [id: string]>(seal, (id) => secretPlace('loaded_providers', id))

  function toStored(row: Selectable<IdentityTables['providers']>): StoredProvider {
    const { id, name, issuer, enabled } = row
    const clientSecret = secrets.open(row.sealed_client_secret, id)
    const settings = row.settings ?? undefined
    return {
      id,
      name,
      issuer,
      enabled,
      clientId: row.client_id,
      clientSecret,
      settings,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }
  }

  const read: Providers['read'] = async (id) => {
    const row = await database.selectFrom('providers').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toStored(row)
  }

  return {
    read,
    find: async (id) => {
      const stored = await read(id)
      if (!stored) return undefined
      const { name, issuer, clientId, clientSecret, enabled, settings } = stored
      return { id: stored.id, name, issuer, clientId, clientSecret, enabled, ...(settings ? { settings } : {}) }
    },
    put: async (providers) => {
      for (const { id, ...loaded } of providers) {
        const known = await database.selectFrom('providers').select('sealed_loaded').where('id', '=', id).executeTakeFirst()
        if (known?.sealed_loaded && isDeepStrictEqual(loadedSeal.open(known.sealed_loaded, id), loaded)) continue
        const { name, issuer, clientId, clientSecret } = loaded
        const row = {
          name,
          issuer,
          client_id: clientId,
          sealed_client_secret: secrets.close(clientSecret, id),
          sealed_loaded: loadedSeal.close(loaded, id),
          settings: null,
          updated_at: clock(),
        }
        await database
          .insertInto('providers')
          .values({ id, ...row, created_at: row.updated_at })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute()
      }
    },
    replace: (id, change) =>
      database.transaction().execute(async (transaction) => {
        const row = await transaction.selectFrom('providers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
        if (!row) return undefined
        const stored = toStored(row)
        const { name, issuer, clientId, clientSecret, enabled, settings } = change(stored)
        const namesake = await transaction
          .selectFrom('providers')
          .select('id')
          .where('name', '=', name)
          .where('id', '<>', id)
          .executeTakeFirst()
        if (namesake) return 'name taken'
        // Callers compare these instants, so two writes in one millisecond must have different instants.
        const updatedAt = new Date(Math.max(clock().getTime(), stored.updatedAt.getTime() + 1))
        const written = await transaction
          .updateTable('providers')
          .set({
            name,
            issuer,
            client_id: clientId,
            sealed_client_secret: secrets.close(clientSecret, id),
            enabled,
            settings: JSON.stringify(settings),
            updated_at: updatedAt,
          })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
        return toStored(written)
      }),
  }
}
