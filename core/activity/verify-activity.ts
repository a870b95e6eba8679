import type { Kysely, Transaction } from 'kysely'
import type { CoreTables } from '../store/tables.ts'
import { type ActivityContext, readValues, toLink, valueKey } from './activity-log.ts'
import { FIRST_HASH, hashLink, hashValue, parseHead } from './chain.ts'
import { createPersonKeys } from './person-keys.ts'

/** A fault of the log and the entry at which it begins. */
export type ActivityFault = {
  entryId: number
  fault:
    | 'entry-removed'
    | 'entry-changed'
    | 'value-changed'
    | 'value-removed'
    /** The log does not end with the entry that the head names. */
    | 'end-removed'
    /** An entry differs from the entry with the same id in a log line or in a backup. */
    | 'not-as-noted'
}
export type Verified = { entries: number; erasedValues: number; faults: ActivityFault[] }

const PAGE_ENTRIES = 500

/**
 * Checks every entry of the log, and that the log has the entries named by `heads`. It reads a snapshot, so an entry that is added at the same time
 * is not a fault. Throws for a head that `formatHead` did not write.
 */
export async function verifyActivity(context: ActivityContext, heads: readonly string[] = []): Promise<Verified> {
  const noted = groupHeads(heads)
  return context.database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((transaction) => verifyEntries(transaction, context, noted))
}

async function verifyEntries(database: Transaction<CoreTables>, context: ActivityContext, noted: Map<number, Buffer[]>): Promise<Verified> {
  const { seal } = context
  const keys = createPersonKeys(context)
  const faults: ActivityFault[] = []
  let previous: { id: number; hash: Buffer } = { id: 0, hash: FIRST_HASH }
  let [entries, erasedValues] = [0, 0]
  const compareNoted = ({ id, hash }: { id: number; hash: Buffer }) => {
    if (noted.get(id)?.some((note) => !note.equals(hash))) faults.push({ entryId: id, fault: 'not-as-noted' })
    noted.delete(id)
  }
  compareNoted(previous)

  for (let rows = await readPage(database, 0); rows.length > 0; rows = await readPage(database, previous.id)) {
    const values = await readValues(
      database,
      { seal, keys },
      rows.map(({ id }) => id),
    )
    for (const row of rows) {
      const [actor, before, after] = [
        values.get(valueKey(row.id, 'actor')),
        values.get(valueKey(row.id, 'before')),
        values.get(valueKey(row.id, 'after')),
      ]
      if (row.id !== previous.id + 1) faults.push({ entryId: previous.id + 1, fault: 'entry-removed' })
      else if (actor && before && after) {
        // A value that is not stored has no known ref. Such an entry is reported as 'value-removed' below.
        const link = toLink(row, { actorRef: actor.ref, beforeRef: before.ref, afterRef: after.ref })
        if (!hashLink(previous.hash, link).equals(row.hash)) faults.push({ entryId: row.id, fault: 'entry-changed' })
      }
      for (const [value, hash] of [
        [actor, row.actor_hash],
        [before, row.before_hash],
        [after, row.after_hash],
      ] as const) {
        const content = value?.content ?? 'missing'
        if (content === 'erased') erasedValues += 1
        else if (content === 'missing') faults.push({ entryId: row.id, fault: 'value-removed' })
        else if (content === 'unreadable' || !hashValue(content.salt, content.value).equals(hash))
          faults.push({ entryId: row.id, fault: 'value-changed' })
      }
      compareNoted(row)
      // Continue from the stored hash, so that one fault is not reported again for every later entry.
      previous = { id: row.id, hash: row.hash }
      entries += 1
    }
  }

  const head = await database.selectFrom('activity_head').selectAll().executeTakeFirst()
  if (!head || head.entry_id !== previous.id || (previous.id > 0 && !head.hash.equals(previous.hash)))
    faults.push({ entryId: previous.id + 1, fault: 'end-removed' })
  for (const id of noted.keys()) faults.push({ entryId: id, fault: 'not-as-noted' })
  return { entries, erasedValues, faults }
}

/** Groups the recorded hashes by the entry. Two records of one entry may differ, so each of them is compared. */
function groupHeads(heads: readonly string[]): Map<number, Buffer[]> {
  const noted = new Map<number, Buffer[]>()
  for (const head of heads) {
    const parsed = parseHead(head)
    if (!parsed) throw new Error(`"${head}" is not a head of the activity log.`)
    noted.set(parsed.id, [...(noted.get(parsed.id) ?? []), parsed.hash])
  }
  return noted
}

const readPage = (database: Kysely<CoreTables>, after: number) =>
  database.selectFrom('activity').selectAll().where('id', '>', after).orderBy('id').limit(PAGE_ENTRIES).execute()
