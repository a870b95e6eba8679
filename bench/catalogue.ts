import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Hono } from 'hono'
import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { listen } from '@fondly/launch/serve/listen.ts'
import { measure, type Cost } from './measure.ts'
import { COST_HEADS, costRow, report } from './report.ts'
import { withProduct } from './with-product.ts'

/**
 * Measures the catalogue of a client with 200 cards over HTTP for a signed-in user, compared with a bare Hono that answers the same bytes to
 * anybody. The client runs in its own thread; processor time is that of the answering thread only.
 */
const CARD_COUNT = 200
const CONNECTION_COUNT = 32
const REQUEST_COUNT = 2_000
const ROUNDS = 7

await withProduct({ widen: withCards }, async ({ fetch, newVisitor }) => {
  const tab = newVisitor()
  await tab.signIn('orderer@harborview.test')
  const cookie = [...tab.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await tab.ask('GET', '/api/catalogue')
  const body = new Uint8Array(await answer.arrayBuffer())
  const { cards } = JSON.parse(new TextDecoder().decode(body)) as { cards: unknown[] }

  const bare = new Hono().get('/api/catalogue', (c) => c.body(body, 200, { 'content-type': 'application/json' }))
  const servers = {
    bare: await listen(async (request) => bare.fetch(request), { host: '127.0.0.1', port: 0, trustProxy: 'none' }),
    catalogue: await listen(fetch, { host: '127.0.0.1', port: 0, trustProxy: 'none' }),
  }
  const asker = new Worker(new URL('catalogue-asker.ts', import.meta.url))
  const slowest: Record<keyof typeof servers, number[]> = { bare: [], catalogue: [] }
  const ask = (name: keyof typeof servers) => async () => {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
    asker.postMessage({ port: servers[name].port, cookie, connections: CONNECTION_COUNT, requests: REQUEST_COUNT })
    const [p99] = (await once(asker, 'message')) as [number]
    slowest[name].push(p99)
    return REQUEST_COUNT
  }

  const costs = await measure({ bare: ask('bare'), catalogue: ask('catalogue') }, { rounds: ROUNDS, processor: answeringThread })
  const row = (name: string, of: keyof typeof servers, limit?: Cost): [string, ...string[]] => [
    ...costRow(name, costs[of], limit),
    [...slowest[of]].sort((one, other) => one - other)[Math.floor(slowest[of].length / 2)]?.toFixed(1) ?? '',
  ]
  report(
    `Catalogue of ${cards.length} cards, ${body.byteLength} bytes, ${CONNECTION_COUNT} connections`,
    [...COST_HEADS, 'p99 ms'],
    [row('bare Hono, the same bytes', 'bare'), row('GET /api/catalogue', 'catalogue', costs.bare)],
  )
  await asker.terminate()
  await Promise.all(Object.values(servers).map((server) => server.close()))
})

function answeringThread(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Copies the demonstration's cards under other ids until the client has CARD_COUNT cards. */
function withCards(world: LoadDocuments): LoadDocuments {
  const [client] = world.clients.filter(({ id }) => id === 'harborview')
  const own = world.cards.filter(({ id }) => client?.models.some((model) => model.id === id))
  const more = Array.from({ length: CARD_COUNT - own.length }, (_, number) => {
    const card = own[number % own.length]
    if (!card) throw new Error('The demonstration client has no card.')
    return { ...card, id: `BENCH${number}` }
  })
  const models = more.map(({ id }) => ({ id, disabledSentiments: [], disabledMessageStarters: [] }))
  return {
    ...world,
    cards: [...world.cards, ...more],
    clients: world.clients.map((one) => (one === client ? { ...one, models: [...one.models, ...models] } : one)),
  }
}
