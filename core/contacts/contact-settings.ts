import type { Kysely } from 'kysely'
import type { CoreContext } from '../context.ts'
import type { CoreTables } from '../store/tables.ts'
import type { Person } from '../users/person.ts'

/** Creates the settings of the address book: whether a user's recipients become contacts, and whether the client shares an address book. */
export function createContactSettings({ clients, database }: Pick<CoreContext, 'clients' | 'database'>) {
  return {
    isSharing: async ({ clientId }: Pick<Person, 'clientId'>): Promise<boolean> =>
      (await clients.find(clientId))?.configuration.sharesAddressBook ?? false,

    /** Returns true unless the user has switched it off that recipients become contacts. */
    remembers: async (userId: string): Promise<boolean> => {
      const row = await database.selectFrom('contact_setting').select('remembers').where('user_id', '=', userId).executeTakeFirst()
      return row?.remembers ?? true
    },

    /** Returns the users in this list who do not want their recipients to become contacts. */
    listSilent: async (transaction: Kysely<CoreTables>, userIds: readonly string[]): Promise<Set<string>> => {
      if (userIds.length === 0) return new Set()
      const off = transaction.selectFrom('contact_setting').select('user_id').where('user_id', 'in', userIds).where('remembers', '=', false)
      return new Set((await off.execute()).map(({ user_id }) => user_id))
    },

    async setRemembers({ id, clientId }: Pick<Person, 'id' | 'clientId'>, remembers: boolean): Promise<void> {
      await database
        .insertInto('contact_setting')
        .values({ user_id: id, client_id: clientId, remembers })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ client_id: clientId, remembers }))
        .execute()
    },
  }
}
