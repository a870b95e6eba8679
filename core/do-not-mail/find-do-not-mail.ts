import type { DoNotMailReason } from '@fondly/domain/do-not-mail/do-not-mail.ts'
import { type DoNotMailMatch, matchDoNotMail } from '@fondly/domain/do-not-mail/match-do-not-mail.ts'
import { postalDay } from '@fondly/domain/mail-date/postal-day.ts'
import { readPerson, type TypedPerson } from '@fondly/domain/recognition/compare-people.ts'
import type { RefusalCode } from '@fondly/domain/refusal-code.ts'
import { Refused } from '@fondly/domain/refused.ts'
import { compileStatement } from '@fondly/kit/sql/compile-statement.ts'
import { type Kysely, sql } from 'kysely'
import type { CoreContext } from '../context.ts'
import type { CoreTables } from '../store/tables.ts'
import { createEntrySeal } from './sealed-entry.ts'

/** The entry of the client's list that is about a person. */
export type FoundDoNotMail = { match: DoNotMailMatch; reason: DoNotMailReason; words: string }

/** An entry of this client that has one of the keys, and has not ended by `today`, may be about the person. */
export type DoNotMailKeys = { keys: Buffer[]; clientId: string; today: string }

/** The condition of a row of `do_not_mail` that may be about the person. */
export const mayBeAbout = ({ keys, clientId, today }: DoNotMailKeys) => sql<boolean>`
  keys && ${keys}::bytea[] and client_id = ${clientId} and removed_at is null and (until_day is null or until_day >= ${today})`

const findEntries = compileStatement((tables: Kysely<CoreTables>, search: DoNotMailKeys) =>
  tables.selectFrom('do_not_mail').select(['id', 'sealed']).where(mayBeAbout(search)),
)

type SearchContext = Pick<CoreContext, 'env' | 'seal' | 'settings'>

/**
 * Creates the search for the entry about a person, without its statement. A person may have several addresses: the typed and the checked one. A
 * certain match is preferred to a possible match. Every entry that shares a key is compared, because a large residence may have hundreds of entries at
 * one address; MAX_DO_NOT_MAIL_ENTRIES limits the list.
 */
export function createDoNotMailSearch(context: SearchContext) {
  const { env, settings } = context
  const entries = createEntrySeal(context)
  return {
    about: (clientId: string, people: readonly TypedPerson[]) => {
      const readings = people.map(readPerson)
      const search: DoNotMailKeys = {
        keys: entries.hashesOf(clientId, readings),
        clientId,
        today: postalDay(env.clock(), settings.postalZone),
      }
      const choose = (rows: readonly { id: string; sealed: Buffer }[]): FoundDoNotMail | undefined => {
        let alike: FoundDoNotMail | undefined
        for (const { id, sealed } of rows) {
          const { kind, entry } = entries.open(sealed, id)
          const matches = readings.map((reading) => matchDoNotMail(kind, readPerson(entry), reading))
          const { reason, words } = entry
          if (matches.includes('same')) return { match: 'same', reason, words }
          if (matches.includes('alike')) alike ??= { match: 'alike', reason, words }
        }
        return alike
      }
      return { search, choose }
    },
  }
}

export type FindDoNotMail = ReturnType<typeof createFindDoNotMail>

/** Creates the function that finds the entry of the client's list that is about this person, in one statement. */
export function createFindDoNotMail(context: SearchContext & Pick<CoreContext, 'database'>) {
  const doNotMail = createDoNotMailSearch(context)
  return async (clientId: string, people: readonly TypedPerson[]): Promise<FoundDoNotMail | undefined> => {
    const { search, choose } = doNotMail.about(clientId, people)
    return search.keys.length === 0 ? undefined : choose((await findEntries.execute(context.database, search)).rows)
  }
}

const REFUSALS = {
  moved: 'do-not-mail-moved',
  asked: 'do-not-mail-asked',
  deceased: 'do-not-mail-deceased',
  returned: 'do-not-mail-returned',
  legal: 'do-not-mail-legal',
  other: 'do-not-mail-other',
} as const satisfies Record<DoNotMailReason, RefusalCode>

/** Returns the refusal of a card to a person on the list. Each reason has its own sentence. */
export const doNotMailRefusal = ({ reason, words }: FoundDoNotMail): Refused =>
  new Refused('conflict', REFUSALS[reason], reason === 'other' ? { params: { words } } : {})
