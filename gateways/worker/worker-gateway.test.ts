import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { silentLog } from '@fondly/kit/log.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import { contractTestTargets } from '@fondly/kit/testing/contract-test-targets.ts'
import { overHttp } from '@fondly/kit/testing/over-http.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { worker as embeddedWorker, type WorkerUpstream } from '@fondly/upstreams/worker/worker.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workerGateway } from './worker-gateway.ts'
import type { Worker } from './worker.ts'

const POPULATION = '2b1f8c1e-0000-4000-8000-000000000001'
const PERSON = '7c0d4a52-0000-4000-8000-000000000001'
const BEARER = 'fondly-test-worker'

const env = {
  fetch: networkFetch(),
  clock: () => new Date(),
  random: (bytes: number) => new Uint8Array(bytes),
  ids: () => '',
  log: silentLog,
}

const documents = (statement?: string): Pick<LoadDocuments, 'clients' | 'people'> => ({
  clients: [
    {
      id: 'harborview',
      name: 'Harborview',
      population: POPULATION,
      brand: { name: 'Harborview', logo: 'logo.svg', colour: '#2A8C8C' },
      commerceAccount: 'C-1',
      customerReference: '',
      rolesFromGroups: true,
      senderProfiles: [],
      configuration: {},
      models: [],
      categories: [],
    },
  ],
  people: [
    {
      id: PERSON,
      email: 'orderer@harborview.test',
      firstName: 'Ona',
      lastName: 'Orderer',
      client: 'harborview',
      password: 'Fondly-demo-1',
      enabled: true,
      locked: false,
      knownToCommerce: true,
      groupStatement: statement,
      profile: {},
    },
  ],
})

let database: Awaited<ReturnType<typeof testDatabase>>
let upstream: WorkerUpstream
let http: Awaited<ReturnType<typeof overHttp>>
beforeAll(async () => {
  database = await testDatabase()
  upstream = await embeddedWorker({ env, databaseUrl: database.url, poolSize: 1, bearer: BEARER, demo: true })
  await upstream.load(documents('Harborview reporter'))
  http = await overHttp(upstream.fetch)
})
afterAll(async () => {
  await http.close()
  await upstream.close()
  await database.drop()
})

// These calls only read, so a test cannot create people at a real worker: environment variables name a person whom it knows.
type Target = { worker: Worker; user: string; statement: string; population: string; group: string }
const known = { user: PERSON, statement: 'Harborview reporter', population: POPULATION, group: 'harborview' }
const bearer = () => Promise.resolve(BEARER)
const inProcess = () => workerGateway({ fetch: upstream.fetch, baseUrl: 'http://worker', bearer, env })
const connections = contractTestTargets<() => Target>('WORKER', {
  inProcess: () => ({ worker: inProcess(), ...known }),
  overHttp: () => ({ worker: workerGateway({ fetch: networkFetch(), baseUrl: http.origin, bearer, env }), ...known }),
  real: (url, setting) => {
    const [token, user, statement] = [setting('TOKEN'), setting('USER'), setting('STATEMENT')]
    const [population, group] = [setting('POPULATION'), setting('GROUP')]
    const worker = workerGateway({
      fetch: networkFetch(),
      baseUrl: url,
      bearer: () => Promise.resolve(token),
      env,
      deadlineMilliseconds: 30_000,
    })
    return () => ({ worker, user, statement, population, group })
  },
})
const answering = (fetch: Fetch, deadlineMilliseconds?: number) =>
  workerGateway({ fetch, baseUrl: 'http://worker', bearer, env, deadlineMilliseconds })

const address = { address1: '1600 pennsylvania avenue nw', address2: '', city: 'washington', state: 'DC', zip: '20500' }
const recipient = { firstName: 'Rosa', lastName: 'Hancock', address }

