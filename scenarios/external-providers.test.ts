import { Writable } from 'node:stream'
import type { ExternalProvidersAnswer } from '@fondly/contracts/bff/external-providers.ts'
import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { ActivityAnswer, RestoreAnswer } from '@fondly/contracts/bff/settings.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { jsonLog } from '@fondly/kit/log.ts'
import { DEMONSTRATION } from '@fondly/launch/commands/demonstration.ts'
import { readWorld } from '@fondly/launch/commands/read-world.ts'
import { DEMO } from '@fondly/launch/settings/environment.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ComposedProduct, ORIGIN, startComposedProduct } from './testing/composed-product.ts'
import { inDatabase } from './testing/in-database.ts'
import { signInByProvider } from './testing/provider-sign-in.ts'
import type { Visitor } from './testing/visitor.ts'

const PEOPLE = { client: 'lumen', email: 'linked@lumen.test' }
const LUMEN = '/api/admin/lumen'
const PROVIDERS = `${LUMEN}/external-providers`
/** Secrets that the tests type. No answer, log line or table may contain them. */
const CANARIES = ['Kanarienvogel-secret-7731', 'Zilpzalp-secret-7732', 'Goldhaehnchen-secret-7733']
const [FIRST, SECOND, THIRD] = CANARIES as [string, string, string]

const logLines: string[] = []
const recordedAnswers: string[] = []
let clockAheadMs = 0
/** A test replaces this to lose the answer of a call that reads or writes a provider. By default every call is answered. */
let between: (request: Request, answer: Fetch) => Promise<Response> = (request, answer) => answer(request)
const lost = () => Promise.reject(new TypeError('The answer was lost.'))

let testProduct: ComposedProduct
let clientAdmin: Visitor
let admin: Visitor
beforeAll(async () => {
  const log = jsonLog(new Writable({ write: (line: Buffer, _, done) => (logLines.push(line.toString()), done()) }))
  testProduct = await startComposedProduct({
    log,
    clock: () => new Date(Date.now() + clockAheadMs),
    reach: (reached) => {
      const { fetch } = reached.identity
      const isOfProvider = ({ url }: Request) => url.includes('/identityProviders/')
      return {
        ...reached,
        identity: { ...reached.identity, fetch: (request) => (isOfProvider(request) ? between(request, fetch) : fetch(request)) },
      }
    },
  })
  const world = await readWorld(DEMONSTRATION.folder)
  const [lumen, lena] = [world.clients.find(({ id }) => id === 'lumen')!, world.people.find(({ client }) => client === 'lumen')!]
  const id = 'c94f6e21-8d57-40a3-b2f9-71e58c3ad604'
  const administrator = { ...lena, id, email: 'keeper@lumen.test', profile: { role: 'clientadmin' as const } }
  await testProduct.product.load({ ...world, clients: [lumen], people: [administrator], cards: [] })
  ;[clientAdmin, admin] = [testProduct.newVisitor(), testProduct.newVisitor()].map(listening) as [Visitor, Visitor]
  await clientAdmin.signIn('keeper@lumen.test')
  await admin.signIn('admin@fondly.test')
})
beforeEach(() => {
  between = (request, answer) => answer(request)
})
afterAll(() => testProduct?.close())

/** Returns a visitor whose answers below /api/admin are recorded. */
function listening(visitor: Visitor): Visitor {
  const ask: Visitor['ask'] = async (method, address, ...more) => {
    const answer = await visitor.ask(method, address, ...more)
    if (address.startsWith('/api/admin/')) recordedAnswers.push(await answer.clone().text())
    return answer
  }
  const json: Visitor['json'] = async <Answer>(...request: Parameters<typeof ask>) => {
    const answer = await ask(...request)
    if (!answer.ok) throw new Error(`Answered ${answer.status}.`)
    return (await answer.json()) as Answer
  }
  return { ...visitor, ask, json }
}

async function read(tab = clientAdmin) {
  const [provider] = (await tab.json<ExternalProvidersAnswer>('GET', PROVIDERS)).providers
  if (!provider) throw new Error('No provider is listed.')
  return provider
}
async function send(body: { change?: object; secret?: string; version?: string }, tab = clientAdmin): Promise<Response> {
  const { id, version } = await read(tab)
  return tab.ask('PATCH', `${PROVIDERS}/${id}`, { version, change: {}, ...body })
}
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as Refusal).code]
const signIn = async () => {
  const { status, code, isSignedIn } = await signInByProvider(testProduct.fetch, ORIGIN, PEOPLE)
  return { status, code, isSignedIn }
}
const newest = async () => (await admin.json<ActivityAnswer>('GET', `${LUMEN}/activity`)).entries[0]
const openChanges = () => inDatabase<{ sealed: Buffer }>(testProduct.database.url, sql<{ sealed: Buffer }>`select sealed from open_change`)

