import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** A lookup function for node:net that returns only public addresses or an error. */
export type Lookup = LookupFunction

/**
 * Resolves a name when connecting, and refuses it if any of its addresses is not public. The connection uses the addresses checked here, so a
 * different DNS answer later makes no difference.
 */
export function publicLookup(resolve: Lookup = systemLookup, isRefused: (address: string) => boolean = isPrivate): Lookup {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const list = Array.isArray(addresses) ? addresses : []
      if (error) done(error, '', 4)
      else if (list.length === 0 || list.some(({ address }) => isRefused(address)))
        done(new Error('The host has an address that is not public.'), '', 4)
      else if (options.all) done(null, list)
      else done(null, list[0]?.address ?? '', list[0]?.family ?? 4)
    })
  }
}

const systemLookup: Lookup = (host, options, done) => lookup(host, { ...options, all: true }, (error, addresses) => done(error, addresses))

/** Returns true for an address in a private, local, reserved or multicast range, or one that translates to such a range. */
export function isPrivate(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return NOT_PUBLIC.check(address, 'ipv4')
  // Only 2000::/3 is global unicast; local, mapped and translated (NAT64) addresses are outside it.
  if (version === 6 && !address.includes('%')) return !GLOBAL.check(address, 'ipv6') || NOT_PUBLIC.check(address, 'ipv6')
  return true
}

const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')

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
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv4')
// The ranges of Teredo and other special protocols, ORCHID, 6to4, and documentation.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv6')