describe.each(connections)('the worker, %s', (way, open) => {
  let target: Target
  beforeAll(() => {
    target = open()
  })
  const at = (more: object) => target.worker.validateAddress({ ...recipient, address: { ...address, ...more } })

  test('returns the statement of the group of a person, or an empty one for a stranger', async () => {
    expect(await target.worker.resolveRole(target.user)).toBe(target.statement)
    expect(await target.worker.resolveRole('00000000-0000-4000-8000-000000000000')).toBe('')
  })

  test('finds the client of a person by the population', async () => {
    const newcomer = { email: 'new@harborview.test', userId: 'just-registered', identityProviderId: undefined }
    expect(await target.worker.resolveGroup({ ...newcomer, populationId: target.population })).toBe(target.group)
    expect(await target.worker.resolveGroup({ ...newcomer, populationId: '00000000-0000-4000-8000-000000000000' })).toBeUndefined()
  })

  test('standardises an address', async () => {
    expect(await at({})).toMatchObject({
      success: true,
      code: 200,
      // Only a service that knows every house returns the last four digits.
      address: { address1: '1600 PENNSYLVANIA AVE NW', city: 'WASHINGTON', state: 'DC', zip: expect.stringMatching(/^20500(-\d{4})?$/) },
    })
  })

  test('reports what is wrong with an invalid address', async () => {
    expect(await at({ address1: '', city: 'Dayton', state: 'TX', zip: '45405' })).toMatchObject({
      success: false,
      code: 400,
      address: { state: 'TX' },
    })
  })

  // The embedded worker answers these two streets with failures, for tests.
  test.skipIf(way === 'the real one')('a rate limit counts as an answer and an outage does not', async () => {
    expect(await at({ address1: '429 Toomany Ln' })).toMatchObject({ success: false, code: 429 })
    await expect(at({ address1: '503 Outage Ln' })).rejects.toMatchObject({ name: 'UpstreamRefused', upstream: 'worker', status: 503 })
  })

  test.skipIf(way === 'the real one')('the answer says how exact the check was and what is wrong', async () => {
    expect(await at({ address1: '123 Main Street Apt 4', city: 'dayton', state: 'OH', zip: '45405' })).toEqual({
      success: true,
      code: 200,
      message: '',
      address: { address1: '123 MAIN ST', address2: 'APT 4', city: 'DAYTON', state: 'OH', zip: '45405' },
      level: 'zip',
    })
    expect(await at({ city: 'dayton', state: 'TX', zip: '45405' })).toMatchObject({
      message: 'ZIP Code 45405 is in DAYTON, OH, not in TX.',
    })
  })
})

test('loading again changes only the named values', async () => {
  await upstream.load(documents('admin'))
  expect(await inProcess().resolveRole(PERSON)).toBe('admin')
  await upstream.load({ clients: [], people: [] })
  expect(await inProcess().resolveRole(PERSON)).toBe('admin')
  await upstream.load(documents('Harborview reporter'))
})

describe('a worker that misbehaves', () => {
  const answeringWith = (body: unknown, status = 200) => answering(() => Promise.resolve(Response.json(body, { status })))

  test('a rate limit of a proxy counts as an answer', async () => {
    expect(await answeringWith({}, 429).validateAddress(recipient)).toEqual({ success: false, code: 429, message: '', address })
  })

  test('a worker that sent Retry-After is not called until then', async () => {
    let calls = 0
    const limited = answering(() => (calls++, Promise.resolve(Response.json({}, { status: 429, headers: { 'retry-after': '60' } }))))
    for (let at = 0; at < 3; at++) expect(await limited.validateAddress(recipient)).toMatchObject({ success: false, code: 429 })
    expect(calls).toBe(1)
  })

  test('a worker that keeps failing is not called', async () => {
    let calls = 0
    const failing = answering(() => (calls++, Promise.resolve(new Response('', { status: 500 }))))
    for (let at = 0; at < 5; at++) await expect(failing.resolveRole(PERSON)).rejects.toMatchObject({ name: 'UpstreamRefused', status: 500 })
    await expect(failing.resolveRole(PERSON)).rejects.toMatchObject({ name: 'UpstreamUnavailable' })
    expect(calls).toBe(5)
  })

  test('sign-in works while addresses cannot be checked', async () => {
    const target = inProcess()
    const outage = { ...recipient, address: { ...address, address1: '503 Outage Ln' } }
    for (let at = 0; at < 5; at++) await expect(target.validateAddress(outage)).rejects.toMatchObject({ status: 503 })
    await expect(target.validateAddress(outage)).rejects.toMatchObject({ name: 'UpstreamUnavailable' })
    expect(await target.resolveRole(PERSON)).toBe('Harborview reporter')
  })

  test('a wrong bearer token is a refusal', async () => {
    const stranger = workerGateway({ fetch: upstream.fetch, baseUrl: 'http://worker', env, bearer: () => Promise.resolve('other') })
    await expect(stranger.resolveRole(PERSON)).rejects.toMatchObject({ name: 'UpstreamRefused', status: 401 })
  })

  test.each([
    { success: 'yes' },
    { success: true, code: 200 },
    [],
    'text',
    { success: true, code: 200, address1: '1 ELM ST', city: 'DAYTON' },
  ])('an answer such as %j cannot be read', async (body) => {
    await expect(answeringWith(body).validateAddress(recipient)).rejects.toMatchObject({ name: 'UpstreamUnreadable' })
  })

  test('a page of HTML cannot be read', async () => {
    const html = answering(() => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } })))
    await expect(html.resolveRole(PERSON)).rejects.toMatchObject({ name: 'UpstreamUnreadable' })
  })

  test('a call without an answer ends at the deadline', async () => {
    const silent = answering(() => new Promise(() => {}), 50)
    await expect(silent.validateAddress(recipient)).rejects.toMatchObject({ name: 'UpstreamTimeout' })
  })
})
