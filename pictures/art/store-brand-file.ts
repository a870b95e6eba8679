import { type BlobShelf, removeBlob, storeBlobs } from '../store/shared-blobs.ts'

export type BrandFile = { name: string; bytes: Uint8Array<ArrayBuffer>; type: string }

const toPath = (name: string) => `brands/${name}`

/** Stores a file that is served unchanged at /art/brands/{name}. A file of the same name is replaced. */
export async function storeBrandFile(shelf: BlobShelf, { name, bytes, type }: BrandFile): Promise<void> {
  const path = toPath(name)
  await storeBlobs(shelf, [bytes], (transaction, [blob]) =>
    transaction
      .insertInto('art_file')
      .values({ path, blob, type })
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ blob, type }))
      .execute(),
  )
}

/** Returns true when there is such a file. */
export async function hasBrandFile({ database }: Pick<BlobShelf, 'database'>, name: string): Promise<boolean> {
  const row = await database.selectFrom('art_file').select('path').where('path', '=', toPath(name)).executeTakeFirst()
  return row !== undefined
}

/** Removes a file, and its bytes if nothing else uses the same bytes. A missing file is not an error. */
export async function removeBrandFile(shelf: BlobShelf, name: string): Promise<void> {
  const path = toPath(name)
  const file = await shelf.database.selectFrom('art_file').select('blob').where('path', '=', path).executeTakeFirst()
  if (!file) return
  await removeBlob(shelf, file.blob, (transaction) =>
    transaction.deleteFrom('art_file').where('path', '=', path).where('blob', '=', file.blob).execute(),
  )
}
