import type { Blobs } from '@fondly/kit/blobs/blobs.ts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../store/tables.ts'

export type BrandFile = { name: string; bytes: Uint8Array<ArrayBuffer>; type: string }

type BrandShelf = { database: Kysely<Tables>; blobs: Blobs }

const toPath = (name: string) => `brands/${name}`

/** Stores a file that is served unchanged at /art/brands/{name}. A file of the same name is replaced. */
export async function storeBrandFile({ database, blobs }: BrandShelf, { name, bytes, type }: BrandFile): Promise<void> {
  const path = toPath(name)
  const blob = await blobs.put(bytes)
  await database
    .insertInto('art_file')
    .values({ path, blob, type })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ blob, type }))
    .execute()
}

/** Returns true when there is such a file. */
export async function hasBrandFile({ database }: Pick<BrandShelf, 'database'>, name: string): Promise<boolean> {
  const row = await database.selectFrom('art_file').select('path').where('path', '=', toPath(name)).executeTakeFirst()
  return row !== undefined
}

/** Removes a file, and its bytes unless anything else has the same. A file that does not exist is no error. */
export async function removeBrandFile({ database, blobs }: BrandShelf, name: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const gone = await transaction.deleteFrom('art_file').where('path', '=', toPath(name)).returning('blob').executeTakeFirst()
    if (!gone) return
    await removeUnusedBlob({ database: transaction, blobs }, gone.blob)
  })
}

/** Removes bytes that were stored for something else, unless art or a picture has the same. */
export async function removeUnusedBlob({ database, blobs }: BrandShelf, blob: string): Promise<void> {
  const { rows } = await sql`
    select from art_file where blob = ${blob} union all select from art_scene where blob = ${blob}
    union all select from rendition where blob = ${blob} union all select from picture where blob = ${blob}
    union all select from own_picture where blob = ${blob} or page_blob = ${blob} limit 1`.execute(database)
  if (rows.length === 0) await blobs.remove(blob)
}
