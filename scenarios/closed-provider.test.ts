import type { ExternalProvidersAnswer } from '@fondly/contracts/bff/external-providers.ts'
import type { Session } from '@fondly/contracts/bff/session.ts'
import { DEMONSTRATION } from '@fondly/launch/commands/demonstration.ts'
import { readWorld } from '@fondly/launch/commands/read-world.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ComposedProduct, ORIGIN, startComposedProduct } from './testing/composed-product.ts'
import { signInByProvider } from './testing/provider-sign-in.ts'
import type { Visitor } from './testing/visitor.ts'

const LINKED = 'linked@lumen.test'
const PROVIDERS = '/api/admin/lumen/external-providers'
/** Longer than the interval between two checks of a session. */
const CHECK_MS = 61_000

let clockAheadMs = 0
let isSilent = false
let testProduct: ComposedProduct
let admin: Visitor
/** The first sign-in. It linked the account, so the person typed a password here after signing in at the provider. */
let linking: Awaited<ReturnType<typeof signInByProvider>>
beforeAll(async () => {
  testProduct = await startComposedProduct({
    clock: () => new Date(Date.now() + clockAheadMs),
    reach: (reached) => {
      const { fetch } = reached.identity
      const isOfProvider = ({ url }: Request) => url.includes('/identityProviders/')
      const answer = (request: Request) =>
        isSilent && isOfProvider(request) ? Promise.reject(new TypeError('No answer.')) : fetch(request)
      return { ...reached, identity: { ...reached.identity, fetch: answer } }
    },
  })
  const world = await readWorld(DEMONSTRATION.folder)
  await testProduct.product.load({ ...world, clients: world.clients.filter(({ id }) => id === 'lumen'), people: [], cards: [] })
  admin = testProduct.newVisitor()
  await admin.signIn('admin@fondly.test')
  linking = await signIn()
})
afterAll(() => testProduct?.close())

const signIn = () => signInByProvider(testProduct.fetch, ORIGIN, { client: 'lumen', email: LINKED })
const isSignedIn = async (tab: Visitor) => (await tab.json<Session>('GET', '/api/session')).signedIn

async function switchProvider(enabled: boolean): Promise<void> {
  const [provider] = (await admin.json<ExternalProvidersAnswer>('GET', PROVIDERS)).providers
  if (!provider) throw new Error('No provider is listed.')
  const answer = await admin.ask('PATCH', `${PROVIDERS}/${provider.id}`, { version: provider.version, change: { enabled } })
  expect(answer.status).toBe(200)
}

test('switching a provider off signs out the people who came through it at the next check, but not the people who typed a password here', async () => {
  const { isSignedIn: isIn, readSession } = await signIn()
  const tab = testProduct.newVisitor()
  await tab.signIn(LINKED)
  expect([linking.isSignedIn, isIn, await isSignedIn(tab)]).toEqual([true, true, true])
  clockAheadMs += CHECK_MS
  expect([await linking.readSession(), await readSession()]).toEqual([true, true])

  await switchProvider(false)
  clockAheadMs += CHECK_MS
  expect([await linking.readSession(), await readSession()]).toEqual([false, false])
  expect(await isSignedIn(tab)).toBe(true)
  expect(await isSignedIn(admin)).toBe(true)

  await switchProvider(true)
  clockAheadMs += CHECK_MS
  expect(await readSession()).toBe(false)
  expect((await signIn()).isSignedIn).toBe(true)
})

test('nobody is signed out while the product cannot read whether the provider is switched off', async () => {
  const { readSession } = await signIn()
  isSilent = true
  clockAheadMs += CHECK_MS
  expect(await readSession()).toBe(true)
  isSilent = false
})
