import type { Happening } from './history.ts'
import { readFoundState, type FoundState, type FoundOrder, type FoundSending } from './found-state.ts'

/** A broken promise, and the intent, sending, order or basket that broke it. */
export type Violation = { rule: Rule; about: string; detail: string }

export type Rule =
  | 'a submit that was answered 202 has its sending'
  | 'every sending has ended'
  | 'a sent card has one order'
  | 'no intent has two orders'
  | 'no order without an intent'
  | 'a stopped sending has no order'
  | 'the sender was told the truth'
  | 'no basket is left open'
  | 'an order is made ready whole'
  | 'every order is printed'
  | 'only a sent card is printed'
  | 'no order is printed twice'

export type Evidence = {
  /** Everything that all processes recorded. */
  history: Happening[]
  /** The whole product's database: the schemas bff, commerce and press. */
  databaseUrl: string
  /** The press's folder of batches. Set it only if the press ran to the end; without it, prints are not checked. */
  printRoot?: string
}

/** Lists the broken promises after all work has ended. Empty if every promise held. */
export async function violations({ history, databaseUrl, printRoot }: Evidence): Promise<Violation[]> {
  return brokenPromises(history, await readFoundState({ databaseUrl, printRoot }))
}

/** Like `violations`, for a state that was already read from the tables. */
export function brokenPromises(history: Happening[], stored: FoundState): Violation[] {
  const before = new Set(history.flatMap((entry) => (entry.what === 'begin' ? entry.orderNos : [])))
  const orders = stored.orders.filter(({ orderNo }) => !before.has(orderNo))
  const codeOf = new Map(history.flatMap((entry) => (entry.what === 'intent' ? [[entry.key, entry.scanCode] as const] : [])))
  const content: CheckedSnapshot = { history, stored, orders, codeOf }
  return [
    ...submits(content),
    ...stored.sendings
      .filter(isUnended)
      .map((sending) => broken('every sending has ended', sending.id, `${sending.state} at ${sending.step}`)),
    ...sentCards(content),
    ...unclaimedOrders(content),
    ...wrongNews(content),
    ...stored.baskets.map((basket) => broken('no basket is left open', basket, 'It is open.')),
    ...(stored.printed ? prints(content, stored.printed, before) : []),
  ]
}

type CheckedSnapshot = {
  history: Happening[]
  stored: FoundState
  /** Orders that were made after the trial began. */
  orders: FoundOrder[]
  /** The scan code of each intent, by its idempotency key. */
  codeOf: Map<string, string>
}

const broken = (rule: Rule, about: string, detail: string): Violation => ({ rule, about, detail })
const isUnended = ({ state }: FoundSending) => state === 'running' || state === 'waiting'
const doneOf = ({ stored }: CheckedSnapshot) => stored.sendings.filter(({ state }) => state === 'done')
/** The order failed or was cancelled before it was made ready, so it is never printed. */
const isCancelled = (order: FoundOrder) => ['failed', 'cancelled'].includes(order.status) && order.export === 'not_exported'

function submits({ history, stored }: CheckedSnapshot): Violation[] {
  const byKey = new Map(stored.sendings.map((sending) => [sending.key, sending.id]))
  return history.flatMap((entry) => {
    if (entry.what !== 'answer' || entry.status !== 202 || byKey.get(entry.key) === entry.sendingId) return []
    return [
      broken('a submit that was answered 202 has its sending', entry.key, `answered ${entry.sendingId}, stands ${byKey.get(entry.key)}`),
    ]
  })
}

function sentCards(content: CheckedSnapshot): Violation[] {
  const { orders, codeOf } = content
  const found = new Map(orders.map((order) => [order.orderNo, order]))
  const claimed = new Map<string, string>()
  return doneOf(content).flatMap((sending) => {
    const order = found.get(sending.orderNo ?? '')
    if (!order) return [broken('a sent card has one order', sending.id, `There is no order ${sending.orderNo}.`)]
    const other = claimed.get(order.orderNo)
    claimed.set(order.orderNo, sending.id)
    if (other) return [broken('a sent card has one order', sending.id, `${other} has the same order ${order.orderNo}.`)]
    const code = codeOf.get(sending.key)
    if (code === undefined) return [broken('no order without an intent', order.orderNo, `Nobody meant to send ${sending.key}.`)]
    if (!order.lineValues.includes(code)) return [broken('a sent card has one order', sending.id, `${order.orderNo} is of another card.`)]
    return isWhole(order) ? [] : [broken('an order is made ready whole', order.orderNo, stateOf(order))]
  })
}

