import { afterAll, expect, test } from 'vitest'
import { startComposedProduct } from './testing/composed-product.ts'
import { drawnOnce } from './testing/drawn-once.ts'
import { holdRounds } from './testing/hold-rounds.ts'
import { newsUntil, pressSend } from './testing/send-a-card.ts'

const held = holdRounds()
const testProduct = await startComposedProduct({
  reach: (real) => held.reach(drawnOnce(real)),
  // Long leases, so that no other worker takes the sending over and makes its calls again.
  leases: { sendingMilliseconds: 300_000, pressSeconds: 300 },
})
afterAll(() => testProduct.close())

/**
 * The calls for which a sender waits. The calls of a round are made at the same time, and each round waits for the round before it.
 * Calls that change the same basket or order must follow each other, so only a call that changes nothing can share a round with another call.
 */
const ROUNDS = [
  ['commerce GET /customers/{id}/baskets', 'worker POST /Address-Validate'],
  ['commerce POST /baskets'],
  ['commerce PUT /baskets/{id}/customer'],
  ['commerce POST /baskets/{id}/items'],
  ['commerce PUT /baskets/{id}/shipments/me/shipping_address'],
  ['commerce PUT /baskets/{id}/shipments/me/shipping_method'],
  ['commerce PATCH /baskets/{id}/shipments/me'],
  ['commerce PUT /baskets/{id}/billing_address'],
  ['commerce POST /baskets/{id}/payment_instruments'],
  ['commerce PATCH /baskets/{id}/items/{id}'],
  ['commerce PATCH /baskets/{id}/items/{id}'],
  ['commerce POST /orders'],
  ['commerce PATCH /orders/{id}'],
  ['commerce PUT /sites/fondly/orders/{id}/confirmation_status', 'commerce GET /orders/{id}'],
  ['commerce PUT /sites/fondly/orders/{id}/status'],
  ['commerce GET /orders/{id}'],
  ['commerce PUT /sites/fondly/orders/{id}/export_status'],
]

test('a sending waits for its upstreams in seventeen rounds, and the calls of a round are made together', async () => {
  const tab = testProduct.newVisitor()
  await tab.signIn('orderer@harborview.test')
  testProduct.product.core.work()
  const sendCard = async () => {
    const { response } = await pressSend(tab)
    const { id } = (await response.json()) as { id: string }
    return (await newsUntil(tab, id, ['sent', 'stopped', 'address', 'open-baskets'])).at(-1)?.state
  }
  // The first card fills caches and draws the pictures.
  expect(await sendCard()).toBe('sent')

  expect(ROUNDS).toHaveLength(17)
  const { calls, open } = held.begin(ROUNDS)
  expect(await sendCard()).toBe('sent')
  expect(open()).toEqual([])
  // The order of the calls within a round does not matter. Ignore drawing and background work, which run in parallel with the rounds.
  const inRounds = calls.filter(({ name }) => ROUNDS.flat().includes(name))
  expect(inRounds.map(({ name, round }) => `${round} ${name}`).toSorted()).toEqual(
    ROUNDS.flatMap((names, round) => names.map((name) => `${round} ${name}`)).toSorted(),
  )
})
