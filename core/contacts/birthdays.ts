import type { Birthday } from '@fondly/domain/contacts/read-birthday.ts'
import { findNextDay } from '@fondly/domain/occasions/occasion-day.ts'
import { MAX_OCCASIONS_PER_CONTACT } from '@fondly/domain/occasions/occasion.ts'
import type { Kysely } from 'kysely'
import type { CoreContext } from '../context.ts'
import { createOccasionStore } from '../occasions/occasion-store.ts'
import { findLastDueDay } from '../occasions/prepare-cards.ts'
import { requestRound } from '../occasions/round-lease.ts'
import type { CoreTables } from '../store/tables.ts'

export type FoundBirthdays = { born: Map<string, Birthday>; without: Set<string> }
export type BirthdaysContext = Pick<CoreContext, 'calendar' | 'database' | 'env' | 'seal'>

/** Creates the functions that read and add the birthdays of contacts for files. An imported birthday becomes an occasion like a typed one. */
export function createBirthdays(context: BirthdaysContext) {
  const store = createOccasionStore(context)
  return {
    /**
     * Finds the birthdays of these contacts. `born` has the known birthdays; `without` has the contacts that have no birthday yet and room for one
     * more occasion.
     */
    async find(contactIds: readonly string[], database: Kysely<CoreTables> = context.database): Promise<FoundBirthdays> {
      const occasions = await store.list(contactIds, database)
      const counts = new Map<string, number>()
      for (const { contactId } of occasions) counts.set(contactId, (counts.get(contactId) ?? 0) + 1)
      const born = new Map(
        occasions.filter(({ kind }) => kind === 'birthday').map(({ contactId, monthDay, year }) => [contactId, { monthDay, year }]),
      )
      const without = contactIds.filter((id) => !born.has(id) && (counts.get(id) ?? 0) < MAX_OCCASIONS_PER_CONTACT)
      return { born, without: new Set(without) }
    },

    /** Adds birthdays to contacts that have none. If a card may already be due, also requests another daily round for today. */
    async add(transaction: Kysely<CoreTables>, clientId: string, birthdays: ReadonlyMap<string, Birthday>): Promise<void> {
      await store.addAll(
        transaction,
        clientId,
        [...birthdays].map(([contactId, birthday]) => ({ ...birthday, contactId, kind: 'birthday', words: '' })),
      )
      const today = context.calendar.today()
      const isSoon = ({ monthDay }: Birthday) => findNextDay(monthDay, today) <= findLastDueDay(today)
      if ([...birthdays.values()].some(isSoon)) await requestRound(transaction)
    },
  }
}
