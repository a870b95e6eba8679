import type { LoadIdentityProvider } from '@fondly/contracts/load/world.ts'
import type { IdentityDatabase } from './tables.ts'

export type Providers = {
  put: (providers: LoadIdentityProvider[]) => Promise<void>
  find: (id: string) => Promise<LoadIdentityProvider | undefined>
}

/** External OpenID Connect providers, as clients' documents name them. */
export function providers(database: IdentityDatabase): Providers {
  return {
    put: async (providers) => {
      for (const { id, name, issuer, clientId, clientSecret } of providers) {
        const row = { name, issuer, client_id: clientId, client_secret: clientSecret }
        await database
          .insertInto('providers')
          .values({ id, ...row })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute()
      }
    },
    find: async (id) => {
      const row = await database.selectFrom('providers').selectAll().where('id', '=', id).executeTakeFirst()
      return row && { id: row.id, name: row.name, issuer: row.issuer, clientId: row.client_id, clientSecret: row.client_secret }
    },
  }
}
