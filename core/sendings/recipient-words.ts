import { createHmac, hkdfSync } from 'node:crypto'
import { splitSearchWords, toFiveDigits } from '@fondly/domain/dashboard/search-words.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type CardRecipient, insertCardRecipients } from '../recognition/card-recipients.ts'
import type { CoreTables } from '../store/tables.ts'
import type { Destination, SendingSnapshot } from './sending-data.ts'

/** Half of a SHA-256. Without the key nobody can guess words. Two different words having the same hash is too unlikely to happen. */
const HASH_BYTES = 16

type Recipient = { clientId: string; lastName: string; zips: readonly string[] }
/** A hash that belongs to a sending. The sending can be found by it. */
export type RecipientWord = { sendingId: string; orderNo: string; word: Buffer }

export type RecipientWords = ReturnType<typeof createRecipientWords>

/**
 * Creates the keyed hashes by which 'Cards sent' finds a card by its recipient, who is sealed. They are hashes of the words of the last name and of
 * the ZIP code. Each client has another hash for the same word. The hashes are deleted with their sending.
 */
export function createRecipientWords(dataKey: Uint8Array) {
  const key = Buffer.from(hkdfSync('sha256', dataKey, '', 'fondly words of recipients', 32))
  const hash = (clientId: string, word: string): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([clientId, word]))
      .digest()
      .subarray(0, HASH_BYTES)

  function hashRecipient({ clientId, lastName, zips }: Recipient): Buffer[] {
    const words = new Set([...splitSearchWords(lastName), ...zips.flatMap((zip) => toFiveDigits(zip) ?? [])])
    return [...words].map((word) => hash(clientId, word))
  }

  return {
    /** Returns the hashes of a sending: by the ZIP code that its sender typed, and by the ZIP code of the checked address. */
    ofSending: (sendingId: string, orderNo: string, snapshot: SendingSnapshot, destination: Destination): RecipientWord[] => {
      const { lastName, zipCode } = snapshot.form
      const hashes = hashRecipient({ clientId: snapshot.clientId, lastName, zips: [zipCode, destination.address.zip] })
      return hashes.map((word) => ({ sendingId, orderNo, word }))
    },

    /** Returns the hashes that a sending must have to match the typed text. Returns none when no sending can match the text. */
    ofSearch: (clientId: string, typed: string): Buffer[] => {
      const zip = toFiveDigits(typed)
      return (zip === undefined ? splitSearchWords(typed) : [zip]).map((word) => hash(clientId, word))
    },
  }
}

type SavedRecipients = { words: readonly RecipientWord[]; recipients: readonly CardRecipient[]; replaced?: readonly string[] }

/**
 * Returns SQL statements that save the hashes and recipients of sendings, and that remove the recipients of the orders which they replace. The caller
 * makes them parts of one statement. They change nothing when they are repeated, or when `condition` is false.
 */
export function recipientStatements(
  { words, recipients, replaced = [] }: SavedRecipients,
  condition: RawBuilder<unknown> = sql`true`,
): [forgotten: RawBuilder<unknown>, words: RawBuilder<unknown>, recipients: RawBuilder<unknown>] {
  return [
    sql`delete from bff.card_recipient where order_no = any(${replaced}::text[]) and ${condition}`,
    sql`insert into bff.recipient_word (sending_id, order_no, word)
      select * from unnest(${words.map(({ sendingId }) => sendingId)}::text[], ${words.map(({ orderNo }) => orderNo)}::text[],
        ${words.map(({ word }) => word)}::bytea[])
      where ${condition} on conflict do nothing`,
    insertCardRecipients(recipients, condition),
  ]
}

/** Saves the hashes and recipients of sendings in one statement. */
export async function saveRecipients(database: Kysely<CoreTables>, saved: SavedRecipients): Promise<void> {
  if (saved.words.length === 0 && saved.recipients.length === 0) return
  const [forgotten, words, recipients] = recipientStatements(saved)
  await sql`with forgotten as (${forgotten}), words as (${words}) ${recipients}`.execute(database)
}
