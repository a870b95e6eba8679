import type { Session } from '@fondly/contracts/bff/session.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

let now = new Date()
let testProduct: ComposedProduct
beforeAll(async () => {
  testProduct = await startComposedProduct({ clock: () => now })
})
afterAll(() => testProduct?.close())

test('a refresh that identity refuses also ends the sign-on there, so that the next sign-in needs the password', async () => {
  const tab = testProduct.newVisitor()
  await tab.signIn('orderer@harborview.test')
  // While the person is signed on at identity, a new sign-in needs no password.
  expect((await tab.follow('/api/session/sign-in')).url.pathname).toBe('/')
  const identity = async (statement: string) => {
    const client = new Client({ connectionString: testProduct.database.url })
    await client.connect()
    return client.query(statement).finally(() => client.end())
  }
  await identity(`delete from identity.artefacts where model = 'RefreshToken'`)
  const signOns = async () =>
    (await identity(`select from identity.artefacts where model = 'Session' and payload ->> 'accountId' is not null`)).rowCount
  expect(await signOns()).toBe(1)

  // The tokens expire within two minutes, so the next request renews them.
  now = new Date(now.getTime() + 59 * 60_000)
  expect((await tab.json<Session>('GET', '/api/session')).signedIn).toBe(false)
  await expect.poll(signOns).toBe(0)
  expect((await tab.follow('/api/session/sign-in')).url.pathname).toBe('/login')
})
