import type { ValidateAddressAnswer } from '@fondly/contracts/worker/address.ts'
import { type Log, silentLog } from '@fondly/kit/log.ts'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { overHttp } from '@fondly/kit/testing/over-http.ts'
import { type AddressChecking, worker } from '../worker.ts'
import { type Published, TOKEN } from './usps-bodies.fixture.ts'

const BEARER = 'replay'
/** The time at which every test begins; `advanceClock` moves a test's own clock. */
const NOW = new Date('2026-11-24T15:00:00Z')

export type Replay = Awaited<ReturnType<typeof replay>>

/** A real HTTP server that replaces the service and gives prepared answers, and an embedded worker with its database that calls it. */
export async function replay(name: 'usps' | 'smarty', more: Partial<AddressChecking> = {}, log: Log = silentLog) {
  const requests: { path: string; query: Record<string, string>; bearer: string | null; body: unknown }[] = []
  let says: (request: Request) => Published | Response | Promise<Published | Response> = () => new Response('not told', { status: 500 })
  let token: () => Published = () => TOKEN
  const server = await overHttp(async (request) => {
    const { pathname: path, searchParams } = new URL(request.url)
    const sent = request.method === 'POST' ? await request.json() : undefined
    requests.push({ path, query: Object.fromEntries(searchParams), bearer: request.headers.get('authorization'), body: sent })
    const answer = path === '/oauth2/v3/token' ? token() : await says(request)
    return answer instanceof Response ? answer : Response.json(answer.body, { status: answer.status, headers: answer.headers })
  })

  const database = await testDatabase()
  let now = NOW
  const env = {
    fetch: networkFetch(),
    clock: () => now,
    random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)),
    ids: () => '',
    log,
  }
  const credentials =
    name === 'usps'
      ? { name, url: server.origin, clientId: 'key', clientSecret: 'secret' }
      : { name, url: server.origin, authId: 'id', authToken: 'token' }
  const open = (changes: Partial<AddressChecking> = {}) =>
    worker({
      env,
      databaseUrl: database.url,
      poolSize: 1,
      bearer: BEARER,
      addresses: {
        service: credentials,
        strictness: 'strict',
        fallback: 'none',
        cacheDays: 30,
        secret: new Uint8Array(32).fill(7),
        ...more,
        ...changes,
      },
    })
  const upstream = await open()

  return {
    databaseUrl: database.url,
    /** All requests to the service, including those for tokens. */
    requests,
    questions: () => requests.filter(({ path }) => path !== '/oauth2/v3/token'),
    tokens: () => requests.filter(({ path }) => path === '/oauth2/v3/token'),
    willSay: (next: Published | Response | typeof says) => {
      says = typeof next === 'function' ? next : () => (next instanceof Response ? next.clone() : next)
    },
    tokenWillBe: (next: Published | (() => Published)) => {
      token = typeof next === 'function' ? next : () => next
    },
    advanceClock: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
    /** Another process on the same database. */
    open,
    validate: (address: object, by = upstream) => validate(by.fetch, address),
    close: async () => {
      await upstream.close()
      await server.close()
      await database.drop()
    },
  }
}

async function validate(fetch: (request: Request) => Promise<Response>, address: object) {
  const response = await fetch(
    new Request('http://worker/Address-Validate', {
      method: 'POST',
      headers: { authorization: `Bearer ${BEARER}`, 'content-type': 'application/json' },
      body: JSON.stringify(address),
    }),
  )
  // Only the parts of the answer that tests compare.
  return { status: response.status, answer: (await response.json()) as Partial<ValidateAddressAnswer> }
}
