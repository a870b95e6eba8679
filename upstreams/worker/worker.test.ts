import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { worker, type WorkerUpstream } from './worker.ts'

const env = {
  fetch: () => Promise.reject(new Error('no network')),
  clock: () => new Date(),
  random: (bytes: number) => new Uint8Array(bytes),
  ids: () => '',
  log: silentLog,
}

let database: Awaited<ReturnType<typeof testDatabase>>
let upstream: WorkerUpstream
beforeAll(async () => {
  database = await testDatabase()
  upstream = await worker({ env, databaseUrl: database.url, poolSize: 1, bearer: 'secret', demo: true })
})
afterAll(async () => {
  await upstream.close()
  await database.drop()
})

const post = (
  path: string,
  body: unknown,
  headers: Record<string, string> = { authorization: 'Bearer secret' },
  asked: Pick<WorkerUpstream, 'fetch'> = upstream,
) =>
  asked.fetch(
    new Request(`http://worker${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
const address = {
  first_name: 'Rosa',
  last_name: 'Hancock',
  address1: '123 Main Street',
  address2: null,
  city: 'Dayton',
  state_code: 'OH',
  postal_code: '45405',
  country_code: 'US',
}

test.each([undefined, 'secret', 'Bearer', 'Bearer wrong', 'Basic secret'])(
  'refuses a call with the authorization %s',
  async (authorization) => {
    const response = await post('/Address-Validate', address, authorization ? { authorization } : {})
    expect(response.status).toBe(401)
  },
)

describe('refuses what it cannot read', () => {
  test.each<[string, unknown, number]>([
    ['/Address-Validate', 'not JSON', 400],
    ['/Address-Validate', [], 400],
    ['/Address-Validate', { ...address, city: 7 }, 400],
    ['/Address-Validate', { ...address, address1: 'x'.repeat(201) }, 400],
    ['/Address-Validate', { ...address, note: 'x'.repeat(20_000) }, 413],
    ['/Ping-ResolveIDARole', { userID: '' }, 400],
    ['/Ping-ResolveIDARole', { userID: 'a\u0000' }, 400],
    ['/Ping-ResolveIDARole', { userId: 'u' }, 400],
    ['/Ping-ResolveGroup', { user: 'u', id: 'p' }, 400],
    ['/nowhere', {}, 404],
  ])('%s %j: %i', async (path, body, status) => {
    const response = await post(path, body)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ message: expect.any(String) })
  })

  test('a call that is no POST', async () => {
    expect(
      (await upstream.fetch(new Request('http://worker/Address-Validate', { headers: { authorization: 'Bearer secret' } }))).status,
    ).toBe(404)
  })
})

test('answers a valid address in the documented form', async () => {
  const response = await post('/Address-Validate', address)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    success: true,
    code: 200,
    message: '',
    address1: '123 MAIN ST',
    address2: '',
    city: 'DAYTON',
    state_code: 'OH',
    postal_code: '45405',
    level: 'zip',
  })
})

test('an invalid address gets an answer with the status 200', async () => {
  const response = await post('/Address-Validate', { ...address, address1: 'Nowhere' })
  expect([response.status, await response.json()]).toEqual([
    200,
    expect.objectContaining({ success: false, code: 400, message: 'Address Not Found' }),
  ])
})

test('two streets simulate failures of the address check in demo mode', async () => {
  const tooMany = await post('/Address-Validate', { ...address, address1: '429 Toomany Lane' })
  expect(await tooMany.json()).toMatchObject({ success: false, code: 429, message: 'Too many requests' })
  expect((await post('/Address-Validate', { ...address, address1: '503 Outage Ln.' })).status).toBe(503)
})

test('in production these streets are ordinary', async () => {
  const real = await worker({ env, databaseUrl: database.url, poolSize: 1, bearer: 'secret' })
  for (const address1 of ['429 Toomany Lane', '503 Outage Ln.']) {
    const response = await post('/Address-Validate', { ...address, address1 }, undefined, real)
    expect(await response.json()).toMatchObject({ success: true, code: 200 })
  }
  await real.close()
})
