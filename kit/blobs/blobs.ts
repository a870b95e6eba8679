/** Stores bytes under their SHA-256 in hexadecimal. A stored blob is always whole, and never changes until it is removed. */
export type Blobs = {
  /** Stores the bytes durably and returns their hash. */
  put: (bytes: Uint8Array) => Promise<string>
  /** Returns undefined when there is no such blob. Throws `BlobDamaged` when the stored bytes do not match the hash. */
  get: (hash: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  has: (hash: string) => Promise<boolean>
  /** Removes the blob; a blob that does not exist is not an error. */
  remove: (hash: string) => Promise<void>
  /** The path of the blob's file, for stores that have files. */
  path?: (hash: string) => string
}
