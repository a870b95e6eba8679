import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { readUpTo, TooLarge } from '@fondly/kit/http/read-up-to.ts'
import { PictureFault } from './picture-fault.ts'
import { publicLookup, type Lookup } from './public-addresses.ts'

const MAX_PICTURE_BYTES = 10_000_000
const TIMEOUT_MS = 10_000

export type ForeignPicturesOptions = {
  /** Host names exactly as in an address, in lower case. */
  allowedHosts: readonly string[]
  resolve?: Lookup
  /** The https port of those hosts; only tests use another than 443. */
  port?: number
}

/** Fetches a picture from an allowed host: over https, from a public address, without following redirects. */
export function foreignPictures({ allowedHosts, resolve = publicLookup(), port = 443 }: ForeignPicturesOptions) {
  return async (address: string): Promise<Uint8Array> => {
    const url = allowedUrl(address, allowedHosts)
    try {
      return await read(url, resolve, port)
    } catch (error) {
      if (error instanceof TooLarge) throw new PictureFault('picture-too-large', 'A picture has more than 10 MB.')
      throw new PictureFault('picture-unreachable', 'A picture could not be fetched.')
    }
  }
}

function allowedUrl(address: string, allowedHosts: readonly string[]): URL {
  const url = URL.parse(address)
  if (!url) throw new PictureFault('picture-url', 'A picture has an address that is no URL.')
  const plain = url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === ''
  // Refuse IP addresses, because only names are checked when they are resolved. The URL parser has normalised every spelling of an IP address.
  if (!plain || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0 || !allowedHosts.includes(url.hostname))
    throw new PictureFault('picture-host', 'Pictures are fetched from known hosts only.')
  return url
}

async function read({ hostname, pathname, search }: URL, lookup: Lookup, port: number): Promise<Uint8Array> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    // Use a new connection, because a kept one might lead to an address that was checked for another request.
    const options = {
      hostname,
      port,
      path: pathname + search,
      lookup,
      signal: timeout,
      agent: false,
      headers: { accept: 'image/*' },
    } as const
    get(options, answered).on('error', failed)
  })
  if (response.statusCode !== 200) {
    response.destroy()
    throw new Error(`The host answered ${response.statusCode}.`)
  }
  return await readUpTo(Readable.toWeb(response) as ReadableStream<Uint8Array>, MAX_PICTURE_BYTES, timeout)
}
