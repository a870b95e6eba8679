import type { Birthday } from '@fondly/domain/contacts/read-birthday.ts'
import { findNextDay } from '@fondly/domain/occasions/occasion-day.ts'
import { MAX_OCCASIONS_PER_CONTACT } from '@fondly/domain/occasions/occasion.ts'
import type { Kysely } from 'kysely'
import type { CoreContext } from '../context.ts'
import { createOccasionStore } from '../occasions/occasion-store.ts'
import { findLastDueDay } from '../occasions/prepare-cards.ts'
import { requestRound } from '../occasions/round-lease.ts'
import type { CoreTables } from '../store/tables.ts'

export type BirthdaysContext = Pick<CoreContext, 'calendar' | 'database' | 'env' | 'seal'>

/** Creates the functions that read and add the birthdays of contacts for files. An imported birthday becomes an occasion like a typed one. */
export function createBirthdays(context: BirthdaysContext) {
  const store = createOccasionStore(context)
  return {
    /** Finds the birthdays of these contacts. */
    async find(contactIds: readonly string[]): Promise<Map<string, Birthday>> {
      const occasions = await store.list(contactIds)
      return new Map(
        occasions.filter(({ kind }) => kind === 'birthday').map(({ contactId, monthDay, year }) => [contactId, { monthDay, year }]),
      )
    },

    /** Finds those of these contacts that have no birthday yet, and room for one. */
    async listWithout(contactIds: readonly string[], database: Kysely<CoreTables> = context.database): Promise<Set<string>> {
      const known = Map.groupBy(await store.list(contactIds, database), ({ contactId }) => contactId)
      return new Set(
        contactIds.filter((id) => {
          const occasions = known.get(id) ?? []
          return occasions.length < MAX_OCCASIONS_PER_CONTACT && !occasions.some(({ kind }) => kind === 'birthday')
        }),
      )
    },

    /** Adds birthdays to contacts that have none. If a card may be due, requests another daily round, so that the card is prepared today. */
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
