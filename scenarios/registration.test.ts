import { afterEach, expect, test } from 'vitest'
import { DEMONSTRATION } from '@fondly/launch/commands/demonstration.ts'
import { readWorld } from '@fondly/launch/commands/read-world.ts'
import { visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

const PRODUCTION = {
  FONDLY_MODE: 'production',
  FONDLY_URL: 'https://cards.example.test',
  FONDLY_COMMERCE_CLIENT_SECRET: 'c'.repeat(32),
  FONDLY_IDENTITY_CLIENT_SECRET: 'i'.repeat(32),
  FONDLY_IDENTITY_WORKER_CLIENT_SECRET: 'j'.repeat(32),
  FONDLY_WORKER_TOKEN: 'w'.repeat(32),
  FONDLY_RENDERER_TOKEN: 'r'.repeat(32),
  // No mail server listens there, so mails wait in the database.
  SMTP_URL: 'smtps://fondly:a-password@127.0.0.1:1',
}

let testProduct: ComposedProduct
afterEach(() => testProduct?.close())

/** Returns whether the sign-in page of the default client offers registration, and what it answers to a person who tries to register. */
async function registrationAt(email: string): Promise<{ isOffered: boolean; status: number; answer: unknown }> {
  const { url: origin } = testProduct.settings
  const tab = visitor(testProduct.fetch, origin)
  const { url } = await tab.follow('/api/session/sign-in')
  const flow = `${origin}/identity/${url.searchParams.get('environmentId')}/flows/${url.searchParams.get('flowId')}`
  const { _links } = await tab.json<{ _links: object }>('GET', flow)
  const type = { 'content-type': 'application/vnd.pingidentity.user.register+json' }
  const response = await tab.ask('POST', flow, { username: email, email, password: 'Quite-a-new-1-here' }, type)
  return { isOffered: 'user.register' in _links, status: response.status, answer: await response.json() }
}

test('a demonstration lets anybody register', async () => {
  testProduct = await startComposedProduct()
  expect(await registrationAt('somebody@anywhere.test')).toMatchObject({
    isOffered: true,
    status: 200,
    answer: { status: 'VERIFICATION_CODE_REQUIRED' },
  })
})

test("in production nobody can register until the client's document names mail domains", async () => {
  testProduct = await startComposedProduct({ environment: PRODUCTION })
  expect(testProduct.settings.mode).toBe('production')
  expect(await registrationAt('somebody@anywhere.test')).toMatchObject({
    isOffered: false,
    status: 400,
    answer: { code: 'INVALID_REQUEST' },
  })

  const world = await readWorld(DEMONSTRATION.folder)
  const clients = world.clients.map((client) => (client.slug === undefined ? { ...client, registrationDomains: ['ours.test'] } : client))
  await testProduct.product.load({ ...world, clients })
  expect(await registrationAt('somebody@anywhere.test')).toMatchObject({
    isOffered: true,
    status: 400,
    answer: { details: [{ code: 'EMAIL_NOT_ALLOWED' }] },
  })
  expect(await registrationAt('somebody@ours.test')).toMatchObject({ status: 200, answer: { status: 'VERIFICATION_CODE_REQUIRED' } })
})
