import type { SignOnPolicy } from '../flows/engine.ts'
import type { IdentityDatabase } from './tables.ts'

/** A sign-on policy, and the population of people who register under it. Null: the population of the default client. */
export type AssignedPolicy = SignOnPolicy & { populationId: string | null }
export type ListedPolicy = { id: string; name: string; way: SignOnPolicy['way']; providerId: string | null }
export type Policies = {
  put: (policies: AssignedPolicy[]) => Promise<void>
  /** Returns one page of the policies by name, and the number of all policies. `after` is the last name of the previous page. */
  list: (page: { limit: number; after?: string | undefined }) => Promise<{ policies: ListedPolicy[]; count: number; hasMore: boolean }>
  find: (id: string) => Promise<ListedPolicy | undefined>
  /** The policies with these names, in any order; names without a policy are left out. */
  findByNames: (names: string[]) => Promise<AssignedPolicy[]>
}

/**
 * The sign-on policies of the environment, by name. Without `openRegistration` nobody can register under a policy that names no mail domains, even
 * if it was loaded with registration.
 */
export function policies(database: IdentityDatabase, { openRegistration }: { openRegistration: boolean }): Policies {
  const listed = () => database.selectFrom('policies').select(['id', 'name', 'way', 'provider_id as providerId'])
  return {
    put: async (policies) => {
      for (const { name, way, registration, registrationDomains, populationId, provider } of policies) {
        const domains = registrationDomains ? [...registrationDomains] : null
        const row = { way, registration, registration_domains: domains, population_id: populationId, provider_id: provider?.id ?? null }
        await database
          .insertInto('policies')
          .values({ name, ...row })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
          .execute()
      }
    },
    list: async ({ limit, after }) => {
      const page = listed()
        .orderBy('name')
        .limit(limit + 1)
      const found = await (after === undefined ? page : page.where('name', '>', after)).execute()
      const { count } = await database
        .selectFrom('policies')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return { policies: found.slice(0, limit), count: Number(count), hasMore: found.length > limit }
    },
    find: (id) => listed().where('id', '=', id).executeTakeFirst(),
    findByNames: async (names) => {
      const possible = names.filter((name) => !name.includes('\0') && name.isWellFormed())
      if (possible.length === 0) return []
      const rows = await database
        .selectFrom('policies')
        .leftJoin('providers', 'providers.id', 'policies.provider_id')
        .selectAll('policies')
        .select(['providers.name as provider_name', 'providers.enabled as provider_enabled'])
        .where('policies.name', 'in', possible)
        .execute()
      return rows.map(({ name, way, registration, registration_domains, population_id, provider_id, provider_name, provider_enabled }) => ({
        name,
        way,
        registration: registration && (openRegistration || registration_domains !== null),
        ...(registration_domains ? { registrationDomains: registration_domains } : {}),
        populationId: population_id,
        // A provider that is switched off is not offered. If the policy demands it (way 'external'), the sign-on ends with a sentence.
        ...(provider_id && provider_name && (provider_enabled || way === 'external')
          ? { provider: { id: provider_id, name: provider_name } }
          : {}),
      }))
    },
  }
}
