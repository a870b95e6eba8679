import { lookup } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { readUpTo } from '@fondly/kit/http/read-up-to.ts'
import { RendererFault } from './faults.ts'

const LARGEST = 10_000_000
const PATIENCE = 10_000

export type Lookup = LookupFunction

/** Fetches a picture from a host that the operator named, over https, from a public address, without following redirects. */
export function foreignPictures(allowedHosts: readonly string[], resolve: Lookup = publicLookup) {
  return async (address: string): Promise<Uint8Array> => {
    const url = allowedUrl(address, allowedHosts)
    try {
      return await read(url, resolve)
    } catch {
      throw new RendererFault(422, 'picture-unreachable', 'A picture could not be fetched.')
    }
  }
}

function allowedUrl(address: string, allowedHosts: readonly string[]): URL {
  const url = URL.parse(address)
  if (!url) throw new RendererFault(400, 'picture-url', 'A picture has an address that is no URL.')
  const plain = url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === ''
  // A name is checked when it is resolved; a number never is, so none is taken.
  if (!plain || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0 || !allowedHosts.includes(url.hostname))
    throw new RendererFault(403, 'picture-host', 'Pictures are fetched from known hosts only.')
  return url
}

async function read(url: URL, resolve: Lookup): Promise<Uint8Array> {
  const patience = AbortSignal.timeout(PATIENCE)
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    get(url, { lookup: resolve, signal: patience, headers: { accept: 'image/*' } }, answered).on('error', failed)
  })
  if (response.statusCode !== 200) {
    response.destroy()
    throw new Error(`The host answered ${response.statusCode}.`)
  }
  return await readUpTo(Readable.toWeb(response) as ReadableStream<Uint8Array>, LARGEST, patience)
}

/** Resolves a name at the moment of connecting, and refuses every address that is not of the public net: nobody can swap it in between. */
export const publicLookup: Lookup = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const list = Array.isArray(addresses) ? addresses : []
    if (error) done(error, '', 4)
    else if (list.length === 0 || list.some(({ address }) => isPrivate(address)))
      done(new Error('The host has an address that is not public.'), '', 4)
    else if (options.all) done(null, list)
    else done(null, list[0]?.address ?? '', list[0]?.family ?? 4)
  })
}

/** Whether an address is of a private, local, reserved or multicast range. */
export function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address
  const version = isIP(plain)
  return version === 0 || NOT_PUBLIC.check(plain, version === 4 ? 'ipv4' : 'ipv6')
}

const NOT_PUBLIC = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv6')
