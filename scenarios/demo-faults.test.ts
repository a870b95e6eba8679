import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '@fondly/launch/serve/listen.ts'
import { DEMO } from '@fondly/launch/settings/environment.ts'
import { readOrderCounts } from './testing/read-order-counts.ts'
import { newsUntil, pressSend } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

const LAG_SECONDS = 2
let testProduct: ComposedProduct
let tab: Visitor
let server: Awaited<ReturnType<typeof listen>>
let commerce: string
let bearer: string
beforeAll(async () => {
  testProduct = await startComposedProduct({
    environment: { FONDLY_COMMERCE_SEARCH_LAG: String(LAG_SECONDS) },
    // With these pauses, twelve searches for an order take longer than the delay of the search.
    pace: { backOff: () => 500, pollMilliseconds: 20 },
  })
  testProduct.product.core.work()
  tab = testProduct.newVisitor()
  await tab.signIn('orderer@harborview.test')
  server = await listen(testProduct.fetch, { host: '127.0.0.1', port: 0, trustProxy: 'none' })
  // The demonstration answers only at its own host name and port.
  testProduct.settings.port = server.port
  commerce = `http://127.0.0.1:${server.port}/commerce`
  const answer = await fetch(`${commerce}/dwsso/oauth2/access_token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${DEMO.commerceClientId}:${DEMO.secret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  bearer = `Bearer ${((await answer.json()) as { access_token: string }).access_token}`
})
afterAll(async () => {
  await server?.close()
  await testProduct?.close()
})

const headers = () => ({ authorization: bearer, 'content-type': 'application/json' })
const disturb = async (body: object) => {
  const response = await fetch(`${commerce}/disturbances`, { method: 'POST', headers: headers(), body: JSON.stringify(body) })
  expect(response.status).toBe(201)
}

test('a dropped reply over a real port is a connection that closes without a byte', async () => {
  await disturb({ call: 'GET /products/*', kind: 'reply_dropped' })
  const path = `/commerce/s/fondly/dw/shop/v21_2/products/1HBE2115?client_id=${DEMO.commerceClientId}`
  const received = await new Promise<string>((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\n\r\n`))
    let text = ''
    socket.on('data', (bytes) => (text += String(bytes))).on('close', () => resolve(text))
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? resolve(text) : reject(error)))
  })
  expect(received).toBe('')
  expect((await fetch(`http://127.0.0.1:${server.port}${path}`)).status).toBe(200)
})

describe(`a card is ordered once while order search is ${LAG_SECONDS} seconds late`, () => {
  test.each([
    [[]],
    [[{ call: 'POST /baskets', kind: 'reply_dropped' }]],
    [[{ call: 'POST /baskets/*/items', kind: 'reply_dropped' }]],
    [[{ call: 'POST /orders', kind: 'reply_dropped' }]],
    [[{ call: 'PATCH /orders/*', kind: 'server_error', done: true }]],
    [[{ call: 'PUT /sites/*/orders/*/status', kind: 'reply_dropped' }]],
    [[{ call: 'PUT /sites/*/orders/*/export_status', kind: 'conflict', times: 2 }]],
    [[{ call: '* /baskets/**', kind: 'expired_token' }]],
  ])('%j', async (disturbances) => {
    const before = await readOrderCounts(testProduct.database.url)
    for (const one of disturbances) await disturb(one)
    const { response } = await pressSend(tab)
    const { id } = (await response.json()) as { id: string }
    const reported = await newsUntil(tab, id, ['sent', 'stopped'])
    const after = await readOrderCounts(testProduct.database.url)
    expect(reported.at(-1)).toMatchObject({ state: 'sent' })
    expect([after.orders - before.orders, after.ready - before.ready, after.baskets]).toEqual([1, 1, 0])
  })
})

test('the disturbances are listed with the number of times they occurred, and can be removed', async () => {
  const list = async () => {
    const answer = await fetch(`${commerce}/disturbances`, { headers: headers() })
    return ((await answer.json()) as { disturbances: { met: number; times: number }[] }).disturbances
  }
  const all = await list()
  expect(all.length).toBeGreaterThan(0)
  expect(all.every(({ met, times }) => met === times)).toBe(true)
  expect((await fetch(`${commerce}/disturbances`, { method: 'DELETE', headers: headers() })).status).toBe(204)
  expect(await list()).toEqual([])
})
