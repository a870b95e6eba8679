import type { Settings } from './settings.ts'

/** Who is at the other end of each request under way: the socket's address, or what a trusted proxy says. */
const addresses = new WeakMap<Request, string>()

export function noteAddress(request: Request, socketAddress: string | undefined, trustProxy: Settings['trustProxy']): void {
  const socket = socketAddress ?? 'unknown'
  const isTrusted = trustProxy === 'all' || (trustProxy === 'loopback' && /^(127\.|::1$|::ffff:127\.)/.test(socket))
  // The last entry is the one that the nearest proxy wrote; those before it are the caller's own claims.
  const told = isTrusted ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  addresses.set(request, told || socket)
}

export const remoteAddress = (request: Request): string => addresses.get(request) ?? 'unknown'
