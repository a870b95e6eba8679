import { createHmac, hkdfSync } from 'node:crypto'
import { type ContactContent, toTagKey } from '@fondly/domain/contacts/contact.ts'
import { readContactWords, toMistypedKeys, toSearchKeys, toTownKey, toTypedKey } from '@fondly/domain/contacts/contact-words.ts'
import { blockingKeys } from '@fondly/domain/recognition/blocking-keys.ts'
import { type PersonReading, readPerson } from '@fondly/domain/recognition/compare-people.ts'

/** A book of contacts: the personal book of its owner, or, if the owner is null, the book that the client shares. */
export type Book = { clientId: string; ownerId: string | null }

/**
 * Short hashes are enough. Nobody can guess a word without the key, and two words with the same hash only add a candidate, whose words are compared
 * anyway.
 */
const HASH_BYTES = 8

export type ContactKeys = ReturnType<typeof createContactKeys>

/** Creates the keyed hashes by which sealed contacts are found. Each book has another hash for the same word. */
export function createContactKeys(dataKey: Uint8Array) {
  const key = Buffer.from(hkdfSync('sha256', dataKey, '', 'fondly words of contacts', 32))
  const hash = ({ clientId, ownerId }: Book, text: string): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([clientId, ownerId, text]))
      .digest()
      .subarray(0, HASH_BYTES)
  const ofPerson = (book: Book, reading: PersonReading): Buffer[] => blockingKeys(reading).map((each) => hash(book, `p${each}`))
  const ofTag = (book: Book, tag: string): Buffer => hash(book, `t${toTagKey(tag)}`)

  return {
    ofTag,
    /** A contact that may be the same person has at least one of these hashes. */
    ofPerson,
    /** Every hash of a contact. */
    ofContact: (book: Book, content: ContactContent): Buffer[] => [
      ...toSearchKeys(readContactWords(content)).map((each) => hash(book, each)),
      ...ofPerson(book, readPerson(content)),
      ...content.tags.map((tag) => ofTag(book, tag)),
    ],
    /**
     * Returns a list of hashes for each typed word. A matching contact has at least one hash of each list. `forgiving`: one letter may be wrong.
     * `inTowns`: the words of city and state match too.
     */
    ofTyped: (book: Book, words: readonly string[], { forgiving, inTowns }: { forgiving: boolean; inTowns: boolean }): Buffer[][] =>
      words.map((word) => {
        const keys = [toTypedKey(word), ...(forgiving ? toMistypedKeys(word) : [])]
        return [...keys, ...(inTowns ? keys.map(toTownKey) : [])].map((each) => hash(book, each))
      }),
  }
}
