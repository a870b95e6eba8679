import { findNextDay } from '@fondly/domain/occasions/occasion-day.ts'
import { MAX_OCCASIONS_PER_CONTACT, type Occasion } from '@fondly/domain/occasions/occasion.ts'
import { createTypedSeal } from '@fondly/kit/seal.ts'
import { type Kysely, sql } from 'kysely'
import type { CoreContext } from '../context.ts'
import { openEach } from '../seal/open-each.ts'
import type { CoreTables } from '../store/tables.ts'

/** An occasion as it is stored, with the next day on which it falls. */
export type StoredOccasion = Occasion & { id: string; contactId: string; version: number; nextDay: string }

type StoreContext = Pick<CoreContext, 'calendar' | 'database' | 'env' | 'seal'>

export type OccasionStore = ReturnType<typeof createOccasionStore>

/** Creates the store of the yearly days of contacts, sealed except for the next day on which each falls. */
export function createOccasionStore({ calendar, database, env, seal }: StoreContext) {
  const seals = occasionSeal(seal)
  const toColumns = (occasion: Occasion, id: string) => ({
    sealed: seals.close(occasion, id),
    next_day: findNextDay(occasion.monthDay, calendar.today()),
  })

  return {
    /** Opens the content of an occasion. */
    open: seals.open,

    /** Lists the occasions of these contacts, the soonest first. */
    async list(contactIds: readonly string[], from: Kysely<CoreTables> = database): Promise<StoredOccasion[]> {
      if (contactIds.length === 0) return []
      const rows = await from
        .selectFrom('occasion')
        .select(['id', 'contact_id', 'version', 'sealed'])
        .where('contact_id', 'in', contactIds)
        .execute()
      const today = calendar.today()
      const open = ({ id, contact_id: contactId, version, sealed }: (typeof rows)[number]): StoredOccasion => {
        const occasion = seals.open(sealed, id)
        // The daily round has computed the stored day, so this day may have passed. Compute it again.
        return { ...occasion, id, contactId, version, nextDay: findNextDay(occasion.monthDay, today) }
      }
      return openEach(rows, open, { env, table: 'occasion' }).toSorted((one, other) => one.nextDay.localeCompare(other.nextDay))
    },

    /** Finds the contact of an occasion. Undefined when the occasion does not exist. */
    findContactId: async (id: string): Promise<string | undefined> =>
      (await database.selectFrom('occasion').select('contact_id').where('id', '=', id).executeTakeFirst())?.contact_id,

    /** Adds occasions to contacts that have room for them. */
    async addAll(transaction: Kysely<CoreTables>, clientId: string, added: readonly (Occasion & { contactId: string })[]): Promise<void> {
      if (added.length === 0) return
      const rows = added.map(({ contactId, ...occasion }) => {
        const id = env.ids()
        return { id, contact_id: contactId, client_id: clientId, ...toColumns(occasion, id), created_at: env.clock() }
      })
      await transaction.insertInto('occasion').values(rows).execute()
    },

    /** Adds an occasion. Returns false when the contact has the greatest allowed number of occasions. */
    async add(contactId: string, clientId: string, occasion: Occasion): Promise<boolean> {
      const id = env.ids()
      const { next_day: nextDay, sealed } = toColumns(occasion, id)
      const added = await database
        .insertInto('occasion')
        .columns(['id', 'contact_id', 'client_id', 'next_day', 'sealed', 'created_at'])
        .expression(
          database
            .selectNoFrom([
              sql.val(id).as('id'),
              sql.val(contactId).as('contact_id'),
              sql.val(clientId).as('client_id'),
              sql.val(nextDay).as('next_day'),
              sql<Buffer>`${sealed}::bytea`.as('sealed'),
              sql<Date>`${env.clock()}::timestamptz`.as('created_at'),
            ])
            .where(
              (row) =>
                row
                  .selectFrom('occasion')
                  .select(({ fn }) => fn.countAll<number>().as('count'))
                  .where('contact_id', '=', contactId),
              '<',
              MAX_OCCASIONS_PER_CONTACT,
            ),
        )
        .executeTakeFirst()
      return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    /**
     * Changes an occasion. Returns false when there is a newer version than the user saw. If nobody has opened the card that was prepared for the old
     * day or kind, removes that card, because the changed occasion gets its own card.
     */
    change: (id: string, version: number, occasion: Occasion): Promise<boolean> =>
      database.transaction().execute(async (transaction) => {
        const columns = toColumns(occasion, id)
        const before = await transaction
          .selectFrom('occasion')
          .select('sealed')
          .where('id', '=', id)
          .where('version', '=', version)
          .forUpdate()
          .executeTakeFirst()
        if (!before) return false
        await transaction
          .updateTable('occasion')
          .set({ ...columns, version: version + 1 })
          .where('id', '=', id)
          .execute()
        const unopened = transaction.deleteFrom('prepared_card').where('occasion_id', '=', id).where('draft_key', 'is', null)
        const isSameKind = seals.open(before.sealed, id).kind === occasion.kind
        await (isSameKind ? unopened.where('day', '!=', columns.next_day) : unopened).execute()
        return true
      }),

    remove: async (id: string): Promise<void> => void (await database.deleteFrom('occasion').where('id', '=', id).execute()),
  }
}

/** Creates the seal for the content of occasions. */
export const occasionSeal = (seal: CoreContext['seal']) => createTypedSeal<Occasion, [id: string]>(seal, (id) => `occasion ${id}`)

/** How many rows one statement reads. */
export const OCCASIONS_AT_ONCE = 500

type PassedScope = { clientId: string; contactId?: string | undefined; today: string }
/** The position of an occasion in the reading order: its id and its day. */
export type PassedOccasion = { id: string; next_day: string }

/**
 * Moves occasions whose day has passed to their next day. Moves at most OCCASIONS_AT_ONCE occasions, beginning after `after`. Returns the position of
 * the last one if there may be more. An occasion that cannot be opened keeps its day.
 */
export async function moveToNextDays(
  { database, env, seal }: Pick<CoreContext, 'database' | 'env' | 'seal'>,
  { clientId, contactId, today }: PassedScope,
  after?: PassedOccasion,
): Promise<PassedOccasion | undefined> {
  const { open } = occasionSeal(seal)
  let asked = database
    .selectFrom('occasion')
    .select(['id', 'next_day', 'sealed'])
    .where('client_id', '=', clientId)
    .where('next_day', '<', today)
  if (contactId !== undefined) asked = asked.where('contact_id', '=', contactId)
  if (after) asked = asked.where(sql<boolean>`(next_day, id) > (${after.next_day}, ${after.id})`)
  const passed = await asked.orderBy('next_day').orderBy('id').limit(OCCASIONS_AT_ONCE).execute()
  const moved = openEach(passed, ({ id, next_day: was, sealed }) => ({ id, was, next: findNextDay(open(sealed, id).monthDay, today) }), {
    env,
    table: 'occasion',
  })
  if (moved.length > 0)
    await sql`
      update occasion set next_day = row.next
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as row (id text, was text, next text)
      where occasion.id = row.id and occasion.next_day = row.was`.execute(database)
  return passed.length === OCCASIONS_AT_ONCE ? passed.at(-1) : undefined
}