const isWhole = (order: FoundOrder) =>
  ['new', 'open', 'completed'].includes(order.status) &&
  order.confirmation === 'confirmed' &&
  ['ready', 'exported'].includes(order.export) &&
  order.lines === 1 &&
  order.payments === 1

const stateOf = (order: FoundOrder) =>
  `${order.status}, ${order.confirmation}, ${order.export}, ${order.lines} lines, ${order.payments} payments`

/** Finds orders that no sent card claims: a second order of a sent card, an order of a card that was not sent, or an order of nobody. */
function unclaimedOrders(content: CheckedSnapshot): Violation[] {
  const done = doneOf(content)
  const claimed = new Set(done.map(({ orderNo }) => orderNo))
  const sent = new Set(done.map(({ key }) => content.codeOf.get(key)))
  const sendingsByKey = new Map(content.stored.sendings.map((sending) => [sending.key, sending]))
  return content.orders.flatMap((order) => {
    if (claimed.has(order.orderNo)) return []
    const intents = [...content.codeOf].filter(([, code]) => order.lineValues.includes(code))
    const sendings = intents.flatMap(([key]) => sendingsByKey.get(key) ?? [])
    if (sendings.length === 0) return [broken('no order without an intent', order.orderNo, stateOf(order))]
    if (isCancelled(order)) return []
    if (intents.some(([, code]) => sent.has(code))) return [broken('no intent has two orders', order.orderNo, stateOf(order))]
    // The sending is still making this order. The rule 'every sending has ended' reports it.
    if (sendings.some(isUnended)) return []
    return [broken('a stopped sending has no order', order.orderNo, stateOf(order))]
  })
}

function wrongNews({ history, stored }: CheckedSnapshot): Violation[] {
  const byId = new Map(stored.sendings.map((sending) => [sending.id, sending]))
  return history.flatMap((entry) => {
    if (entry.what !== 'told') return []
    const sending = byId.get(entry.sendingId)
    const isTrue = entry.state === 'sent' ? sending?.state === 'done' && sending.orderNo === entry.orderNo : sending?.state === 'stopped'
    return isTrue
      ? []
      : [
          broken(
            'the sender was told the truth',
            entry.sendingId,
            `told ${entry.state} ${entry.orderNo ?? ''}, is ${sending?.state} ${sending?.orderNo}`,
          ),
        ]
  })
}

function prints(content: CheckedSnapshot, printed: { orderNo: string; batch: string }[], before: Set<string>): Violation[] {
  const batches = Map.groupBy(
    printed.filter(({ orderNo }) => !before.has(orderNo)),
    ({ orderNo }) => orderNo,
  )
  const sent = new Set(doneOf(content).flatMap(({ orderNo }) => orderNo ?? []))
  const exported = new Set(content.orders.filter((order) => order.export === 'exported').map(({ orderNo }) => orderNo))
  const exportedOrders = new Set(content.stored.printOrders.filter(({ state }) => state === 'exported').map(({ orderNo }) => orderNo))
  const unprinted = [...sent].filter((orderNo) => !batches.has(orderNo) || !exported.has(orderNo) || !exportedOrders.has(orderNo))
  return [
    ...unprinted.map((orderNo) =>
      broken(
        'every order is printed',
        orderNo,
        `manifest ${batches.has(orderNo)}, commerce ${exported.has(orderNo)}, press ${exportedOrders.has(orderNo)}`,
      ),
    ),
    ...[...batches].flatMap(([orderNo, entries]) => [
      ...(sent.has(orderNo) ? [] : [broken('only a sent card is printed', orderNo, entries.map(({ batch }) => batch).join(', '))]),
      ...(entries.length > 1 ? [broken('no order is printed twice', orderNo, entries.map(({ batch }) => batch).join(', '))] : []),
    ]),
  ]
}
