import { AwsV4Signer } from 'aws4fetch'
import { ask } from '../ask.ts'
import type { Fetch } from '../env.ts'
import { UpstreamRefused, UpstreamTimeout } from '../upstream-error.ts'
import { BlobDamaged, hashBlob, toBlobPath } from './blob-hash.ts'
import type { Blobs } from './blobs.ts'

export type S3Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

const MAX_BLOB_BYTES = 100_000_000
const MAX_ATTEMPTS = 3

/** Opens a store in a bucket: s3://bucket/prefix?endpoint=https://...&region=... Without an endpoint, Amazon's own is used. */
export function s3Blobs(place: string, { fetch, credentials }: { fetch: Fetch; credentials: S3Credentials }): Blobs {
  const url = new URL(place)
  const region = url.searchParams.get('region') ?? 'us-east-1'
  const endpoint = (url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`).replace(/(?<!\/)\/+$/, '')
  const folder = [endpoint, url.host, ...url.pathname.split('/').filter(Boolean)].join('/')

  async function once(method: string, hash: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const headers = { 'x-amz-content-sha256': body ? hash : hashBlob(new Uint8Array()) }
    const signed = await new AwsV4Signer({
      ...credentials,
      method,
      url: `${folder}/${toBlobPath(hash)}`,
      headers,
      body,
      region,
      service: 's3',
    }).sign()
    const message = { url: signed.url, method, headers: signed.headers, body }
    return ask(fetch, message, {
      upstream: 'blobs',
      deadlineMilliseconds: 60_000,
      largestBody: MAX_BLOB_BYTES,
    })
  }

  // Every call may be repeated: the same hash always means the same bytes.
  async function call(method: string, hash: string, body?: Uint8Array<ArrayBuffer>, attempt = 1): Promise<Response> {
    const response = await once(method, hash, body).catch((error: unknown) => {
      if (!(error instanceof UpstreamTimeout) || attempt === MAX_ATTEMPTS) throw error
    })
    if (response && (response.ok || response.status === 404)) return response
    if (response && (response.status < 500 || attempt === MAX_ATTEMPTS))
      throw new UpstreamRefused('blobs', response.status, 'S3', `The bucket answered ${method} with ${response.status}.`)
    await new Promise((resolve) => setTimeout(resolve, 200 * attempt))
    return call(method, hash, body, attempt + 1)
  }

  return {
    put: async (bytes) => {
      const hash = hashBlob(bytes)
      const { status } = await call('PUT', hash, new Uint8Array(bytes))
      if (status === 404) throw new UpstreamRefused('blobs', status, 'S3', 'There is no such bucket.')
      return hash
    },
    get: async (hash) => {
      const response = await call('GET', hash)
      if (response.status === 404) return undefined
      const bytes = new Uint8Array(await response.arrayBuffer())
      if (hashBlob(bytes) !== hash) throw new BlobDamaged(hash)
      return bytes
    },
    has: async (hash) => (await call('HEAD', hash)).ok,
    remove: async (hash) => void (await call('DELETE', hash)),
  }
}
