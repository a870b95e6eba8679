import { createHmac, hkdfSync } from 'node:crypto'
import { type DoNotMailEntry, type DoNotMailKind, doNotMailKind } from '@fondly/domain/do-not-mail/do-not-mail.ts'
import { entryKeys, searchKeys } from '@fondly/domain/do-not-mail/do-not-mail-keys.ts'
import { type PersonReading, readPerson } from '@fondly/domain/recognition/compare-people.ts'
import { fold } from '@fondly/domain/recognition/fold.ts'
import { Refused } from '@fondly/domain/refused.ts'
import { createTypedSeal } from '@fondly/kit/seal.ts'
import type { Actor } from '../activity/activity-log.ts'
import type { CoreContext } from '../context.ts'

/** Half of a SHA-256. Without the key nobody can guess names. Two different keys having the same hash is too unlikely to happen. */
const HASH_BYTES = 16

/** The content of an entry, with the name of the person who added it; null after that person was erased. */
export type SealedEntry = { kind: DoNotMailKind; entry: DoNotMailEntry; addedBy: Actor | null }

export type EntrySeal = ReturnType<typeof createEntrySeal>

/** Creates the seal for entries, and the hashes by which entries are found. Each client has other hashes. */
export function createEntrySeal({ seal: closed, settings }: Pick<CoreContext, 'seal' | 'settings'>) {
  const key = Buffer.from(hkdfSync('sha256', settings.dataKey, '', 'fondly do not mail', 32))
  const seal = createTypedSeal<SealedEntry, [id: string]>(closed, (id) => `do_not_mail ${id}`)
  const hash = (clientId: string, text: string): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([clientId, text]))
      .digest()
      .subarray(0, HASH_BYTES)

  return {
    open: seal.open,

    /** Returns the columns of an entry's row. Refuses an incomplete entry. */
    close: (id: string, clientId: string, entry: DoNotMailEntry, addedBy: Actor | null) => {
      const kind = doNotMailKind(entry)
      if (!kind) throw new Refused('unprocessable', 'request-unreadable')
      const { firstName, lastName, address1, address2, city, state, zipCode } = entry
      const compared = [kind, firstName, lastName, address1, address2, city, state, zipCode].map((text) => fold(text.trim())).join('\n')
      return {
        keys: entryKeys(kind, readPerson(entry)).map((each) => hash(clientId, each)),
        content_hash: hash(clientId, `= ${compared}`),
        sealed: seal.close({ kind, entry, addedBy }, id),
        until_day: entry.until || null,
      }
    },

    /** Returns the hashes of a person. An entry about this person has at least one of these hashes. */
    hashesOf: (clientId: string, readings: readonly PersonReading[]): Buffer[] =>
      [...new Set(readings.flatMap(searchKeys))].map((each) => hash(clientId, each)),
  }
}
