import type { LoadIdentityProvider } from '@fondly/contracts/load/world.ts'
import type { Seal } from '@fondly/kit/seal.ts'
import { secretPlace } from './secret-place.ts'
import type { IdentityDatabase } from './tables.ts'

export type Providers = {
  put: (providers: LoadIdentityProvider[]) => Promise<void>
  find: (id: string) => Promise<LoadIdentityProvider | undefined>
}

/** External OpenID Connect providers, as clients' documents name them. */
export function providers(database: IdentityDatabase, seal: Seal): Providers {
  return {
    put: async (providers) => {
      for (const { id, name, issuer, clientId, clientSecret } of providers) {
        const row = { name, issuer, client_id: clientId, sealed_client_secret: seal.close(clientSecret, secretPlace('providers', id)) }
        await database
          .insertInto('providers')
          .values({ id, ...row })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute()
      }
    },
    find: async (id) => {
      const row = await database.selectFrom('providers').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) return undefined
      const clientSecret = seal.open(row.sealed_client_secret, secretPlace('providers', id)) as string // sealed by `put` only
      return { id: row.id, name: row.name, issuer: row.issuer, clientId: row.client_id, clientSecret }
    },
  }
}
