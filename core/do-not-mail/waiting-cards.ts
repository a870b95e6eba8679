import { type DoNotMailKind, type DoNotMailEntry } from '@fondly/domain/do-not-mail/do-not-mail.ts'
import { matchDoNotMail } from '@fondly/domain/do-not-mail/match-do-not-mail.ts'
import { readPerson } from '@fondly/domain/recognition/compare-people.ts'
import { sql } from 'kysely'
import type { CoreContext } from '../context.ts'
import { createCardRecipients } from '../recognition/card-recipients.ts'
import { sendingSeal, wholeData } from '../sendings/sending-data.ts'
import { createRecipientWords } from '../sendings/recipient-words.ts'

/** A card that was ordered before the entry was added and can still be withdrawn. */
export type WaitingCard = { orderNo: string; cardName: string; sender: string; mailDate: string; withdrawableUntil: Date }

/** The cards of one person or household; more are looked for in Cards sent. */
const MAX_WAITING_CARDS = 50
/** Orders of one ZIP code and last name, or of one house. */
const MAX_CANDIDATES = 300

/**
 * Creates the function that lists the cards that are ordered and wait for their mail day, although their recipient is on the list. Nothing is withdrawn
 * by itself: an administrator decides about each.
 */
export function createListWaitingCards({ database, press, seal, settings }: Pick<CoreContext, 'database' | 'press' | 'seal' | 'settings'>) {
  const recipients = createCardRecipients(settings.dataKey, seal)
  const sendings = sendingSeal(seal)
  const words = createRecipientWords(settings.dataKey)

  return async (clientId: string, { kind, ...entry }: DoNotMailEntry & { kind: DoNotMailKind }): Promise<WaitingCard[]> => {
    const reading = readPerson(entry)
    let asked = database
      .selectFrom('card_recipient')
      .innerJoin('sending', 'sending.id', 'card_recipient.sending_id')
      .select(['sending_id', 'card_recipient.order_no', 'sealed', wholeData])
      .where('card_recipient.client_id', '=', clientId)
      .orderBy('sent_at', 'desc')
      .limit(MAX_CANDIDATES)
    if (kind === 'name-in-zip') {
      for (const hash of [...words.ofSearch(clientId, entry.lastName), ...words.ofSearch(clientId, entry.zipCode)])
        asked = asked.where(sql<boolean>`card_recipient.order_no in (select order_no from recipient_word where word = ${hash})`)
    } else asked = asked.where(sql<boolean>`keys && ${recipients.hashKeys(clientId, [reading])}::bytea[]`)

    const found = (await asked.execute()).flatMap(({ sending_id: id, order_no: orderNo, sealed, data }) => {
      const { cardName, senderName: sender, people } = recipients.open(sealed, id)
      const isMeant = people.some((person) => matchDoNotMail(kind, reading, readPerson(person)) !== undefined)
      // The press has not seen the newest orders yet, and then needs their mail date.
      return isMeant ? [{ orderNo, cardName, sender, mailDate: sendings.snapshot(data).form.sendDate }] : []
    })
    if (found.length === 0) return []
    const standings = await press.withdrawableUntil(found.map(({ orderNo, mailDate }) => ({ orderNo, mailDate })))
    return found
      .flatMap((card) => {
        const standing = standings.get(card.orderNo)
        return standing?.until && !standing.withdrawn ? [{ ...card, withdrawableUntil: standing.until }] : []
      })
      .slice(0, MAX_WAITING_CARDS)
  }
}
