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

const findEntries = compileStatement(
  (tables: Kysely<CoreTables>, { keys, clientId, today }: { keys: Buffer[]; clientId: string; today: string }) =>
    tables
      .selectFrom('do_not_mail')
      .select(['id', 'sealed'])
      .where(sql<boolean>`keys && ${keys}::bytea[]`)
      .where('client_id', '=', clientId)
      .where('removed_at', 'is', null)
      .where((row) => row.or([row('until_day', 'is', null), row('until_day', '>=', today)])),
)

export type FindDoNotMail = ReturnType<typeof createFindDoNotMail>

/**
 * Creates the function that finds the entry of the client's list about this person, in one statement. A person may have several addresses: the typed
 * and the checked one. A certain match is preferred to a possible match. Every entry that shares a key is compared, because a large residence may
 * have hundreds of entries at one address; MAX_DO_NOT_MAIL_ENTRIES limits the list.
 */
export function createFindDoNotMail(context: Pick<CoreContext, 'database' | 'env' | 'seal' | 'settings'>) {
  const { database, env, settings } = context
  const entries = createEntrySeal(context)
  return async (clientId: string, people: readonly TypedPerson[]): Promise<FoundDoNotMail | undefined> => {
    const readings = people.map(readPerson)
    const keys = entries.hashesOf(clientId, readings)
    if (keys.length === 0) return undefined
    const { rows } = await findEntries.execute(database, { keys, clientId, today: postalDay(env.clock(), settings.postalZone) })
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