test('a client administrator reads the provider that the sign-in policy names, and no secret', async () => {
  const answer = await clientAdmin.json<ExternalProvidersAnswer>('GET', PROVIDERS)
  expect(answer).toEqual({
    policy: 'Lumen-Staff',
    providers: [
      {
        id: expect.any(String),
        version: expect.any(String),
        name: 'Lumen Directory',
        enabled: true,
        clientId: DEMO.providerClientId,
        issuer: `${ORIGIN}/identity/${DEMO.providerEnvironmentId}/as`,
        needsSecret: false,
        isShared: false,
        sharedWith: [],
        mayChange: true,
      },
    ],
  })
  expect(await admin.json('GET', '/api/admin/harborview/external-providers')).toEqual({ policy: 'Customer-Care', providers: [] })
})

test('people sign in with the secret that was typed last, and the log says only that it was replaced', async () => {
  expect((await send({ secret: FIRST })).status).toBe(200)
  expect(await signIn()).toEqual({ status: 'FAILED', code: 'PROVIDER_FAILED', isSignedIn: false })
  expect(await newest()).toMatchObject({
    who: 'Lena Moreau',
    isConfirmed: true,
    isRestorable: false,
    before: { providerSecret: null },
    after: { providerSecret: 'replaced' },
  })
  expect((await send({ secret: DEMO.secret })).status).toBe(200)
  expect(await signIn()).toEqual({ status: 'COMPLETED', code: undefined, isSignedIn: true })
})

test('nobody can sign in with a provider that is switched off, until the change is restored', async () => {
  expect((await send({ change: { enabled: false, name: 'Directory' } })).status).toBe(200)
  expect(await signIn()).toMatchObject({ status: 'FAILED', code: 'PROVIDER_DISABLED' })
  const entry = await newest()
  expect(entry).toMatchObject({
    before: { providerEnabled: true, providerName: 'Lumen Directory' },
    after: { providerEnabled: false, providerName: 'Directory' },
  })
  const path = `${LUMEN}/activity/${entry?.id}/restore`
  const { version, after } = await clientAdmin.json<RestoreAnswer>('GET', path)
  expect(after).toEqual({ providerEnabled: true, providerName: 'Lumen Directory' })
  expect((await clientAdmin.ask('POST', path, { version })).status).toBe(204)
  expect(await signIn()).toMatchObject({ status: 'COMPLETED', isSignedIn: true })
})

test('the second of two administrators does not overwrite the change of the first', async () => {
  const { version } = await read(admin)
  expect((await send({ change: { name: 'Directory of the first' } })).status).toBe(200)
  const refused = await send({ version, secret: SECOND }, admin)
  expect(await refused.json()).toMatchObject({ code: 'changed-meanwhile', fields: { providerName: 'Directory of the first' } })
  expect((await send({ change: { name: 'Lumen Directory' } })).status).toBe(200)
  expect(await signIn()).toMatchObject({ isSignedIn: true })
})

test('a change whose reply was lost is settled by reading the provider: it is in the log once, and the sealed secret is deleted', async () => {
  between = async (request, answer) => {
    const answered = await answer(request)
    return request.method === 'PUT' ? lost() : answered
  }
  // The read after the lost reply shows that the change was made.
  expect((await send({ secret: SECOND })).status).toBe(200)
  between = (request, answer) => (request.method === 'PUT' ? lost() : answer(request))
  expect((await send({ secret: THIRD })).status).toBe(503)
  const [open, ...others] = await openChanges()
  expect(others).toEqual([])
  expect(open?.sealed.length).toBeGreaterThan(0)
  expect(open?.sealed.includes(THIRD)).toBe(false)
  // The next change is refused until the outcome is known.
  between = (request, answer) => answer(request)
  expect(await codeOf(await send({ change: { name: 'Mine' } }))).toEqual([409, 'change-in-progress'])

  clockAheadMs += 61_000
  expect((await send({ secret: DEMO.secret })).status).toBe(200)
  expect(await openChanges()).toEqual([])
  const { entries } = await admin.json<ActivityAnswer>('GET', `${LUMEN}/activity`)
  expect(entries.slice(0, 2).map(({ after, isConfirmed }) => [after, isConfirmed])).toEqual([
    [{ providerSecret: 'replaced' }, true],
    [{ providerSecret: 'replaced' }, true],
  ])
  expect(await signIn()).toMatchObject({ isSignedIn: true })
})

