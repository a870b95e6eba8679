import type { Env } from '@fondly/kit/env.ts'
import { createTypedSeal, type Seal } from '@fondly/kit/seal.ts'
import type { Kysely, Selectable } from 'kysely'
import type { CoreTables } from '../store/tables.ts'

export type Registrant = { email: string; firstName: string; lastName: string }
export type RegistrationState = CoreTables['registration']['state']
export type StoredRegistration = { userId: string; clientId: string; state: RegistrationState; registrant: Registrant; createdAt: Date }

type StoreContext = { database: Kysely<CoreTables>; seal: Seal; env: Pick<Env, 'clock'> }

/** The greatest number of people that are read, which is what the page can show. Each row has to be decrypted. */
const MAX_LISTED_PEOPLE = 200

export type RegistrationStore = ReturnType<typeof createRegistrationStore>

/** Stores people who registered and wait for consent. Names and addresses are sealed. */
export function createRegistrationStore({ database, seal, env }: StoreContext) {
  const registrants = createTypedSeal<Registrant, [userId: string]>(seal, (userId) => `registration ${userId}`)
  const toStored = (row: Selectable<CoreTables['registration']>): StoredRegistration => ({
    userId: row.user_id,
    clientId: row.client_id,
    state: row.state,
    registrant: registrants.open(row.sealed, row.user_id),
    createdAt: row.created_at,
  })

  return {
    /** Stores that a person waits. If the person has a row for this client already, the row stays as it is. Returns the row. */
    async note(userId: string, clientId: string, registrant: Registrant): Promise<StoredRegistration | undefined> {
      const sealed = registrants.close(registrant, userId)
      await database
        .insertInto('registration')
        .values({ user_id: userId, client_id: clientId, state: 'waiting', sealed, created_at: env.clock() })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({ client_id: clientId, state: 'waiting', sealed, created_at: env.clock() })
            // Replace the row only if identity has moved the account to this client.
            .where('registration.client_id', '!=', clientId),
        )
        .execute()
      return this.find(clientId, userId)
    },
    async find(clientId: string, userId: string): Promise<StoredRegistration | undefined> {
      const query = database.selectFrom('registration').selectAll().where('user_id', '=', userId).where('client_id', '=', clientId)
      const row = await query.executeTakeFirst()
      return row && toStored(row)
    },
    /** Lists the people who wait, longest first, at most as many as a page shows. */
    async listWaiting(clientId: string): Promise<StoredRegistration[]> {
      const query = database.selectFrom('registration').selectAll().where('client_id', '=', clientId).where('state', '=', 'waiting')
      return (await query.orderBy('created_at').limit(MAX_LISTED_PEOPLE).execute()).map(toStored)
    },
    async countWaiting(clientId: string): Promise<number> {
      const query = database.selectFrom('registration').where('client_id', '=', clientId).where('state', '=', 'waiting')
      const { count } = await query.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
      return Number(count)
    },
    /** Ends the waiting of a person whom somebody has admitted or disabled without a decision on the page. */
    async end(userId: string, state: 'accepted' | 'declined'): Promise<void> {
      await this.decide(database, userId, state)
    },
    /** Stores that this person is accepted, even if an administrator declined the person before. */
    async accept(userId: string): Promise<void> {
      await database.updateTable('registration').set({ state: 'accepted' }).where('user_id', '=', userId).execute()
    },
    /** Stores the decision within a transaction. Returns false when somebody else has already decided. */
    async decide(transaction: Kysely<CoreTables>, userId: string, state: 'accepted' | 'declined'): Promise<boolean> {
      const decided = await transaction
        .updateTable('registration')
        .set({ state })
        .where('user_id', '=', userId)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      return decided.numUpdatedRows === 1n
    },
  }
}
