import type { Kysely } from 'kysely'
import type { CoreTables } from '../store/tables.ts'
import { type ActivityContext, readValues, type ReadValue, toLink, valueKey } from './activity-log.ts'
import { FIRST_HASH, hashLink, hashValue, parseHead } from './chain.ts'
import { createPersonKeys } from './person-keys.ts'

/** What is wrong with the log, and from which entry on. */
export type ActivityFault = {
  entryId: number
  fault:
    | 'entry-removed'
    | 'entry-changed'
    | 'value-changed'
    | 'value-removed'
    /** The log does not end with the entry that the head names. */
    | 'end-removed'
    /** An entry that was written down elsewhere (a log line, a backup) is another one here. */
    | 'not-as-noted'
}
export type Verified = { entries: number; erasedValues: number; faults: ActivityFault[] }

const PAGE_ENTRIES = 500
const VALUES = ['actor', 'before', 'after'] as const

/** Checks every entry of the log, and that the entries named by `heads` are among them. */
export async function verifyActivity(context: ActivityContext, heads: readonly string[] = []): Promise<Verified> {
  const { database, seal } = context
  const keys = createPersonKeys(context)
  const noted = new Map(heads.flatMap((head) => parseHead(head) ?? []).map(({ id, hash }) => [id, hash]))
  const faults: ActivityFault[] = []
  let previous: { id: number; hash: Buffer } = { id: 0, hash: FIRST_HASH }
  let [entries, erasedValues] = [0, 0]

  for (let rows = await readPage(database, 0); rows.length > 0; rows = await readPage(database, previous.id)) {
    const values = await readValues(
      database,
      { seal, keys },
      rows.map(({ id }) => id),
    )
    for (const row of rows) {
      const link = toLink(row)
      if (row.id !== previous.id + 1) faults.push({ entryId: previous.id + 1, fault: 'entry-removed' })
      else if (!hashLink(previous.hash, link).equals(row.hash)) faults.push({ entryId: row.id, fault: 'entry-changed' })
      const hashes = { actor: link.actorHash, before: link.beforeHash, after: link.afterHash }
      for (const name of VALUES) {
        const value = values.get(valueKey(row.id, name)) ?? 'missing'
        if (value === 'erased') erasedValues += 1
        else if (value === 'missing') faults.push({ entryId: row.id, fault: 'value-removed' })
        else if (!isAsHashed(value, hashes[name])) faults.push({ entryId: row.id, fault: 'value-changed' })
      }
      const note = noted.get(row.id)
      if (note && !note.equals(row.hash)) faults.push({ entryId: row.id, fault: 'not-as-noted' })
      noted.delete(row.id)
      // Go on from what is stored, so that each fault is reported once.
      previous = { id: row.id, hash: row.hash }
      entries += 1
    }
  }

  const head = await database.selectFrom('activity_head').selectAll().executeTakeFirst()
  if (!head || head.entry_id !== previous.id || (previous.id > 0 && !head.hash.equals(previous.hash)))
    faults.push({ entryId: previous.id + 1, fault: 'end-removed' })
  for (const id of noted.keys()) if (id > 0) faults.push({ entryId: id, fault: 'not-as-noted' })
  return { entries, erasedValues, faults }
}

const readPage = (database: Kysely<CoreTables>, after: number) =>
  database.selectFrom('activity').selectAll().where('id', '>', after).orderBy('id').limit(PAGE_ENTRIES).execute()

function isAsHashed(value: Exclude<ReadValue, 'erased' | 'missing'>, hash: Buffer): boolean {
  return typeof value === 'object' && hashValue(value.salt, value.value).equals(hash)
}
