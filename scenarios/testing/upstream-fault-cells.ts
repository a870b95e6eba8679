import type { Decision, SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { LIMITS } from '@fondly/launch/compose.ts'
import { FAULT_KINDS, type FaultKind, misbehavingProxy } from './misbehaving-proxy.ts'
import { readOrderCounts } from './read-order-counts.ts'
import { newsUntil, pressSend } from './send-a-card.ts'
import { shopVisit } from './shop-visit.ts'
import { startComposedProduct } from './composed-product.ts'

/** The eighteen calls of a sending, in their order. Two of them have the same path and differ only by their order. */
export const SENDING_CALLS = [
  { name: 'open baskets', call: 'GET /customers/[^/]+/baskets' },
  { name: 'address check', call: 'POST /Address-Validate' },
  { name: 'make the basket', call: 'POST /baskets' },
  { name: 'e-mail', call: 'PUT /customer' },
  { name: 'item', call: 'POST /items' },
  { name: 'shipping address', call: 'PUT /shipping_address' },
  { name: 'shipping method', call: 'PUT /shipping_method' },
  { name: 'shipment', call: 'PATCH /shipments/me' },
  { name: 'billing address', call: 'PUT /billing_address' },
  { name: 'payment', call: 'POST /payment_instruments' },
  { name: 'pictures', call: 'POST /getImage' },
  { name: 'envelope picture', call: 'PATCH /items/[^/]+' },
  { name: 'card picture', call: 'PATCH /items/[^/]+', after: 1 },
  { name: 'make the order', call: '(POST /orders|PUT /orders/[^/]+)' },
  { name: 'order fields', call: 'PATCH /orders/[^/]+' },
  { name: 'confirmation status', call: 'PUT /confirmation_status' },
  { name: 'status', call: 'PUT /status' },
  { name: 'export status', call: 'PUT /export_status' },
] as const
type SendingCall = (typeof SENDING_CALLS)[number]

/** `once`: only the first such call fails, and the card must still be sent. `lasting`: every such call fails until the sender has the final answer. */
export type Persistence = 'once' | 'lasting'
export type FaultCell = { call: SendingCall; kind: FaultKind; worksFirst: boolean; persistence: Persistence }
export type FaultCellResult = FaultCell & { end: string; milliseconds: number; problem: string | undefined }

export type FaultCellsOptions = {
  /** Chooses whether an upstream does its work before the fault and, for the short table, which cells are played. */
  seed: number
  /** 'whole': all 216 cells, each once and lasting. Otherwise: each call with one fault that the seed chooses. */
  table: 'whole' | 'a kind for each call'
  /** The products that run in parallel: commerce ('post') or the product ('put') numbers the orders. Default: one product of each kind. */
  products?: ('post' | 'put')[]
  /** The factor by which the product's time limits are multiplied. Default 1. */
  scale?: number
  /** The factor by which the product's pauses between two tries are multiplied. Default 1. */
  pauses?: number
  /** Milliseconds by the clock within which a sender must get the final answer. On a busy machine this must be more than the promised ten seconds. */
  answerWithinMs?: number
  tell?: (line: string) => void
}

/** The promise: with a fault at any call, the product's own limits and pauses take at most this long, in milliseconds. */
const END_WITHIN_MS = 10_000
/** Milliseconds within which a sending that is being confirmed must be finished after the fault is over. */
const FINISHED_WITHIN_MS = 60_000

/**
 * Sends a card for each cell of the table through a real server that causes the fault at that call. Checks that the sender gets the right answer in time,
 * that nothing is doubled, that no basket stays open, and that an unfinished sending is finished later.
 */
export async function upstreamFaultCells(
  options: FaultCellsOptions,
): Promise<{ passed: number; total: number; results: FaultCellResult[] }> {
  const { products = ['post', 'put'], tell = () => {} } = options
  const waiting = cellsOf(options)
  const results: FaultCellResult[] = []
  const lane = async (orderCreate: 'post' | 'put') => {
    const place = await openPlace(orderCreate, options)
    try {
      for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
        const result = { ...cell, ...(await playAfterRecovery(place, cell, options)) }
        results.push(result)
        tell(formatResult(result))
      }
    } finally {
      await place.close()
    }
  }
  await Promise.all(products.map(lane))
  // Count a call and a fault as one cell, however often it was played.
  const names = (some: FaultCellResult[]) => new Set(some.map(({ call, kind }) => `${call.name}, ${kind}`))
  const [all, failed] = [names(results), names(results.filter(({ problem }) => problem !== undefined))]
  tell(`${all.size - failed.size} of ${all.size}`)
  return { passed: all.size - failed.size, total: all.size, results }
}

