import { randomBytes } from 'node:crypto'
import type { Catalogue } from '@fondly/contracts/bff/catalogue.ts'
import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { Session } from '@fondly/contracts/bff/session.ts'
import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { commerceGateway } from '@fondly/gateways/commerce/commerce-gateway.ts'
import { identityGateway } from '@fondly/gateways/identity/identity-gateway.ts'
import { workerGateway } from '@fondly/gateways/worker/worker-gateway.ts'
import type { Env, Fetch } from '@fondly/kit/env.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { commerce as commerceUpstream } from '@fondly/upstreams/commerce/commerce.ts'
import { testBrowser } from '@fondly/upstreams/identity/testing/browser.ts'
import {
  DISABLED,
  ENVIRONMENT,
  harborview,
  LOCKED,
  ORDERER,
  person,
  testIdentity,
  WEB,
  WORKER,
} from '@fondly/upstreams/identity/testing/test-identity.ts'
import { act, checkPassword } from '@fondly/upstreams/identity/testing/sign-on.ts'
import { worker as workerUpstream } from '@fondly/upstreams/worker/worker.ts'
import { afterAll, expect, test } from 'vitest'
import { startTestProduct } from '@fondly/bff/testing/start-test-product.ts'
import { standIn } from '@fondly/bff/testing/stand-in.ts'
import { testSettings } from '@fondly/bff/testing/small-world.ts'

// The embedded identity, commerce and worker, reached through the real gateways.
const origin = 'http://localhost:3000'
const identity = await testIdentity({ origin, policies: ['Customer-Care', 'Summit-Claims'] })
// `later` moves only the product's clock. Identity uses the clock of the machine.
let clockAheadMs = 0
const env: Env = { ...identity.env, clock: () => new Date(Date.now() + clockAheadMs) }
const database = await testDatabase()
const commerce = await commerceUpstream({
  env,
  databaseUrl: database.url,
  poolSize: 1,
  site: 'fondly',
  list: 'fondly',
  clientId: 'fondly-bff',
  clientSecret: 'a-secret-of-the-tests',
  publicOrigin: origin,
  basePath: '/commerce',
  tokenKey: randomBytes(32),
})
const worker = await workerUpstream({ env, databaseUrl: database.url, poolSize: 1, bearer: 'a-bearer-of-the-tests' })

const NEWCOMER = person('a1c7d2f0-2c74-4b5e-9b2a-5f3d4c6e7f81', 'newcomer@harborview.test', {
  knownToCommerce: false,
  languages: undefined,
  senderProfiles: undefined,
  favorites: undefined,
})
const DORMANT = person('b2c7d2f0-2c74-4b5e-9b2a-5f3d4c6e7f82', 'dormant@harborview.test', { lastSeenDaysAgo: 121 })
const STRAY = person('c3c7d2f0-2c74-4b5e-9b2a-5f3d4c6e7f83', 'stray@nowhere.test', { client: 'nowhere' })
const nowhere = { ...harborview, id: 'nowhere', slug: 'nowhere', population: '1b6c1d2e-3f40-4a51-8b62-7c83d94ea5f7' }

const documents: LoadDocuments = {
  clients: [
    { ...harborview, models: [{ id: '1HBE2115', disabledSentiments: [], disabledMessageStarters: [] }] },
    nowhere,
    { ...harborview, id: 'default', slug: undefined, population: '2b6c1d2e-3f40-4a51-8b62-7c83d94ea5f8' },
  ],
  people: [ORDERER, DISABLED, LOCKED, NEWCOMER, DORMANT, STRAY],
  categories: [{ id: 'welcome', name: 'Welcome', spanishName: 'Bienvenida' }],
  sentiments: [{ id: 's1', description: 'Welcome', text: 'Welcome home', language: 'en_US' }],
  messageStarters: [{ id: 'm1', description: 'Short', text: 'Make yourself at home.', language: 'en_US' }],
  cards: [
    {
      id: '1HBE2115',
      name: 'Meadow',
      description: '',
      size: '70',
      orientation: 'V',
      language: 'en_US',
      category: 'welcome',
      price: 0,
      orderable: true,
      envelope: 'A7',
      shipNode: 'N1',
      sentiments: ['s1'],
      messageStarters: ['m1'],
      keywords: [],
    },
  ],
  blackoutDays: [],
  art: [],
  brandFiles: [],
}
await identity.load(documents)
await commerce.load(documents)

