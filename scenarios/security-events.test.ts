import type { SecurityEventCounts } from '@fondly/contracts/bff/security-events.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteAddress } from '@fondly/launch/serve/remote-address.ts'
import { ORIGIN, startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'
import { visitor } from './testing/visitor.ts'

let testProduct: ComposedProduct
beforeAll(async () => {
  testProduct = await startComposedProduct()
})
afterAll(() => testProduct?.close())

const visitorFrom = (address: string) =>
  visitor((request) => {
    noteAddress(request, address, 'none')
    return testProduct.fetch(request)
  }, ORIGIN)

test('events of the embedded identity are counted too, and others cannot lock out a browser that signed in before', async () => {
  const operator = visitorFrom('192.0.2.1')
  await operator.signIn('admin@fondly.test')
  const own = visitorFrom('192.0.2.2')
  await own.signIn('orderer@harborview.test')
  own.jar.delete('identity_session')
  own.jar.delete('fondly-session')
  const attacker = visitorFrom('203.0.113.9')
  for (let wrong = 0; wrong < 5; wrong++) await expect(attacker.signIn('orderer@harborview.test', `Wrong-${wrong}!`)).rejects.toThrow(/400/)
  await expect(attacker.signIn('orderer@harborview.test')).rejects.toThrow(/PASSWORD_LOCKED_OUT/)
  expect((await own.signIn('orderer@harborview.test')).pathname).toBe('/')
  const { counts } = await operator.json<SecurityEventCounts>('GET', '/api/security-events')
  expect(counts).toEqual({ wrong_password: 5, lockout: 1 })
})