test('when the read after a lost reply fails too, a later read finds that the change was made', async () => {
  const { version: seen } = await read()
  let isGone = false
  between = async (request, answer) => {
    if (request.method === 'PUT' && !isGone) await answer(request)
    isGone ||= request.method === 'PUT'
    return isGone ? lost() : answer(request)
  }
  expect((await send({ change: { name: 'Later Directory' }, secret: SECOND })).status).toBe(503)
  between = (request, answer) => answer(request)
  expect(await openChanges()).toHaveLength(1)
  clockAheadMs += 61_000
  // The next request reads that the change was made, and is refused because its version is older.
  expect(await codeOf(await send({ version: seen, change: { enabled: false } }))).toEqual([409, 'changed-meanwhile'])
  expect(await openChanges()).toEqual([])
  expect(await newest()).toMatchObject({ isConfirmed: true, after: { providerName: 'Later Directory', providerSecret: 'replaced' } })
  expect((await send({ change: { name: 'Lumen Directory' }, secret: DEMO.secret })).status).toBe(200)
})

test.each<[string, object, number, string]>([
  ['an empty name', { change: { name: ' ' } }, 400, 'request-unreadable'],
  ['a client id with a line break', { change: { clientId: 'a\nb' } }, 400, 'request-unreadable'],
  ['a secret with a space at its end', { secret: 'secret ' }, 400, 'request-unreadable'],
  ['an empty secret', { secret: '' }, 400, 'request-unreadable'],
  ['another issuer', { change: { issuer: 'https://elsewhere.test' } }, 400, 'request-unreadable'],
])('%s is refused', async (_, body, ...expected) => {
  expect(await codeOf(await send(body))).toEqual(expected)
})

test('a provider that the own policy does not name is not found', async () => {
  const { id, version } = await read()
  const other = `/api/admin/harborview/external-providers/${id}`
  expect((await admin.ask('PATCH', other, { version, change: { enabled: false } })).status).toBe(404)
})

test('a provider that other clients use too is changed only by an administrator of all clients, who reads their names', async () => {
  await testProduct.product.load(await readWorld('scenarios/testing/beacon'))
  expect(await read()).toMatchObject({ isShared: true, sharedWith: [], mayChange: false })
  expect(await codeOf(await send({ change: { enabled: false } }))).toEqual([422, 'provider-shared'])
  const entries = await clientAdmin.json<ActivityAnswer>('GET', `${LUMEN}/activity`)
  const restorable = entries.entries.find(({ isRestorable, subject }) => isRestorable && subject.startsWith('external-provider'))
  const path = `${LUMEN}/activity/${restorable?.id}/restore`
  const { version } = await clientAdmin.json<RestoreAnswer>('GET', path)
  expect(await codeOf(await clientAdmin.ask('POST', path, { version }))).toEqual([422, 'provider-shared'])

  expect(await read(admin)).toMatchObject({ sharedWith: ['Beacon Water'], mayChange: true })
  expect((await send({ change: { name: 'Shared Directory' } }, admin)).status).toBe(200)
  expect((await read()).name).toBe('Shared Directory')
})

test('no answer, log line or table has a secret that was typed', async () => {
  recordedAnswers.push(await (await admin.ask('GET', `${LUMEN}/activity.csv`)).text())
  const tables = await inDatabase(
    testProduct.database.url,
    sql<{ schema: string; name: string }>`select table_schema as schema, table_name as name from information_schema.tables
      where table_schema in ('bff', 'identity', 'identity_elsewhere', 'press')`,
  )
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['activity_value', 'open_change', 'providers']))
  for (const canary of CANARIES) {
    expect(logLines.filter((line) => line.includes(canary))).toEqual([])
    expect(recordedAnswers.filter((text) => text.includes(canary))).toEqual([])
    for (const { schema, name } of tables) {
      const found = await inDatabase(
        testProduct.database.url,
        sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(`${schema}.${name}`)} t
          where t::text like ${`%${canary}%`} or t::text like ${`%${Buffer.from(canary).toString('hex')}%`}`,
      )
      expect([name, found]).toEqual([name, [{ rows: 0 }]])
    }
  }
  expect(logLines.length).toBeGreaterThan(0)
  expect(recordedAnswers.length).toBeGreaterThan(20)
})
