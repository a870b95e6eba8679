import type { DoNotMailEntry, DoNotMailKind } from '@fondly/domain/do-not-mail/do-not-mail.ts'
import { MAX_DAYS_AHEAD } from '@fondly/domain/mail-date/mail-date.ts'
import { readPerson } from '@fondly/domain/recognition/compare-people.ts'
import { sql } from 'kysely'
import type { CoreContext } from '../context.ts'
import { createCardRecipients } from '../recognition/card-recipients.ts'
import { createRecipientWords } from '../sendings/recipient-words.ts'

/** A card whose recipient may be on the list. */
export type CandidateRow = { sending_id: string; order_no: string; sent_at: Date; sealed: Buffer }

/** The number of rows that are read at a time. */
export const ROWS_AT_ONCE = 300
/** The longest time that a card can wait: it is ordered today for the last possible mail date, and its batch is some days late. */
const MAX_WAITING_DAYS = MAX_DAYS_AHEAD + 15
const DAY_MS = 86_400_000

/**
 * Creates the function that reads the client's cards that may match an entry and that commerce does not report as mailed. It reads them part by part.
 * For an address, or a name at a ZIP code, it reads all cards of the ZIP code, because similar spellings count as equal.
 */
export function createReadCandidates({ database, env, seal, settings }: Pick<CoreContext, 'database' | 'env' | 'seal' | 'settings'>) {
  const recipients = createCardRecipients(settings.dataKey, seal)
  const words = createRecipientWords(settings.dataKey)

  const selectLate = (clientId: string) =>
    database
      .selectFrom('card_recipient')
      .select(['card_recipient.sending_id', 'card_recipient.order_no', 'sent_at', 'sealed'])
      .where('card_recipient.client_id', '=', clientId)
      .where('sent_at', '>', new Date(env.clock().getTime() - MAX_WAITING_DAYS * DAY_MS))
      .where(sql<boolean>`not exists (select from report_order where report_order.order_no = card_recipient.order_no and state = 'mailed')`)
      .limit(ROWS_AT_ONCE)

  const selectOfPerson = (clientId: string, entry: DoNotMailEntry, after: CandidateRow | undefined) => {
    const selected = selectLate(clientId)
      .where(sql<boolean>`keys && ${recipients.hashKeys(clientId, [readPerson(entry)])}::bytea[]`)
      .orderBy('sent_at', 'desc')
      .orderBy('sending_id', 'desc')
    return after ? selected.where(sql<boolean>`(sent_at, sending_id) < (${after.sent_at}, ${after.sending_id})`) : selected
  }

  // Reads in the order of the index. `after` is the last row of the previous query, so each query continues where the last one ended.
  const selectInZip = (clientId: string, { zipCode }: DoNotMailEntry, after: CandidateRow | undefined) => {
    const selected = selectLate(clientId)
      .innerJoin('recipient_word', 'recipient_word.sending_id', 'card_recipient.sending_id')
      .where('word', 'in', words.ofSearch(clientId, zipCode))
      .orderBy('recipient_word.order_no')
    return after ? selected.where('recipient_word.order_no', '>', after.order_no) : selected
  }

  return async function* (clientId: string, kind: DoNotMailKind, entry: DoNotMailEntry): AsyncGenerator<CandidateRow[]> {
    const select = kind === 'person' ? selectOfPerson : selectInZip
    for (let after: CandidateRow | undefined; ;) {
      const rows = await select(clientId, entry, after).execute()
      if (rows.length > 0) yield rows
      after = rows.at(-1)
      if (rows.length < ROWS_AT_ONCE) return
    }
  }
}
