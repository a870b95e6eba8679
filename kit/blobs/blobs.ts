import type { Fetch } from '../env.ts'
import { diskBlobs } from './disk-blobs.ts'
import { s3Blobs, type S3Credentials } from './s3-blobs.ts'

/** Stores bytes under their SHA-256 in hexadecimal. A stored blob is always whole, and never changes until it is removed. */
export type Blobs = {
  /** Stores the bytes durably and returns their hash. */
  put: (bytes: Uint8Array) => Promise<string>
  /** Returns undefined when there is no such blob. Throws `BlobDamaged` when the stored bytes do not match the hash. */
  get: (hash: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  has: (hash: string) => Promise<boolean>
  /** Removes the blob; a blob that does not exist is no error. */
  remove: (hash: string) => Promise<void>
  /** The path of the blob's file, for stores that have files. */
  path?: (hash: string) => string
}

/**
 * Opens the store that FONDLY_BLOBS names: a folder, or s3://bucket/prefix?endpoint=https://...&region=... Throws when a bucket has no credentials.
 */
export function openBlobs(place: string, { fetch, credentials }: { fetch: Fetch; credentials?: S3Credentials }): Blobs {
  if (!place.startsWith('s3://')) return diskBlobs(place)
  if (!credentials) throw new Error('FONDLY_BLOBS names an S3 bucket: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set too.')
  return s3Blobs(place, { fetch, credentials })
}
