import type { Env } from '@fondly/kit/env.ts'
import { LRUCache } from 'lru-cache'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { Fault } from './faults.ts'
import type { EndedTokens } from './store/ended-tokens.ts'

/** The caller: without a token, a shopper, a program with the application's token, or one with a Business Manager user's token. */
export type Caller =
  | { kind: 'nobody' }
  | { kind: 'customer'; customerId: string; guest: boolean; tokenId: string; tokenEndsAt: Date }
  | { kind: 'application' }
  | { kind: 'user' }
export type Tokens = Awaited<ReturnType<typeof signedTokens>>

const APPLICATION_SECONDS = 1799
const USER_SECONDS = 899
const SHOPPER_SECONDS = 1800
/** The most verified tokens in the cache. Each takes a few hundred bytes. */
const MAX_CACHED_TOKENS = 1_000

/** Signs and verifies tokens. The audience of a token tells its kind. Only tokens that were ended are stored. */
export async function signedTokens(key: Uint8Array, clientId: string, env: Env, ended: EndedTokens) {
  if (key.byteLength < 32) throw new Error('The commerce token key must have at least 32 bytes.')
  const secret = await crypto.subtle.importKey('raw', new Uint8Array(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  const now = () => Math.floor(env.clock().getTime() / 1000)

  const sign = (audience: string, subject: string, seconds: number) =>
    new SignJWT({ _v: '1' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(clientId)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt(now())
      .setExpirationTime(now() + seconds)
      .setJti(env.ids())
      .sign(secret)

  // A shopper's program sends the same token with every call, so verified tokens are cached.
  const cache = new LRUCache<string, JWTPayload>({ max: MAX_CACHED_TOKENS })
  async function verify(token: string): Promise<JWTPayload | undefined> {
    const options = { algorithms: ['HS256'], issuer: clientId, currentDate: env.clock() }
    const payload = await jwtVerify(token, secret, options).then(
      (result) => result.payload,
      () => undefined,
    )
    if (!payload) return undefined
    cache.set(token, payload)
    return payload
  }

  return {
    application: async () => ({ token: await sign('application', clientId, APPLICATION_SECONDS), expiresIn: APPLICATION_SECONDS }),
    user: async () => ({ token: await sign('user', clientId, USER_SECONDS), expiresIn: USER_SECONDS }),
    shopper: (customerId: string, guest: boolean) =>
      sign('shopper', JSON.stringify({ _v: '1', customer_info: { customer_id: customerId, guest } }), SHOPPER_SECONDS),
    findCaller: async (authorization: string | null): Promise<Caller> => {
      if (authorization === null) return { kind: 'nobody' }
      const token = /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1]
      if (!token) throw new Fault('InvalidAuthorizationHeaderException', 'The authorization header must carry a bearer token.')
      const invalid = () =>
        new Fault('InvalidAccessTokenException', 'Unauthorized request! The access token is invalid.', { accessToken: token })
      const payload = cache.get(token) ?? (await verify(token))
      if (!payload || (payload.exp ?? 0) <= now()) throw invalid()
      const caller = toCaller(payload)
      if (caller.kind === 'customer' && (await ended.has(caller.tokenId))) throw invalid()
      return caller
    },
  }
}

// This server signed the token, so the claims have the shape in which it writes them.
function toCaller({ aud, sub = '', jti = '', exp = 0 }: JWTPayload): Caller {
  if (aud === 'application' || aud === 'user') return { kind: aud }
  const { customer_info } = JSON.parse(sub) as { customer_info: { customer_id: string; guest: boolean } }
  return {
    kind: 'customer',
    customerId: customer_info.customer_id,
    guest: customer_info.guest,
    tokenId: jti,
    tokenEndsAt: new Date(exp * 1000),
  }
}