function cellsOf({ seed, table }: FaultCellsOptions): FaultCell[] {
  const chance = createRandom(seed)
  // An upstream that refuses a token has not done the work.
  const works = (kind: FaultKind) => chance() < 0.5 && kind !== 'expired token'
  if (table === 'whole')
    return SENDING_CALLS.flatMap((call) =>
      FAULT_KINDS.flatMap((kind) =>
        (['once', 'lasting'] as const).map((persistence) => ({ call, kind, persistence, worksFirst: works(kind) })),
      ),
    )
  // Use every fault at least once. Each seed combines calls and faults in another way.
  return SENDING_CALLS.map((call, at) => {
    const kind = FAULT_KINDS[(at * 5 + seed) % FAULT_KINDS.length] ?? 'hang'
    return { call, kind, persistence: chance() < 0.5 ? 'once' : 'lasting', worksFirst: works(kind) }
  })
}

async function openPlace(orderCreate: 'post' | 'put', { scale = 1, pauses = 1 }: FaultCellsOptions) {
  const proxy = await misbehavingProxy()
  const testProduct = await startComposedProduct({
    reach: proxy.reach,
    environment: { FONDLY_COMMERCE_ORDER_CREATE: orderCreate },
    limits: {
      commerceCall: LIMITS.commerceCall * scale,
      commerceStep: LIMITS.commerceStep * scale,
      renderer: LIMITS.renderer * scale,
      worker: LIMITS.worker * scale,
      rest: LIMITS.rest * pauses,
    },
    pace: { backOff: (attempts) => Math.min(pauseAfter(attempts), 4_000) * pauses, pollMilliseconds: 20 },
  })
  testProduct.product.core.work()
  const tab = testProduct.newVisitor()
  const sender = 'orderer@harborview.test'
  await tab.signIn(sender)
  return {
    proxy,
    testProduct,
    tab,
    shop: await shopVisit(testProduct, sender),
    /** Whether the circuit to an upstream may still be open. */
    mayRest: { now: false },
    close: async () => {
      await testProduct.close()
      await proxy.close()
    },
  }
}
type Place = Awaited<ReturnType<typeof openPlace>>

const NOT_BY_ITSELF = 'It should have been sent by itself.'
const NOT_MET = 'No call met the fault.'
const RECOVERED_WITHIN_MS = 60_000
const BETWEEN_CARDS_MS = 250

/** Plays a cell after the circuits of the previous cell are closed again. A card that was not sent on a stalled machine gets a second chance. */
async function playAfterRecovery(place: Place, cell: FaultCell, options: FaultCellsOptions) {
  await waitForRecovery(place)
  const result = await playCell(place, cell, options)
  if (result.problem !== NOT_BY_ITSELF) return result
  await waitForRecovery(place)
  return playCell(place, cell, options)
}

/** Sends cards until one is sent, because after a fault an upstream is not called for a while. */
async function waitForRecovery({ tab, mayRest }: Place): Promise<void> {
  if (!mayRest.now) return
  for (const end = performance.now() + RECOVERED_WITHIN_MS; ; await new Promise((resolve) => setTimeout(resolve, BETWEEN_CARDS_MS))) {
    const { response } = await pressSend(tab)
    const { id } = (await response.json()) as { id: string }
    const last = (await newsUntil(tab, id, ['sent', 'stopped', 'address'])).at(-1)
    if (last?.state === 'sent') break
    if (last?.state === 'address') await tab.ask('POST', `/api/sendings/${id}/decision`, { decision: 'edit-address' } satisfies Decision)
    if (performance.now() > end) throw new Error('No card is sent although the fault is over.')
  }
  mayRest.now = false
}

async function playCell(place: Place, cell: FaultCell, { scale = 1, answerWithinMs = END_WITHIN_MS }: FaultCellsOptions) {
  const { proxy, testProduct, tab, shop, mayRest } = place
  mayRest.now = true
  for (const basketId of await shop.openBaskets()) await shop.removeBasket(basketId)
  const before = await readOrderCounts(testProduct.database.url)
  const { kind, worksFirst, persistence, call } = cell
  proxy.plan({
    kind,
    worksFirst,
    call: call.call,
    after: 'after' in call ? call.after : 0,
    times: persistence === 'once' ? 1 : Infinity,
    slowMilliseconds: 1_000 * scale,
  })
  const began = performance.now()
  const reportedStates: SendingNews['state'][] = []
  try {
    const { response } = await pressSend(tab)
    if (response.status !== 202) throw new Error(`Send was answered ${response.status}.`)
    const { id } = (await response.json()) as { id: string }
    const end = await firstOf(place, id, ['sent', 'stopped', 'confirming', 'address'], answerWithinMs)
    reportedStates.push(end.state)
    const milliseconds = performance.now() - began
    const met = proxy.met()
    proxy.behave()
    if (met > 0 && ownTime(cell, met, scale) > END_WITHIN_MS) throw new Error(`${met} tries take the product longer than it promises.`)
    if (end.state === 'address') {
      const decision: Decision = { decision: 'edit-address' }
      await tab.ask('POST', `/api/sendings/${id}/decision`, decision)
    }
    const last = await firstOf(place, id, ['sent', 'stopped'], FINISHED_WITHIN_MS)
    if (last.state !== end.state) reportedStates.push(last.state)
    if (met === 0) throw new Error(NOT_MET)
    return {
      end: reportedStates.join(', then '),
      milliseconds,
      problem: problemOf(cell, end, last) ?? (await findErrors(place, before, last)),
    }
  } catch (error) {
    proxy.behave()
    return {
      end: reportedStates.join(', then '),
      milliseconds: performance.now() - began,
      problem: error instanceof Error ? error.message : 'unknown',
    }
  }
}

