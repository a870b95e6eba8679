import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { DEMO } from '@fondly/launch/settings/environment.ts'
import { listen } from '@fondly/launch/serve/listen.ts'
import { cardOnPaper } from './card-on-paper.ts'
import { measure } from './measure.ts'
import { COST_HEADS, costRow, report } from './report.ts'
import { withProduct } from './with-product.ts'

/** Measures the catalogue alone, and while two cards are drawn all the time. The client runs in its own thread. */
const CONNECTION_COUNT = 8
const REQUEST_COUNT = 800
const ROUNDS = 5

await withProduct({}, async (testProduct) => {
  const { pages } = await cardOnPaper(testProduct)
  const tab = testProduct.newVisitor()
  await tab.signIn('orderer@harborview.test')
  const cookie = [...tab.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const server = await listen(testProduct.fetch, { host: '127.0.0.1', port: 0, trustProxy: 'none' })
  const asker = new Worker(new URL('catalogue-asker.ts', import.meta.url))
  const slowest: Record<'alone' | 'beside', number[]> = { alone: [], beside: [] }
  let number = 0
  let drawn = 0

  const ask = async (kind: keyof typeof slowest) => {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
    asker.postMessage({ port: server.port, cookie, connections: CONNECTION_COUNT, requests: REQUEST_COUNT })
    const [p99] = (await once(asker, 'message')) as [number]
    slowest[kind].push(p99)
    return REQUEST_COUNT
  }
  /** Draws print envelopes, which are the largest pictures, each a different one, until `until.over` is true. */
  const drawing = async (until: { over: boolean }) => {
    while (!until.over) {
      const { envelope } = pages(++number)
      const body = {
        render: 'print',
        returnAddress: {},
        recipientAddress: { name: `Bench ${number}`, address1: `${envelope.marks.length} Main St` },
        scanCode: `BENCH${number}`,
      }
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${DEMO.rendererToken}` }
      const response = await testProduct.fetch(
        new Request('http://localhost:3000/renderer/getImage', { method: 'POST', headers, body: JSON.stringify(body) }),
      )
      if (!response.ok) throw new Error(`Not drawn: ${response.status} ${await response.text()}`)
      drawn += 1
    }
  }

  const costs = await measure(
    {
      alone: () => ask('alone'),
      beside: async () => {
        const until = { over: false }
        const works = [drawing(until), drawing(until)]
        const answer = await ask('beside')
        until.over = true
        await Promise.all(works)
        return answer
      },
    },
    { rounds: ROUNDS },
  )
  const p99 = (kind: keyof typeof slowest) =>
    [...slowest[kind]].sort((one, other) => one - other)[Math.floor(slowest[kind].length / 2)]?.toFixed(1) ?? ''
  report(
    `The catalogue, ${CONNECTION_COUNT} connections; ${drawn} envelopes were drawn meanwhile`,
    [...COST_HEADS, 'p99 ms'],
    [
      [...costRow('while nothing is drawn', costs.alone), p99('alone')],
      [...costRow('while two are drawn', costs.beside, costs.alone), p99('beside')],
    ],
  )
  await asker.terminate()
  await server.close()
})
