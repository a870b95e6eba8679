import type { Fetch } from '../env.ts'
import { diskBlobs } from './disk-blobs.ts'
import { s3Blobs, type S3Credentials } from './s3-blobs.ts'

/** Bytes kept under the SHA-256 of themselves, in hexadecimal: what is there is whole and never changes, until it is removed. */
export type Blobs = {
  /** On return they are safe. */
  put: (bytes: Uint8Array) => Promise<string>
  /** Undefined when there are none; throws `BlobDamaged` when what is kept is not what was put. */
  get: (hash: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  has: (hash: string) => Promise<boolean>
  /** Gone on return, whether or not they were there. */
  remove: (hash: string) => Promise<void>
  /** Where the file is, for stores that have files. */
  path?: (hash: string) => string
}

/** The blobs of FONDLY_BLOBS: a folder, or s3://bucket/prefix?endpoint=https://...&region=... */
export function openBlobs(place: string, { fetch, credentials }: { fetch: Fetch; credentials?: S3Credentials }): Blobs {
  if (!place.startsWith('s3://')) return diskBlobs(place)
  if (!credentials) throw new Error('FONDLY_BLOBS names an S3 bucket: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set too.')
  return s3Blobs(place, { fetch, credentials })
}
