import type { Blobs } from '@fondly/kit/blobs/blobs.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type BlobShelf = { database: Kysely<Tables>; blobs: Blobs }

/**
 * Stores bytes, and with `write` the rows that name their hashes. Equal bytes are one blob for all tables, so this function writes the rows under the
 * same lock under which `removeBlob` looks for rows.
 */
export async function storeBlobs<const Files extends readonly Uint8Array[], Result>(
  { database, blobs }: BlobShelf,
  files: Files,
  write: (transaction: Transaction<Tables>, hashes: { [At in keyof Files]: string }) => Promise<Result>,
): Promise<Result> {
  // The safe write to the disk takes most of the time, so it runs before a database connection is taken.
  const hashes = await Promise.all(files.map((bytes) => blobs.put(bytes)))
  const byHash = new Map(files.map((bytes, index) => [hashes[index] ?? '', bytes]))
  return database.transaction().execute(async (transaction) => {
    // All callers lock in the same order, so that no two callers wait for each other.
    for (const [hash, bytes] of [...byHash].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      await lockBlob(transaction, hash)
      // Another process may have removed the blob before this process had the lock.
      if (!(await blobs.has(hash))) await blobs.put(bytes)
    }
    // `hashes` has a hash for each file.
    return write(transaction, hashes as { [At in keyof Files]: string })
  })
}

/** Removes rows by `removeRows`, and then the blob that they named, unless a row of any table still names it. */
export async function removeBlob(
  { database, blobs }: BlobShelf,
  hash: string,
  removeRows: (transaction: Transaction<Tables>) => Promise<unknown>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockBlob(transaction, hash)
    await removeRows(transaction)
  })
  // Remove the blob only after the commit. If the commit failed, the rows would still be there and name a missing blob.
  await database.transaction().execute(async (transaction) => {
    await lockBlob(transaction, hash)
    if (!(await isNamed(transaction, hash))) await blobs.remove(hash)
  })
}

async function isNamed(transaction: Transaction<Tables>, blob: string): Promise<boolean> {
  const { rows } = await sql`
    select from art_file where blob = ${blob} union all select from art_scene where blob = ${blob}
    union all select from rendition where blob = ${blob} union all select from picture where blob = ${blob}
    union all select from own_picture where blob = ${blob} or page_blob = ${blob} union all select from uploaded_file where blob = ${blob}
    limit 1`.execute(transaction)
  return rows.length > 0
}

const lockBlob = (transaction: Transaction<Tables>, hash: string) =>
  sql`select pg_advisory_xact_lock(hashtext('blob'), hashtext(${hash}))`.execute(transaction)
