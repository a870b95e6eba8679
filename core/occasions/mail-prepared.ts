import type { CardLanguage } from '@fondly/domain/card-language.ts'
import type { PersonAccount } from '@fondly/gateways/identity/people.ts'
import { sql, type Transaction } from 'kysely'
import type { CoreContext } from '../context.ts'
import type { CoreTables } from '../store/tables.ts'
import { isUnsent } from './prepare-cards.ts'

export type MailContext = Pick<CoreContext, 'brands' | 'calendar' | 'clients' | 'database' | 'mails' | 'settings'>

/** How long a mail waits to be sent. The mail of the next day counts newer cards. */
const GOOD_FOR_DAYS = 1

/** Returns true when a person can be responsible for cards: the account can sign in and has an e-mail address. */
export const isReachable = ({ enabled, email }: Pick<PersonAccount, 'enabled' | 'email'>): boolean => enabled && email !== ''

/**
 * Creates the function that mails each responsible person of a client how many cards were prepared since the person's last mail, at most once a day.
 * The mail names no recipients. Cards without a responsible person are in the mail of every administrator of the client.
 */
export function createMailPrepared({ brands, calendar, clients, database, mails, settings }: MailContext) {
  return async (clientId: string, people: readonly PersonAccount[]): Promise<void> => {
    const today = calendar.today()
    const client = await clients.find(clientId)
    const isSharing = client?.configuration.sharesAddressBook ?? false
    const clientName = client?.name || (await brands.ofClient(clientId))?.name || ''
    const reachable = new Map(people.filter(isReachable).map((person) => [person.id, person]))
    const administrators = [...reachable.values()].filter(({ role }) => role === 'clientadmin').map(({ id }) => id)

    await database.transaction().execute(async (transaction) => {
      const waiting = await listWaiting(transaction, { clientId, isSharing, today })
      const wanted = new Set(waiting.flatMap((userId) => (userId === null ? administrators : reachable.has(userId) ? [userId] : [])))
      const claimed = await claimMails(transaction, [...wanted], today)
      const isShared = claimed.some((userId) => administrators.includes(userId))
      const counted = await markCounted(transaction, { clientId, isSharing, userIds: claimed, isShared, today })
      for (const userId of claimed) {
        const person = reachable.get(userId)
        const isForMe = (owner: string | null) => owner === userId || (owner === null && administrators.includes(userId))
        const count = counted.filter(isForMe).length
        if (!person || count === 0) continue
        await mails.enqueue(transaction, {
          recipient: person.email,
          content: {
            kind: 'prepared-cards',
            firstName: person.firstName,
            clientName,
            count,
            link: `${settings.publicUrl}/prepared`,
            language: toLanguage(person),
          },
          goodForDays: GOOD_FOR_DAYS,
        })
      }
    })
    mails.poke()
  }
}

type Uncounted = { clientId: string; isSharing: boolean; today: string }

/**
 * The condition that a card is on a shelf. Cards for shared contacts are on no shelf while the client does not share its book; a later mail counts
 * them when the client shares it again.
 */
const isSeen = (isSharing: boolean) => sql<boolean>`(${isSharing}::boolean or exists (
  select 1 from occasion join contact on contact.id = occasion.contact_id
  where occasion.id = prepared_card.occasion_id and contact.owner_id is not null))`

/** Lists the people who have cards that no mail has counted. Null stands for the administrators. */
async function listWaiting(transaction: Transaction<CoreTables>, { clientId, isSharing, today }: Uncounted): Promise<(string | null)[]> {
  const rows = await transaction
    .selectFrom('prepared_card')
    .select('user_id')
    .distinct()
    .where('client_id', '=', clientId)
    .where('mailed_on', 'is', null)
    .where('set_aside_at', 'is', null)
    .where('day', '>=', today)
    .where(isUnsent)
    .where(isSeen(isSharing))
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/**
 * Returns the people in this list who have had no mail on this day. The unique key of person and day makes sure that only one process mails each
 * person.
 */
async function claimMails(transaction: Transaction<CoreTables>, userIds: readonly string[], day: string): Promise<string[]> {
  if (userIds.length === 0) return []
  const claimed = await transaction
    .insertInto('occasion_mail')
    .values(userIds.map((userId) => ({ user_id: userId, day })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute()
  return claimed.map(({ user_id }) => user_id)
}

/** Marks the cards that these mails count. Returns the person of each card. */
async function markCounted(
  transaction: Transaction<CoreTables>,
  { clientId, isSharing, userIds, isShared, today }: Uncounted & { userIds: readonly string[]; isShared: boolean },
): Promise<(string | null)[]> {
  if (userIds.length === 0) return []
  const rows = await transaction
    .updateTable('prepared_card')
    .set({ mailed_on: today })
    .where('client_id', '=', clientId)
    .where('mailed_on', 'is', null)
    .where('set_aside_at', 'is', null)
    .where('day', '>=', today)
    .where(isUnsent)
    .where(isSeen(isSharing))
    .where((row) => row.or([row('user_id', 'in', userIds), ...(isShared ? [row('user_id', 'is', null)] : [])]))
    .returning('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

const toLanguage = ({ pageLanguage, languages }: PersonAccount): CardLanguage =>
  pageLanguage === 'es' || (pageLanguage === undefined && languages?.[0] === 'es') ? 'es' : 'en_US'
