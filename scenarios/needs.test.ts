import { randomUUID } from 'node:crypto'
import type { DesignDraft } from '@fondly/domain/designs/own-design.ts'
import type { NeedsAnswer } from '@fondly/contracts/bff/needs.ts'
import type { PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'
import type { Visitor } from './testing/visitor.ts'

let testProduct: ComposedProduct
let clientadmin: Visitor
/** How far the product's clock is ahead. */
let clockAheadMs = 0
beforeAll(async () => {
  testProduct = await startComposedProduct({ clock: () => new Date(Date.now() + clockAheadMs) })
  clientadmin = testProduct.newVisitor()
  await clientadmin.signIn('clientadmin@harborview.test')
})
afterAll(() => testProduct?.close())

const HARBORVIEW = '/api/admin/harborview'
const read = () => clientadmin.json<NeedsAnswer>('GET', `${HARBORVIEW}/needs`)
const DRAFT: DesignDraft = {
  name: 'Harbor at dawn',
  size: '70',
  orientation: 'V',
  language: 'en_US',
  categoryId: 'thank-you',
  likeCardId: '',
  front: null,
  screen: null,
  inside: null,
}

test('an administrator sees how many people and designs wait, and how many people will be locked soon', async () => {
  const before = await read()
  expect(before).toMatchObject({ waiting: 0, unconfirmed: 0, faultyDesigns: 0 })
  await testProduct.product.core.context.registrations.note('user-new', 'harborview', {
    email: 'ana@harborview.test',
    firstName: 'Ana',
    lastName: 'New',
  })
  // A design without a front has nothing to print.
  expect((await clientadmin.ask('PUT', `${HARBORVIEW}/designs/${randomUUID()}`, { version: null, design: DRAFT })).status).toBe(200)
  expect(await read()).toEqual({ ...before, waiting: 1, faultyDesigns: 1 })

  // An account is locked after 84 days without a sign-in; here 80 days pass.
  const countAway = async () =>
    (await clientadmin.json<PeopleAnswer>('GET', `${HARBORVIEW}/people`)).people.filter(({ state }) => state === 'away').length
  expect((await read()).lockedSoon).toBe(await countAway())
  clockAheadMs = 80 * 24 * 3_600_000
  clientadmin = testProduct.newVisitor()
  await clientadmin.signIn('clientadmin@harborview.test')
  expect(await countAway()).toBeGreaterThan(0)
  expect((await read()).lockedSoon).toBe(await countAway())
})

test('a user who only reads reports gets none of these counts', async () => {
  const reporting = testProduct.newVisitor()
  await reporting.signIn('reporting@harborview.test')
  expect((await reporting.ask('GET', `${HARBORVIEW}/needs`)).status).toBe(403)
})
