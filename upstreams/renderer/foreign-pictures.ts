import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { readUpTo, TooLarge } from '@fondly/kit/http/read-up-to.ts'
import { RendererFault } from './faults.ts'
import { publicLookup, type Lookup } from './public-addresses.ts'

const LARGEST = 10_000_000
const PATIENCE = 10_000

export type ForeignPicturesOptions = {
  /** Exactly as they stand in an address: names, in small letters. */
  allowedHosts: readonly string[]
  resolve?: Lookup
  /** Where those hosts serve https; 443 but for a trial. */
  port?: number
}

/** Fetches a picture from a host that the operator named, over https, from a public address, without following redirects. */
export function foreignPictures({ allowedHosts, resolve = publicLookup(), port = 443 }: ForeignPicturesOptions) {
  return async (address: string): Promise<Uint8Array> => {
    const url = allowedUrl(address, allowedHosts)
    try {
      return await read(url, resolve, port)
    } catch (error) {
      if (error instanceof TooLarge) throw new RendererFault(422, 'picture-too-large', 'A picture has more than 10 MB.')
      throw new RendererFault(422, 'picture-unreachable', 'A picture could not be fetched.')
    }
  }
}

function allowedUrl(address: string, allowedHosts: readonly string[]): URL {
  const url = URL.parse(address)
  if (!url) throw new RendererFault(400, 'picture-url', 'A picture has an address that is no URL.')
  const plain = url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === ''
  // A name is checked when it is resolved; a number never is, so none is taken. The parser has made numbers of any spelling plain.
  if (!plain || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0 || !allowedHosts.includes(url.hostname))
    throw new RendererFault(403, 'picture-host', 'Pictures are fetched from known hosts only.')
  return url
}

async function read({ hostname, pathname, search }: URL, lookup: Lookup, port: number): Promise<Uint8Array> {
  const patience = AbortSignal.timeout(PATIENCE)
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    // A connection of its own: a kept one might lead to what was checked for somebody else.
    const asked = {
      hostname,
      port,
      path: pathname + search,
      lookup,
      signal: patience,
      agent: false,
      headers: { accept: 'image/*' },
    } as const
    get(asked, answered).on('error', failed)
  })
  if (response.statusCode !== 200) {
    response.destroy()
    throw new Error(`The host answered ${response.statusCode}.`)
  }
  return await readUpTo(Readable.toWeb(response) as ReadableStream<Uint8Array>, LARGEST, patience)
}
