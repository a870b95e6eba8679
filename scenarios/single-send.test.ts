import type { Session } from '@fondly/contracts/bff/session.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOrderCounts } from './testing/read-order-counts.ts'
import { newsUntil, pressSend } from './testing/send-a-card.ts'
import { SINGLE_SENDER, singleSender } from './testing/single-sender.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

const PRESET = {
  recipientFirstName: 'Ada',
  recipientLastName: 'Lovelace',
  recipientAddress1: '1600 Pennsylvania Avenue NW',
  recipientCity: 'Washington',
  recipientState: 'DC',
  recipientPostalCode: '20500',
}
const AS_FORM = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: '1600 Pennsylvania Avenue NW',
  city: 'Washington',
  state: 'DC',
  zipCode: '20500',
}

let testProduct: ComposedProduct
let company: Awaited<ReturnType<typeof singleSender>>
let tab: Visitor

beforeAll(async () => {
  testProduct = await startComposedProduct({ pace: { backOff: () => 5, pollMilliseconds: 20 } })
  testProduct.product.core.work()
  company = await singleSender(testProduct)
})
afterAll(() => testProduct?.close())

const session = async (of = tab) => {
  const known = await of.json<Session>('GET', '/api/session')
  return known.signedIn ? { singleSend: known.singleSend, recipient: known.recipient } : 'signed out'
}

test('the recipient of the token fills the form for one card and is then forgotten here and at identity', async () => {
  await company.presetRecipient(PRESET)
  tab = testProduct.newVisitor()
  await tab.signIn(SINGLE_SENDER)
  expect(await session()).toEqual({ singleSend: true, recipient: AS_FORM })

  const { response } = await pressSend(tab, AS_FORM)
  const { id } = (await response.json()) as { id: string }
  expect((await newsUntil(tab, id, ['sent', 'stopped'])).at(-1)).toMatchObject({ state: 'sent' })
  expect(await readOrderCounts(testProduct.database.url)).toMatchObject({ orders: 1, ready: 1, baskets: 0 })
  expect(await session()).toEqual({ singleSend: true, recipient: null })
  expect(Object.values(await company.attributes()).filter(Boolean)).toEqual([])
})

test('signing out at the end leads through identity to its final page, and the next visit needs the password', async () => {
  const { location } = await tab.json<{ location: string }>('POST', '/api/session/sign-out', { landing: 'thankyou' })
  expect((await tab.follow(location)).url.pathname).toBe('/thankyou')
  expect(await session()).toBe('signed out')
  expect((await tab.follow('/api/session/sign-in')).url.pathname).toBe('/login')
})

test('leaving the page signs out too, with the one request that a closing page can still make', async () => {
  await company.presetRecipient(PRESET)
  await tab.signIn(SINGLE_SENDER)
  expect(await session()).toEqual({ singleSend: true, recipient: AS_FORM })
  const beacon = { 'x-requested-with': '', 'content-type': 'text/plain;charset=UTF-8' }
  const left = await tab.ask('POST', '/api/session/leave', '', beacon)
  expect(left.status).toBe(204)
  expect(await session()).toBe('signed out')
  expect((await tab.follow('/api/session/sign-in')).url.pathname).toBe('/login')
})

test('a recipient in the address survives the sign-in and replaces the recipient of the token', async () => {
  tab = testProduct.newVisitor()
  const grace = { firstName: 'Grace', lastName: 'Hopper', address1: '700 14th St NW', city: 'Washington', state: 'DC', zipCode: '20005' }
  expect((await tab.ask('POST', '/api/session/arrival', { recipient: grace })).status).toBe(204)
  await tab.signIn(SINGLE_SENDER)
  expect(await session()).toEqual({ singleSend: true, recipient: grace })
})
