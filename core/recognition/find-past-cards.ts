import { HISTORY_DAYS } from '@fondly/domain/order-history/history-window.ts'
import { comparePeople, type PersonReading, readPerson, type TypedPerson } from '@fondly/domain/recognition/compare-people.ts'
import { sql } from 'kysely'
import type { CoreContext } from '../context.ts'
import { openEach } from '../seal/open-each.ts'
import type { Person } from '../users/person.ts'
import { createCardRecipients } from './card-recipients.ts'
import { createSentCardViews, type PastCard } from './sent-cards.ts'
import { countSharedKeys } from './shared-keys.ts'

/** When more cards share a key with the person, only the cards that share the most keys are compared. */
const MAX_CANDIDATES = 300
/** The greatest number of cards in the answer. The newest cards are enough to remind the sender. */
const MAX_PAST_CARDS = 5
const DAY_MS = 86_400_000

type PastCardsContext = Pick<CoreContext, 'cardAccess' | 'database' | 'env' | 'press' | 'seal' | 'settings'>

/** Returns how many days a card is recognised. HISTORY_DAYS is the greatest useful number, because sendings are deleted soon after it. */
const findDays = ({ recognisedDays }: PastCardsContext['settings']): number => recognisedDays ?? HISTORY_DAYS

/**
 * Creates the function that tells, for each of many people, whether the user's client may have sent them a card in the last days, in one statement. It
 * only compares keys, so `createFindPastCards` decides about the people who may have got one.
 */
export function createMayHavePastCards({
  database,
  env,
  seal,
  settings,
}: Pick<PastCardsContext, 'database' | 'env' | 'seal' | 'settings'>) {
  const recipients = createCardRecipients(settings.dataKey, seal)
  const days = findDays(settings)
  return async (clientId: string, people: readonly TypedPerson[]): Promise<boolean[]> => {
    const hashes = people.map((person) => recipients.hashKeys(clientId, [readPerson(person)]))
    const keys = hashes.flat()
    if (keys.length === 0 || days === 0) return people.map(() => false)
    const { rows } = await sql<{ key: Buffer }>`
      select distinct key from card_recipient, unnest(keys) key
      where client_id = ${clientId} and keys && ${keys}::bytea[] and key = any(${keys}::bytea[])
        and sent_at > ${new Date(env.clock().getTime() - days * DAY_MS)}`.execute(database)
    const known = new Set(rows.map(({ key }) => key.toString('hex')))
    return hashes.map((own) => own.some((key) => known.has(key.toString('hex'))))
  }
}

/** Creates the function that finds the cards that the user's client sent to this person in the last days, newest first. */
export function createFindPastCards(context: PastCardsContext) {
  const { database, env, seal, settings } = context
  const views = createSentCardViews(context)
  const recipients = createCardRecipients(settings.dataKey, seal)
  const days = findDays(settings)

  async function findCandidates(clientId: string, reading: PersonReading) {
    const keys = recipients.hashKeys(clientId, [reading])
    if (keys.length === 0 || days === 0) return []
    const rows = await database
      .selectFrom('card_recipient')
      .select(['sending_id', 'order_no', 'sent_at', 'sealed'])
      .where('client_id', '=', clientId)
      .where(sql<boolean>`keys && ${keys}::bytea[]`)
      .where('sent_at', '>', new Date(env.clock().getTime() - days * DAY_MS))
      .orderBy(countSharedKeys(keys), 'desc')
      .orderBy('sent_at', 'desc')
      .limit(MAX_CANDIDATES)
      .execute()
    return openEach(rows, (row) => ({ orderNo: row.order_no, sentAt: row.sent_at, ...recipients.open(row.sealed, row.sending_id) }), {
      env,
      table: 'card_recipient',
    })
  }

  return async (user: Person, typed: TypedPerson, { exceptOrderNo }: { exceptOrderNo?: string | undefined } = {}): Promise<PastCard[]> => {
    const reading = readPerson(typed)
    const candidates = await findCandidates(user.clientId, reading)
    const found = candidates.filter(
      ({ orderNo, people }) => orderNo !== exceptOrderNo && people.some((person) => comparePeople(readPerson(person), reading).isSame),
    )
    const sent = await views.withoutUnsent(found.toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime()))
    return Promise.all(sent.slice(0, MAX_PAST_CARDS).map((card) => views.toPastCard(user, card)))
  }
}
