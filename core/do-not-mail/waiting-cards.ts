import { type DoNotMailKind, type DoNotMailEntry } from '@fondly/domain/do-not-mail/do-not-mail.ts'
import { matchDoNotMail } from '@fondly/domain/do-not-mail/match-do-not-mail.ts'
import { readPerson, type TypedPerson } from '@fondly/domain/recognition/compare-people.ts'
import { sql } from 'kysely'
import type { CoreContext } from '../context.ts'
import { createCardRecipients, toRecipients } from '../recognition/card-recipients.ts'
import { openEach } from '../seal/open-each.ts'
import { type SendingData, sendingSeal, wholeData } from '../sendings/sending-data.ts'
import { CREATE_ORDER } from '../sendings/step-names.ts'
import { type CandidateRow, createReadCandidates } from './read-candidates.ts'

/**
 * A card that was ordered before the entry was added and whose batch is not cut yet. If `withdrawableUntil` is missing, the card cannot be withdrawn
 * at this moment.
 */
export type WaitingCard = { orderNo: string; cardName: string; sender: string; mailDate: string; withdrawableUntil: Date | undefined }

export type WaitingCards = {
  /** The newest cards that wait. */
  cards: WaitingCard[]
  /** The number of all cards that wait. */
  total: number
  /** The number of cards that are being ordered at this moment. They passed the check before the entry was added. */
  underWay: number
}

/** The greatest number of listed cards. The other cards are only counted. */
const MAX_LISTED_CARDS = 50

type IsMeant = (people: readonly TypedPerson[]) => boolean

export type WaitingContext = Pick<CoreContext, 'database' | 'env' | 'press' | 'seal' | 'settings'>

/**
 * Creates the function that lists the cards whose recipient is on the list, and which are ordered but not cut. Together with the check before each
 * order, every such card is refused, listed or counted. No card is withdrawn automatically: an administrator decides about each one.
 */
export function createListWaitingCards({ database, env, press, seal, settings }: WaitingContext) {
  const recipients = createCardRecipients(settings.dataKey, seal)
  const sendings = sendingSeal(seal)
  const readCandidates = createReadCandidates({ database, env, seal, settings })

  /** Returns the cards in this list that match the entry and are not cut. */
  async function findWaiting(rows: readonly CandidateRow[], isMeant: IsMeant): Promise<(WaitingCard & { sentAt: Date })[]> {
    const open = ({ sending_id: id, order_no: orderNo, sent_at: sentAt, sealed }: CandidateRow) => ({
      id,
      orderNo,
      sentAt,
      ...recipients.open(sealed, id),
    })
    const meant = openEach(rows, open, { env, table: 'card_recipient' }).filter(({ people }) => isMeant(people))
    if (meant.length === 0) return []
    const found = await readMailDates(meant)
    // The press does not know the newest orders yet. It needs their mail dates to answer for them.
    const standings = await press.withdrawableUntil(found.map(({ orderNo, mailDate }) => ({ orderNo, mailDate })))
    return found.flatMap(({ orderNo, cardName, senderName: sender, mailDate, sentAt }) => {
      const standing = standings.get(orderNo)
      if (!standing || standing.withdrawn || standing.state === 'cut') return []
      return [{ orderNo, cardName, sender, mailDate, withdrawableUntil: standing.until, sentAt }]
    })
  }

  /** Adds the mail dates. Call it only for cards that match, because it must read the sent form, which is large. */
  async function readMailDates<Found extends { id: string }>(found: readonly Found[]): Promise<(Found & { mailDate: string })[]> {
    const ids = found.map(({ id }) => id)
    const rows = await database.selectFrom('sending').select(['id', wholeData]).where('id', 'in', ids).execute()
    const read = ({ id, data }: (typeof rows)[number]) => [id, sendings.snapshot(data).form.sendDate] as const
    const mailDates = new Map(openEach(rows, read, { env, table: 'sending' }))
    return found.flatMap((one) => {
      const mailDate = mailDates.get(one.id)
      return mailDate === undefined ? [] : [{ ...one, mailDate }]
    })
  }

  /**
   * Counts the running sendings whose order may exist and whose recipient is not recorded yet. A sending at this stage never waits for its sender.
   */
  async function countUnderWay(clientId: string, isMeant: IsMeant): Promise<number> {
    const rows = await database
      .selectFrom('sending')
      .innerJoin('person', 'person.user_id', 'sending.owner')
      .select(['sending.id', wholeData])
      .where('person.client_id', '=', clientId)
      .where('sending.state', '=', 'running')
      .where(sql<boolean>`(started_step = ${CREATE_ORDER} or ${CREATE_ORDER} = any(recorded))`)
      .execute()
    const readPeople = ({ data }: { data: SendingData }) => toRecipients(sendings.snapshot(data).form, sendings.destination(data).address)
    return openEach(rows, readPeople, { env, table: 'sending' }).filter(isMeant).length
  }

  return async (clientId: string, { kind, ...entry }: DoNotMailEntry & { kind: DoNotMailKind }): Promise<WaitingCards> => {
    const reading = readPerson(entry)
    const isMeant: IsMeant = (people) => people.some((person) => matchDoNotMail(kind, reading, readPerson(person)) !== undefined)
    // Count first. A card whose order is completed in between is then both counted and listed, but never missed.
    const underWay = await countUnderWay(clientId, isMeant)
    let newest: (WaitingCard & { sentAt: Date })[] = []
    let total = 0
    for await (const rows of readCandidates(clientId, kind, entry)) {
      const waiting = await findWaiting(rows, isMeant)
      total += waiting.length
      newest = [...newest, ...waiting].toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime()).slice(0, MAX_LISTED_CARDS)
    }
    return { cards: newest.map(({ sentAt: _sentAt, ...card }) => card), total, underWay }
  }
}
