import type { ContactContent } from '@fondly/domain/contacts/contact.ts'
import { blockingKeys } from '@fondly/domain/recognition/blocking-keys.ts'
import { comparePeople, type PersonReading } from '@fondly/domain/recognition/compare-people.ts'

export type FileRow = { row: number; content: ContactContent; reading: PersonReading }

/**
 * The greatest number of rows under one key. At an address with thousands of people, the rows are still found by a key with a longer part of the
 * name.
 */
const MAX_ROWS_PER_KEY = 50

/** Creates the index of the rows of a file that were read so far. The work for a row stays the same, however many rows have the same address. */
export function createFileIndex<Row extends { reading: PersonReading } = FileRow>(compare: typeof comparePeople = comparePeople) {
  const byKey = new Map<string, Row[]>()
  return {
    /** Returns an earlier row with the same person. If there is none, adds this row and returns undefined. */
    findOrAdd(added: Row): Row | undefined {
      const keys = keysOf(added.reading)
      const candidates = new Set(keys.flatMap((key) => byKey.get(key) ?? []))
      for (const one of candidates) if (compare(one.reading, added.reading).isSame) return one
      for (const key of keys) {
        const rows = byKey.get(key)
        if (!rows) byKey.set(key, [added])
        else if (rows.length < MAX_ROWS_PER_KEY) rows.push(added)
      }
      return undefined
    },
  }
}

// Adds a key of the whole name. It still finds a repeated row when the other keys have reached MAX_ROWS_PER_KEY.
function keysOf(reading: PersonReading): string[] {
  const keys = blockingKeys(reading)
  if (keys.length === 0) return keys
  const { name, address } = reading
  const place = address.street?.number ?? address.box ?? ''
  return [...keys, JSON.stringify([place, address.zip, name.surname, name.people, Object.values(address.units)])]
}
