import type { Settings } from '../settings/settings.ts'

/** The client address of each current request: from a trusted proxy, or from the socket. */
const addresses = new WeakMap<Request, string>()

export function noteAddress(request: Request, socketAddress: string | undefined, trustProxy: Settings['trustProxy']): void {
  const socket = socketAddress ?? 'unknown'
  const isTrusted = trustProxy === 'all' || (trustProxy === 'loopback' && /^(127\.|::1$|::ffff:127\.)/.test(socket))
  // The nearest proxy wrote the last entry. The caller may have invented the earlier entries.
  const forwardedFor = isTrusted ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  addresses.set(request, addressBlock(forwardedFor || socket))
}

/** Copies the client address to another Request object of the same request. */
export function copyAddress(from: Request, to: Request): Request {
  const address = addresses.get(from)
  if (address !== undefined) addresses.set(to, address)
  return to
}

/**
 * Returns the text by which rate limits count: an IPv4 address, or the /64 network of an IPv6 address. One machine may use every address of its /64
 * network.
 */
export function addressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ? tail.split(':') : [])]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

export const remoteAddress = (request: Request): string => addresses.get(request) ?? 'unknown'

/** Returns the client address; undefined for a request that this process made itself. */
export const knownAddress = (request: Request): string | undefined => addresses.get(request)
