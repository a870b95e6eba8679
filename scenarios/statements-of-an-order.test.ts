import { afterAll, expect, test } from 'vitest'
import { startComposedProduct } from './testing/composed-product.ts'
import { newsUntil, pressSend } from './testing/send-a-card.ts'
import { createStatementLog, nameStatements } from './testing/statement-log.ts'

const log = createStatementLog()
const testProduct = await startComposedProduct({ reach: log.reach })
const tab = testProduct.newVisitor()
const working = log.inBackground(() => testProduct.product.core.work())
afterAll(async () => {
  await working.stop()
  await testProduct.close()
  log.end()
})

async function sendCard(): Promise<string[]> {
  log.statements.length = 0
  const { response } = await pressSend(log.follow(tab))
  const { id } = (await response.json()) as { id: string }
  expect((await newsUntil(log.follow(tab), id, ['sent', 'stopped', 'address', 'open-baskets'])).at(-1)?.state).toBe('sent')
  return nameStatements(log.statements)
}

const countBy = (names: string[]) => {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** The most statements of one order, from opening the form to the confirmation. Statements of the renderer are not counted: pictures are drawn once. */
const MAX_STATEMENTS = 42
/** How often a watcher of a sending reads its row, in case a notification was lost. */
const POLL_MS = 5_000

test('an order needs few statements, and each is known', async () => {
  await tab.signIn('orderer@harborview.test')
  // The first order fills caches.
  await sendCard()
  const began = performance.now()
  const names = (await sendCard()).filter((name) => !name.startsWith('renderer'))
  const { 'GET /api/sendings/{id}/news': news, ...ours } = countBy(names.filter((name) => !name.startsWith('commerce')))
  // The worker of this process may have taken the sending by now; then it publishes its progress, and no row is read. Every five seconds, a watcher reads again.
  const readsAgain = Math.floor((performance.now() - began) / POLL_MS)
  expect(news).toBeLessThanOrEqual(2 + readsAgain)
  expect(ours).toEqual({
    'GET /api/cards/{id}/order-form': 2,
    'PUT /api/cards/{id}/draft': 2,
    'POST /api/sendings': 4,
    'engine: basket lock': 1,
    "engine: start of 'create basket' with the results before it": 1,
    "engine: start of 'add item' with the results before it": 1,
    "engine: start of 'set payment' with the results before it": 1,
    "engine: start of 'create order' with the results before it": 1,
    'engine: Do not mail list': 1,
    "engine: result of 'create order'": 1,
    'engine: end of the order, its draft, audit and projections': 1,
  })
  expect(names.length).toBeLessThanOrEqual(MAX_STATEMENTS + readsAgain)
})
