import type { DeliveryStandards } from '@fondly/contracts/bff/delivery.ts'
import { findStandard } from '@fondly/domain/delivery/delivery-standards.ts'
import { readStandard } from '@fondly/domain/delivery/read-standards.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

let testProduct: ComposedProduct
beforeAll(async () => {
  testProduct = await startComposedProduct({ environment: { FONDLY_PRESS_ZIP: '97201' } })
})
afterAll(() => testProduct?.close())

test('the page learns how long the post takes from the place of the press, and only with a session', async () => {
  const visitor = testProduct.newVisitor()
  expect((await visitor.ask('GET', '/api/delivery-standards')).status).toBe(401)
  await visitor.signIn('orderer@harborview.test')
  const { standards } = await visitor.json<DeliveryStandards>('GET', '/api/delivery-standards')
  for (const zip of ['97201', '98104', '45405', '96813']) expect(readStandard(standards, zip)).toEqual(findStandard('97201', zip))
  expect(readStandard(standards, '97201')).toEqual({ min: 1, max: 3 })
})