await worker.load({ ...documents, clients: documents.clients.filter(({ id }) => id !== 'nowhere') })

const gateway = identityGateway({
  issuerUrl: `${origin}/identity/${ENVIRONMENT}/as`,
  apiUrl: `${origin}/identity/v1`,
  environmentId: ENVIRONMENT,
  endpoint: { fetch: identity.fetch, baseUrl: 'http://identity' },
  clientId: WEB.clientId,
  clientSecret: WEB.clientSecret,
  workerClientId: WORKER.clientId,
  workerClientSecret: WORKER.clientSecret,
  inProcess: true,
  env,
  timeoutMilliseconds: 5000,
})
const product = await startTestProduct({
  env,
  databaseUrl: database.url,
  poolSize: 1,
  identity: gateway,
  commerce: commerceGateway({
    endpoint: { fetch: commerce.fetch, baseUrl: 'http://commerce' },
    tokenEndpoint: { fetch: commerce.fetch, baseUrl: 'http://commerce' },
    clientId: 'fondly-bff',
    clientSecret: 'a-secret-of-the-tests',
    site: 'fondly',
    list: 'fondly',
    slot: 'header-banner',
    blackoutType: 'BlackoutDate',
    env,
    timeoutMilliseconds: 5000,
  }),
  worker: workerGateway({ fetch: worker.fetch, baseUrl: 'http://worker', env, bearer: () => Promise.resolve('a-bearer-of-the-tests') }),
  renderer: standIn().gateways.renderer,
  settings: testSettings,
})
await product.load(documents)

afterAll(async () => {
  await product.close()
  await commerce.close()
  await worker.close()
  await identity.end()
  await database.drop()
})

// Serves the product and identity at one origin, as launch does.
const served: Fetch = (request) => (new URL(request.url).pathname.startsWith('/api/') ? product.fetch(request) : identity.fetch(request))

function newBrowser() {
  const tab = testBrowser(served, '/identity')
  const at = (path: string) => new URL(path, origin)
  return {
    ...tab,
    read: async <Answer>(path: string) => (await (await tab.go(at(path))).json()) as Answer, // the test says what it expects
    post: (path: string, body: unknown, method = 'POST') =>
      tab.go(at(path), {
        method,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-requested-with': 'fondly', 'sec-fetch-site': 'same-origin' },
      }),
    /** Signs in with a password, from our own sign-in address to the callback. Returns the address where the browser ends. */
    async signIn(username: string, query = ''): Promise<string> {
      const away = await tab.go(at(`/api/session/sign-in${query}`))
      const { location } = await tab.follow(away.headers.get('location') ?? '')
      const login = new URL(location ?? '', origin)
      let callback = location
      if (login.pathname === '/login') {
        const flow = `${origin}/identity/${login.searchParams.get('environmentId')}/flows/${login.searchParams.get('flowId')}`
        // A flow that begins with the last user's name is reset first, as 'Cancel' does.
        const { status } = (await (await tab.go(flow)).json()) as { status: string }
        if (status === 'PASSWORD_REQUIRED') await act(tab, flow, 'session.reset')
        const done = (await (await checkPassword(tab, flow, username)).json()) as { resumeUrl: string }
        callback = (await tab.follow(done.resumeUrl)).location
      }
      return (await tab.go(callback ?? '')).headers.get('location') ?? ''
    },
  }
}

