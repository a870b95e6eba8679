import type { IdentityDatabase } from './tables.ts'

export type Policies = { add: (names: string[]) => Promise<void>; unknownAmong: (names: string[]) => Promise<string | undefined> }

/** The sign-on policies that are assigned to the applications, by name. All of them ask for the password. */
export function policies(database: IdentityDatabase): Policies {
  return {
    add: async (names) => {
      if (names.length === 0) return
      const rows = names.map((name) => ({ name }))
      await database
        .insertInto('policies')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    unknownAmong: async (names) => {
      const impossible = names.find((name) => name.includes('\0') || !name.isWellFormed())
      if (impossible !== undefined) return impossible
      const found = await database.selectFrom('policies').select('name').where('name', 'in', names).execute()
      return names.find((name) => !found.some((row) => row.name === name))
    },
  }
}
