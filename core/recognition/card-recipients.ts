import { createHmac, hkdfSync } from 'node:crypto'
import { blockingKeys } from '@fondly/domain/recognition/blocking-keys.ts'
import { type PersonReading, readPerson, type TypedPerson } from '@fondly/domain/recognition/compare-people.ts'
import { createTypedSeal } from '@fondly/kit/seal.ts'
import { type Kysely, sql, type RawBuilder } from 'kysely'
import type { Seal } from '../seal/seal.ts'
import type { Destination, SendingSnapshot } from '../sendings/sending-data.ts'
import type { CoreTables } from '../store/tables.ts'

/** Half of a SHA-256. Without the key nobody can guess names. Two different keys having the same hash is too unlikely to happen. */
const HASH_BYTES = 16

/** The stored data of a sent card: the data that is shown, and the people who are compared. */
export type SentTo = {
  cardId: string
  cardName: string
  senderId: string
  senderName: string
  /** The recipient as typed. A second entry has the checked address if it differs. */
  people: TypedPerson[]
  /** The parts of the address that the address check verified. Missing if the check did not know the address, and in cards of earlier releases. */
  level?: Destination['level'] | undefined
  /** The number of the order that this card replaces. */
  replaces?: string | undefined
}
export type CardRecipient = { sendingId: string; clientId: string; orderNo: string; sentAt: Date; keys: Buffer[]; sealed: Buffer }

export type CardRecipients = ReturnType<typeof createCardRecipients>

/**
 * Creates the rows by which the cards to one person are found. The recipient is sealed. The blocking keys are hashed with a separate key, and each
 * client has other hashes.
 */
export function createCardRecipients(dataKey: Uint8Array, closed: Seal) {
  const key = Buffer.from(hkdfSync('sha256', dataKey, '', 'fondly recipients of cards', 32))
  const seal = createTypedSeal<SentTo, [sendingId: string]>(closed, (sendingId) => `card_recipient ${sendingId}`)

  const hashKeys = (clientId: string, people: readonly PersonReading[]): Buffer[] =>
    [...new Set(people.flatMap(blockingKeys))].map((blockingKey) =>
      createHmac('sha256', key)
        .update(JSON.stringify([clientId, blockingKey]))
        .digest()
        .subarray(0, HASH_BYTES),
    )

  return {
    hashKeys,

    ofSending: (
      { id: sendingId, orderNo, sentAt, replaces }: { id: string; orderNo: string; sentAt: Date; replaces?: string | undefined },
      snapshot: SendingSnapshot,
      destination: Destination,
    ): CardRecipient => {
      const sentTo = { ...toSentTo(snapshot, destination), replaces }
      const keys = hashKeys(snapshot.clientId, sentTo.people.map(readPerson))
      return { sendingId, clientId: snapshot.clientId, orderNo, sentAt, keys, sealed: seal.close(sentTo, sendingId) }
    },

    open: seal.open,
  }
}

/** Returns the stored data of a sent card from the snapshot and the destination of its sending. */
export function toSentTo({ cardId, cardName, userId, billing, form }: SendingSnapshot, { address, level }: Destination): SentTo {
  const senderName = `${billing.firstName} ${billing.lastName}`.trim()
  return { cardId, cardName, senderId: userId, senderName, people: toRecipients(form, address), level }
}

/** Returns the recipient as typed. A second entry has the checked address if it differs. */
export function toRecipients(form: SendingSnapshot['form'], checked: Destination['address']): TypedPerson[] {
  const { firstName, lastName, address1, address2, city, state, zipCode } = form
  const typed = { address1, address2, city, state, zipCode }
  const { zip, ...lines } = checked
  const found = { address1: lines.address1, address2: lines.address2, city: lines.city, state: lines.state, zipCode: zip }
  const addresses = JSON.stringify(typed) === JSON.stringify(found) ? [typed] : [typed, found]
  return addresses.map((address) => ({ firstName, lastName, ...address }))
}

/** Returns an SQL statement that inserts the rows and changes nothing when repeated. The caller can make it a part of a larger statement. */
export const insertCardRecipients = (recipients: readonly CardRecipient[], condition: RawBuilder<unknown> = sql`true`) =>
  sql`insert into card_recipient (sending_id, client_id, order_no, sent_at, keys, sealed)
    select sending_id, client_id, order_no, sent_at, array(select decode(word, 'hex') from unnest(keys) word), decode(sealed, 'hex')
    from jsonb_to_recordset(${JSON.stringify(recipients.map(toRecord))}::jsonb)
      as row (sending_id text, client_id text, order_no text, sent_at timestamptz, keys text[], sealed text)
    where ${condition}
    on conflict do nothing`

const toRecord = ({ sendingId, clientId, orderNo, sentAt, keys, sealed }: CardRecipient) => ({
  sending_id: sendingId,
  client_id: clientId,
  order_no: orderNo,
  sent_at: sentAt.toISOString(),
  keys: keys.map((word) => word.toString('hex')),
  sealed: sealed.toString('hex'),
})

/** Removes the recipient of a withdrawn order, because this card was never sent. */
export async function forgetCardRecipient(database: Kysely<CoreTables>, orderNo: string): Promise<void> {
  await database.deleteFrom('card_recipient').where('order_no', '=', orderNo).execute()
}