test('a user signs in with a password, sees the catalogue, hearts a card, opens its form, and signs out everywhere', async () => {
  const tab = newBrowser()
  expect(await tab.read('/api/session')).toMatchObject({ signedIn: false, brand: { name: 'Harborview' } })
  expect(await tab.signIn(ORDERER.email, '?returnTo=/%3Fcgid%3Dwelcome')).toBe('/?cgid=welcome')
  expect(await tab.read<Session>('/api/session')).toMatchObject({
    signedIn: true,
    user: { email: ORDERER.email, firstName: 'Dana', role: 'orderer', languages: ['en_US'], favorites: ['1HBE2115'] },
    client: { id: 'harborview', name: 'Harborview' },
    cardsThisMonth: 0,
  })
  expect((await tab.read<Catalogue>('/api/catalogue')).cards.map(({ id }) => id)).toEqual(['1HBE2115'])
  expect(await (await tab.post('/api/user', { favorites: [], darkMode: true }, 'PATCH')).json()).toMatchObject({
    favorites: [],
    darkMode: true,
  })
  const pageData = await tab.read<OrderFormPageData>('/api/cards/1HBE2115/order-form')
  expect(pageData.card.sentiments).toMatchObject([{ id: 's1', description: 'Welcome' }])
  expect(pageData.card.messageStarters).toMatchObject([{ id: 'm1', text: 'Make yourself at home.' }])
  expect(pageData.senderProfiles).toMatchObject([{ id: 'hv-care', signature: 'Dana' }])

  const { location } = (await (await tab.post('/api/session/sign-out', {})).json()) as { location: string }
  expect(location).toBe('/')
  expect(await tab.read('/api/session')).toMatchObject({ signedIn: false })
  // The person is signed off at identity too. The next sign-in needs the password, and the preferences are still there.
  await tab.signIn(ORDERER.email)
  expect(await tab.read<Session>('/api/session')).toMatchObject({ user: { favorites: [], darkMode: true, recents: ['1HBE2115'] } })
})

test('a new user becomes a customer at the first sign-in and is recognised at the second', async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    const tab = newBrowser()
    expect(await tab.signIn(NEWCOMER.email)).toBe('/')
    expect(await tab.read<Session>('/api/session')).toMatchObject({ signedIn: true, user: { languages: ['en_US'] } })
    expect((await tab.read<OrderFormPageData>('/api/cards/1HBE2115/order-form')).senderProfiles).toHaveLength(1)
  }
})

test.each([
  [LOCKED.email, 'locked'],
  [DORMANT.email, 'locked'],
  [DORMANT.email, 'locked'],
  [DISABLED.email, 'disabled'],
  [STRAY.email, 'disabled'],
  [STRAY.email, 'disabled'],
])('%s cannot sign in: %s', async (email, reason) => {
  const tab = newBrowser()
  expect(await tab.signIn(email)).toMatch(new RegExp(`^/error\\?reason=${reason}&reference=[0-9a-f-]{36}&time=[0-9TZ%A.-]+$`))
  expect(await tab.read('/api/session')).toMatchObject({ signedIn: false })
  // Another person can sign in with this browser now, with a password.
  expect(await tab.signIn(ORDERER.email)).toBe('/')
  expect(await tab.read<Session>('/api/session')).toMatchObject({ user: { email: ORDERER.email } })
})

test('a user who is locked while signed in is signed out at the next check', async () => {
  const tab = newBrowser()
  await tab.signIn(ORDERER.email)
  await gateway.updateUser(ORDERER.id, { locked: true })
  expect(await tab.read('/api/session')).toMatchObject({ signedIn: true })
  clockAheadMs = 61_000
  expect(await tab.read('/api/session')).toMatchObject({ signedIn: false })
  await gateway.updateUser(ORDERER.id, { locked: false })
})

test('tokens are renewed by rotation after each hour', async () => {
  clockAheadMs = 0
  const tab = newBrowser()
  await tab.signIn(ORDERER.email)
  for (const minutes of [59, 118, 177]) {
    clockAheadMs = minutes * 60_000
    expect((await tab.post('/api/user', { darkMode: minutes === 118 }, 'PATCH')).status).toBe(200)
  }
})
