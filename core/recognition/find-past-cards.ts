import { postalDay } from '@fondly/domain/mail-date/postal-day.ts'
import { HISTORY_DAYS } from '@fondly/domain/order-history/history-window.ts'
import { comparePeople, type PersonReading, readPerson, type TypedPerson } from '@fondly/domain/recognition/compare-people.ts'
import { sql } from 'kysely'
import type { CoreContext } from '../context.ts'
import type { Person } from '../users/person.ts'
import { createCardRecipients } from './card-recipients.ts'

/** A card that somebody of the client sent to the same person. */
export type PastCard = {
  cardId: string
  cardName: string
  /** The picture of the front; null where this user may not send the card. */
  pictureUrl: string | null
  /** The postal day on which it was sent. */
  day: string
  isOwn: boolean
  sender: string
}

/** Fewer share a key with anybody, even in a tower. */
const MAX_CANDIDATES = 300
/** More past cards than this say no more. */
const MAX_PAST_CARDS = 5
const DAY_MS = 86_400_000

type PastCardsContext = Pick<CoreContext, 'cardAccess' | 'database' | 'env' | 'press' | 'seal' | 'settings'>

/** Creates the function that finds the cards that anybody of the user's client sent to this person in the last days, newest first. */
export function createFindPastCards({ cardAccess, database, env, press, seal, settings }: PastCardsContext) {
  const recipients = createCardRecipients(settings.dataKey, seal)
  // Sendings are kept only a little longer.
  const days = settings.recognisedDays ?? HISTORY_DAYS

  async function findCandidates(clientId: string, reading: PersonReading) {
    const keys = recipients.hashKeys(clientId, [reading])
    if (keys.length === 0 || days === 0) return []
    const rows = await database
      .selectFrom('card_recipient')
      .select(['sending_id', 'order_no', 'sent_at', 'sealed'])
      .where('client_id', '=', clientId)
      .where(sql<boolean>`keys && ${keys}::bytea[]`)
      .where('sent_at', '>', new Date(env.clock().getTime() - days * DAY_MS))
      .orderBy('sent_at', 'desc')
      .limit(MAX_CANDIDATES)
      .execute()
    return rows.map((row) => ({ orderNo: row.order_no, sentAt: row.sent_at, ...recipients.open(row.sealed, row.sending_id) }))
  }

  return async (user: Person, typed: TypedPerson, { exceptOrderNo }: { exceptOrderNo?: string | undefined } = {}): Promise<PastCard[]> => {
    const reading = readPerson(typed)
    const candidates = await findCandidates(user.clientId, reading)
    const found = candidates.filter(
      ({ orderNo, people }) => orderNo !== exceptOrderNo && people.some((person) => comparePeople(readPerson(person), reading).isSame),
    )
    if (found.length === 0) return []
    // Only the press knows what was withdrawn or refused after it was ordered.
    const endings = await press.endings(found.map(({ orderNo }) => orderNo))
    const sent = found.filter(({ orderNo }) => {
      const ending = endings.get(orderNo)
      return !ending || (!ending.isWithdrawn && ending.rejection === undefined)
    })
    return Promise.all(
      sent.slice(0, MAX_PAST_CARDS).map(async ({ cardId, cardName, sentAt, senderId, senderName }) => {
        const card = (await cardAccess.find(user, cardId))?.card
        return {
          cardId,
          cardName: card?.name ?? cardName,
          pictureUrl: card?.pictureUrl ?? null,
          day: postalDay(sentAt, settings.postalZone),
          isOwn: senderId === user.id,
          sender: senderName,
        }
      }),
    )
  }
}
