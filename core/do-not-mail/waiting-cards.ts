import { type DoNotMailKind, type DoNotMailEntry } from '@fondly/domain/do-not-mail/do-not-mail.ts'
import { matchDoNotMail } from '@fondly/domain/do-not-mail/match-do-not-mail.ts'
import { MAX_DAYS_AHEAD } from '@fondly/domain/mail-date/mail-date.ts'
import { readPerson, type TypedPerson } from '@fondly/domain/recognition/compare-people.ts'
import { sql } from 'kysely'
import type { CoreContext } from '../context.ts'
import { createCardRecipients } from '../recognition/card-recipients.ts'
import { openEach } from '../seal/open-each.ts'
import { type SendingData, sendingSeal, wholeData } from '../sendings/sending-data.ts'
import { createRecipientWords } from '../sendings/recipient-words.ts'
import { CREATE_ORDER } from '../sendings/step-names.ts'

/** A card that was ordered before the entry was added and is not cut yet. Without `withdrawableUntil` it cannot be withdrawn at this moment. */
export type WaitingCard = { orderNo: string; cardName: string; sender: string; mailDate: string; withdrawableUntil: Date | undefined }

export type WaitingCards = {
  /** The newest of them. */
  cards: WaitingCard[]
  /** How many there are. */
  total: number
  /** How many more are being ordered at this moment: they had passed the check before the entry was added. */
  underWay: number
}

/** So many are listed; the others are counted. */
const MAX_LISTED_CARDS = 50
/** So many rows are opened at a time. */
const ROWS_AT_ONCE = 300
/** No card waits longer: one that is ordered today for the last mail date, and days for a batch that is late. */
const MAX_WAITING_DAYS = MAX_DAYS_AHEAD + 15
const DAY_MS = 86_400_000

export type WaitingContext = Pick<CoreContext, 'database' | 'env' | 'press' | 'seal' | 'settings'>

/**
 * Creates the function that lists the cards that are ordered and not cut, although their recipient is on the list. With the check before each order, every
 * card that is not cut is refused, listed or counted. Nothing is withdrawn by itself: an administrator decides about each.
 */
export function createListWaitingCards({ database, env, press, seal, settings }: WaitingContext) {
  const recipients = createCardRecipients(settings.dataKey, seal)
  const sendings = sendingSeal(seal)
  const words = createRecipientWords(settings.dataKey)

  /** The cards of the last weeks that may be meant, newest first. An address, and a name at a ZIP code, are looked for in the whole ZIP code. */
  function selectCandidates(clientId: string, kind: DoNotMailKind, entry: DoNotMailEntry, after: { sentAt: Date; id: string } | undefined) {
    let asked = database
      .selectFrom('card_recipient')
      .innerJoin('sending', 'sending.id', 'card_recipient.sending_id')
      .select(['sending_id', 'card_recipient.order_no', 'sent_at', 'sealed'])
      .where('card_recipient.client_id', '=', clientId)
      .where('sent_at', '>', new Date(env.clock().getTime() - MAX_WAITING_DAYS * DAY_MS))
      .orderBy('sent_at', 'desc')
      .orderBy('sending_id', 'desc')
      .limit(ROWS_AT_ONCE)
    if (after) asked = asked.where(sql<boolean>`(sent_at, sending_id) < (${after.sentAt}, ${after.id})`)
    if (kind === 'person') return asked.where(sql<boolean>`keys && ${recipients.hashKeys(clientId, [readPerson(entry)])}::bytea[]`)
    const typed = kind === 'name-in-zip' ? [entry.lastName, entry.zipCode] : [entry.zipCode]
    for (const hash of typed.flatMap((text) => words.ofSearch(clientId, text)))
      asked = asked.where(sql<boolean>`card_recipient.order_no in (select order_no from recipient_word where word = ${hash})`)
    return asked
  }

  /** Adds the mail dates. What was sent is large, so only that of the cards that are meant is read. */
  async function readMailDates<Found extends { id: string }>(found: readonly Found[]): Promise<(Found & { mailDate: string })[]> {
    if (found.length === 0) return []
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
   * Counts the sendings whose order may exist, and which are not recorded among the recipients of cards yet. They are running: a sending waits for its
   * sender's answer only before that.
   */
  async function countUnderWay(clientId: string, isMeant: (people: readonly TypedPerson[]) => boolean): Promise<number> {
    const rows = await database
      .selectFrom('sending')
      .innerJoin('person', 'person.user_id', 'sending.owner')
      .select(['sending.id', wholeData])
      .where('person.client_id', '=', clientId)
      .where('sending.state', '=', 'running')
      .where(sql<boolean>`(started_step = ${CREATE_ORDER} or ${CREATE_ORDER} = any(recorded))`)
      .execute()
    const readPeople = ({ data }: { data: SendingData }) => {
      const { form } = sendings.snapshot(data)
      const { zip: zipCode, ...lines } = sendings.destination(data).address
      return [form, { ...form, ...lines, zipCode }]
    }
    return openEach(rows, readPeople, { env, table: 'sending' }).filter(isMeant).length
  }

  return async (clientId: string, { kind, ...entry }: DoNotMailEntry & { kind: DoNotMailKind }): Promise<WaitingCards> => {
    const reading = readPerson(entry)
    const isMeant = (people: readonly TypedPerson[]) =>
      people.some((person) => matchDoNotMail(kind, reading, readPerson(person)) !== undefined)
    // Counted first: one that is ordered meanwhile is listed then.
    const underWay = await countUnderWay(clientId, isMeant)
    const waiting: WaitingCard[] = []
    for (let rows = await selectCandidates(clientId, kind, entry, undefined).execute(); rows.length > 0;) {
      const found = await readMailDates(
        openEach(rows, ({ sending_id: id, order_no: orderNo, sealed }) => ({ id, orderNo, ...recipients.open(sealed, id) }), {
          env,
          table: 'card_recipient',
        }).filter(({ people }) => isMeant(people)),
      )
      // The press has not seen the newest orders yet, and then needs their mail date.
      const standings =
        found.length > 0 ? await press.withdrawableUntil(found.map(({ orderNo, mailDate }) => ({ orderNo, mailDate }))) : new Map()
      for (const { orderNo, cardName, senderName: sender, mailDate } of found) {
        const standing = standings.get(orderNo)
        if (standing && !standing.withdrawn && standing.state !== 'cut')
          waiting.push({ orderNo, cardName, sender, mailDate, withdrawableUntil: standing.until })
      }
      const last = rows.at(-1)
      if (rows.length < ROWS_AT_ONCE || !last) break
      rows = await selectCandidates(clientId, kind, entry, { sentAt: last.sent_at, id: last.sending_id }).execute()
    }
    return { cards: waiting.slice(0, MAX_LISTED_CARDS), total: waiting.length, underWay }
  }
}