/** Returns how many milliseconds the limits and pauses of these tries take, without the time for the work itself. */
function ownTime({ call, kind }: FaultCell, met: number, scale: number): number {
  const hangs = kind === 'hang' || kind === 'drip'
  // Card and envelope are drawn in parallel, and a drawing that hangs is requested a second time within the limit of the first. A refused token is renewed at once.
  const callsOfTry = call.name === 'pictures' ? (hangs ? 4 : 2) : kind === 'expired token' ? 2 : 1
  const tries = Math.ceil(met / callsOfTry)
  const limit = call.name === 'pictures' ? LIMITS.renderer : call.name === 'address check' ? LIMITS.worker : LIMITS.commerceCall
  const waited = hangs ? limit * scale : 0
  // Attempts count from 0 for a step that follows another one directly. Only the first step is taken from the queue, so its attempts count from 1.
  const first = call.name === 'open baskets' ? 1 : 0
  return tries * waited + Array.from({ length: tries - 1 }, (_, at) => pauseAfter(at + first)).reduce((sum, pause) => sum + pause, 0)
}

/** Returns how many milliseconds the engine waits after this number of attempts: half a second, one second, then twice as long each time. */
const pauseAfter = (attempts: number): number => 1_000 * 2 ** (attempts - 1)

async function firstOf({ tab }: Place, id: string, states: SendingNews['state'][], milliseconds: number): Promise<SendingNews> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`None of the states ${states.join(', ')} was reported within ${milliseconds} ms.`)),
      milliseconds,
    )
  })
  try {
    const last = (await Promise.race([newsUntil(tab, id, states), late])).at(-1)
    if (!last || !states.includes(last.state)) throw new Error('The news ended before their end.')
    return last
  } finally {
    clearTimeout(timer)
  }
}

/** Returns what is wrong with the answer to the sender; undefined if it is right. */
function problemOf({ call, kind, persistence }: FaultCell, end: SendingNews, last: SendingNews): string | undefined {
  if (call.name === 'address check' && kind !== 'slow') {
    if (end.state !== 'address') return 'The address was not asked about.'
    return end.question.mayContinue === (kind === '429') ? undefined : 'The wrong question was asked.'
  }
  if (last.state === 'stopped' && last.reason !== 'failed') return 'The wrong reason was given.'
  if ((persistence === 'once' || kind === 'slow') && last.state !== 'sent') return NOT_BY_ITSELF
  if (isAfterOrder(call) && last.state !== 'sent') return 'It should have been finished by itself.'
  return undefined
}

const isAfterOrder = (call: SendingCall) => SENDING_CALLS.indexOf(call) > SENDING_CALLS.findIndex(({ name }) => name === 'make the order')

/** Reads the tables and commerce. Returns what was doubled, lost or left open; undefined if nothing was. */
async function findErrors({ testProduct, shop }: Place, before: Awaited<ReturnType<typeof readOrderCounts>>, last: SendingNews) {
  const after = await readOrderCounts(testProduct.database.url)
  const [orders, ready] = [after.orders - before.orders, after.ready - before.ready]
  const due = last.state === 'sent' ? 1 : 0
  if (orders !== due || ready !== due || after.baskets > 0)
    return `${orders} orders were made, ${ready} are ready, ${after.baskets} baskets are open.`
  if (last.state !== 'sent') return undefined
  type Document = { status: string; confirmation_status: string; product_items: { quantity: number }[]; payment_instruments: object[] }
  const order = await shop.ask<Document>('GET', `/orders/${last.confirmation.orderNo}`)
  const isWhole = order.status === 'new' && order.confirmation_status === 'confirmed' && order.payment_instruments.length === 1
  return isWhole && order.product_items.length === 1 && order.product_items[0]?.quantity === 1
    ? undefined
    : 'The order is not as it should be.'
}

function formatResult({ call, kind, persistence, worksFirst, end, milliseconds, problem }: FaultCellResult): string {
  const what = `${call.name}, ${kind}, ${persistence}, ${worksFirst ? 'after' : 'before'} the work`
  return `${problem === undefined ? 'ok  ' : 'FAIL'} ${what}: ${end || 'no end'} after ${Math.round(milliseconds)} ms${problem === undefined ? '' : `. ${problem}`}`
}

/** A random generator with numbers from 0 to below 1, the same ones for the same seed. */
function createRandom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
