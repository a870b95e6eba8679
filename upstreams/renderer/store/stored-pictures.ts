import type { Blobs } from '@fondly/kit/blobs/blobs.ts'
import { type BlobShelf, removeBlob, storeBlobs } from '@fondly/pictures/store/shared-blobs.ts'
import type { Tables } from '@fondly/pictures/store/tables.ts'
import { compileStatement } from '@fondly/kit/sql/compile-statement.ts'
import { type Kysely, sql } from 'kysely'

const SWEEP_INTERVAL_MS = 3_600_000

export type StoredPicture = { id: string; type: string; signed: boolean; expiresAt: Date }

const findPicture = compileStatement((tables: Kysely<Tables>, { id }: { id: string }) =>
  tables.selectFrom('picture').select(['blob', 'expires_at']).where('id', '=', id),
)

/** Opens the store of drawn pictures: one row for each, and their bytes as blobs. The tables are in the schema of the art, which `pictures` migrates. */
export function storedPictures(shelf: BlobShelf) {
  const { database, blobs } = shelf
  let sweptAt = 0

  /** Returns when the picture expires, or undefined if it or its bytes are not there. */
  const findExpiry = async (id: string): Promise<Date | undefined> => {
    const row = await findPicture.executeTakeFirst(database, { id })
    return row && (await blobs.has(row.blob)) ? row.expires_at : undefined
  }

  const save = async ({ id, type, signed, expiresAt }: StoredPicture, bytes: Uint8Array): Promise<void> => {
    await storeBlobs(shelf, [bytes], (transaction, [blob]) =>
      transaction
        .insertInto('picture')
        .values({ id, type, signed, blob, expires_at: expiresAt })
        // Keep the later expiry, because the address of another request may be valid for longer.
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({ blob, expires_at: sql`greatest(picture.expires_at, excluded.expires_at)` }),
        )
        .execute(),
    )
  }

  /** Returns a picture that has not expired, with its bytes. */
  const read = async (
    id: string,
    now: Date,
  ): Promise<{ type: string; signed: boolean; bytes: () => ReturnType<Blobs['get']> } | undefined> => {
    const row = await database.selectFrom('picture').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row || row.expires_at < now) return undefined
    return { type: row.type, signed: row.signed, bytes: () => blobs.get(row.blob) }
  }

  /** Deletes expired pictures with their bytes, at most once an hour. Bytes that art or an uploaded file also uses are kept. */
  const sweep = async (now: Date): Promise<void> => {
    if (now.getTime() - sweptAt < SWEEP_INTERVAL_MS) return
    sweptAt = now.getTime()
    const expired = await database.selectFrom('picture').select('blob').distinct().where('expires_at', '<', now).execute()
    for (const { blob } of expired)
      await removeBlob(shelf, blob, (transaction) =>
        transaction.deleteFrom('picture').where('blob', '=', blob).where('expires_at', '<', now).execute(),
      )
  }

  return { findExpiry, save, read, sweep }
}
export type StoredPictures = ReturnType<typeof storedPictures>
