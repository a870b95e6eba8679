import type { Policies } from './policies.ts'
import type { IdentityDatabase } from './tables.ts'

const REGISTRANTS = { name: 'Registered', id: '9d7c1f02-5a3e-4c86-b1d4-7e60f2a8c935' }

/** Returns the population id of the first of these policies that has a population; otherwise the id of a separate population for registered users. */
export async function choosePopulation(database: IdentityDatabase, policies: Policies, names: string[]): Promise<string> {
  const assigned = await policies.findByNames(names)
  for (const name of names) {
    const population = assigned.find((policy) => policy.name === name)?.populationId
    if (population) return population
  }
  await database
    .insertInto('populations')
    .values(REGISTRANTS)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return REGISTRANTS.id
}
