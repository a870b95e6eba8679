import { type BlobShelf, removeBlob, storeBlobs } from './shared-blobs.ts'

/** Files that administrators uploaded. The feature that lists them also removes them. */
export type UploadedFiles = {
  /** Stores the bytes and returns their hash. */
  put: (bytes: Uint8Array) => Promise<string>
  /** Removes a file. Its bytes stay if art or a picture uses the same bytes. A file that does not exist is not an error. */
  remove: (hash: string) => Promise<void>
}

/** Creates the store of uploaded files. It uses the database and the blobs of the art. */
export function uploadedFiles(shelf: BlobShelf): UploadedFiles {
  return {
    put: (bytes) =>
      storeBlobs(shelf, [bytes], async (transaction, [blob]) => {
        await transaction
          .insertInto('uploaded_file')
          .values({ blob })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        return blob
      }),
    remove: (hash) => removeBlob(shelf, hash, (transaction) => transaction.deleteFrom('uploaded_file').where('blob', '=', hash).execute()),
  }
}
