import type { Fetch } from '../env.ts'
import type { Blobs } from './blobs.ts'
import { diskBlobs } from './disk-blobs.ts'
import { s3Blobs, type S3Credentials } from './s3-blobs.ts'

/**
 * Opens the store that FONDLY_BLOBS names: a folder, or s3://bucket/prefix?endpoint=https://...&region=... Throws for a bucket when `credentials` are
 * missing.
 */
export function openBlobs(place: string, { fetch, credentials }: { fetch: Fetch; credentials?: S3Credentials }): Blobs {
  if (!place.startsWith('s3://')) return diskBlobs(place)
  if (!credentials) throw new Error('FONDLY_BLOBS names an S3 bucket: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set too.')
  return s3Blobs(place, { fetch, credentials })
}
