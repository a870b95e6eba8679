import { randomBytes, randomUUID } from 'node:crypto'
import type { Env, Fetch } from '@fondly/kit/env.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { commerce } from '../commerce.ts'
import { ANA, SMALL_WORLD } from './small-world.ts'

export const CLIENT = { clientId: 'fondly-bff', clientSecret: 'fondly demo/secret' }

/** Opens the server on its own database, with the small world in it and a clock that a test can move. */
export async function openTestCommerce(
  poolSize = 1,
  more: {
    faultInjection?: boolean
    user?: { name: string; password: string }
    searchLagMilliseconds?: number
    lockMilliseconds?: number
    currency?: string
  } = {},
) {
  const database = await testDatabase()
  let now = Date.parse('2026-11-20T15:00:00.000Z')
  const env: Env = {
    fetch: () => Promise.reject(new Error('No network in this test.')),
    // Each call of the clock returns a time one millisecond later, so that no two events have the same time.
    clock: () => new Date(now++),
    random: (bytes) => randomBytes(bytes),
    ids: () => randomUUID(),
    log: silentLog,
  }
  const options = {
    env,
    databaseUrl: database.url,
    poolSize,
    site: 'fondly',
    list: 'fondly',
    ...CLIENT,
    publicOrigin: 'http://localhost:3000',
    basePath: '/commerce',
    tokenKey: randomBytes(32),
    // The time is long, so that a slow machine does not look like another writer that holds a lock.
    lockMilliseconds: 60_000,
    ...more,
  }
  const server = await commerce(options)
  await server.load(SMALL_WORLD)
  const endpoint = { fetch: (request: Request) => server.fetch(request), baseUrl: 'http://commerce' }
  return {
    ...server,
    /** The settings with which a gateway reaches the server. */
    settings: {
      ...CLIENT,
      endpoint,
      tokenEndpoint: endpoint,
      site: 'fondly',
      list: 'fondly',
      slot: 'header-banner',
      blackoutType: 'BlackoutDate',
      env,
      timeoutMilliseconds: 5000,
    },
    env,
    databaseUrl: database.url,
    /** Opens another process's server on the same database. Close it before this one. */
    openBeside: () => commerce(options),
    advanceClock: (milliseconds: number) => void (now += milliseconds),
    close: async () => {
      await server.close()
      await database.drop()
    },
  }
}

export type Answer = {
  status: number
  headers: Headers
  json: Record<string, unknown> & { fault: { type: string; arguments: Record<string, unknown> } }
}

export type Saying = { token?: string; body?: unknown; headers?: Record<string, string> }

/** Creates a call without a gateway. It has the client id in a header, unless `headers` replaces it. */
export const toCall = (origin: string, method: string, path: string, { token, body, headers = {} }: Saying = {}): Request =>
  new Request(`${origin}${path}`, {
    method,
    headers: {
      'x-dw-client-id': CLIENT.clientId,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })

/** Makes one call to a server in this process. Returns status, headers and the document. */
export async function say(fetch: Fetch, method: string, path: string, saying?: Saying): Promise<Answer> {
  const response = await fetch(toCall('http://commerce', method, path, saying))
  const text = await response.text()
  return { status: response.status, headers: response.headers, json: (text === '' ? {} : JSON.parse(text)) as Answer['json'] }
}

export const SHOP = '/s/fondly/dw/shop/v21_2'
export const DATA = '/s/-/dw/data/v21_2'
/** The path at which customers and guests get a token; in the reference, this call has the client id in its query. */
export const SIGN_IN = `${SHOP}/customers/auth?client_id=${CLIENT.clientId}`

export async function applicationToken(fetch: Fetch): Promise<string> {
  const authorization = `Basic ${btoa(`${CLIENT.clientId}:${encodeURIComponent(CLIENT.clientSecret)}`)}`
  const request = new Request('http://commerce/dwsso/oauth2/access_token', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  })
  const { access_token: token } = (await (await fetch(request)).json()) as { access_token: string }
  return token
}

export async function shopperToken(fetch: Fetch, login: string): Promise<{ token: string; customerId: string }> {
  const body = { client_id: CLIENT.clientId, login }
  const answer = await say(fetch, 'POST', `${SHOP}/customers/auth/trustedsystem`, { token: await applicationToken(fetch), body })
  return { token: answer.headers.get('authorization')?.slice('Bearer '.length) ?? '', customerId: String(answer.json['customer_id']) }
}

/** The embedded commerce with the small world, an application's token, and Ana with hers. */
export async function openShopWithTokens() {
  const shop = await openTestCommerce()
  return { shop, application: await applicationToken(shop.fetch), ana: await shopperToken(shop.fetch, ANA.email) }
}
