import type { Blobs } from '@fondly/kit/blobs/blobs.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'

export type BrandFile = { name: string; bytes: Uint8Array<ArrayBuffer>; type: string }

/** Stores a file that is served unchanged at /art/brands/{name}. A file of the same name is replaced. */
export async function storeBrandFile(
  { database, blobs }: { database: Kysely<Tables>; blobs: Blobs },
  { name, bytes, type }: BrandFile,
): Promise<void> {
  const path = `brands/${name}`
  const blob = await blobs.put(bytes)
  await database
    .insertInto('art_file')
    .values({ path, blob, type })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ blob, type }))
    .execute()
}
