import type { Foreign } from './foreign-program.ts'
import type { MemoryCommerce } from './memory-commerce.ts'
import type { MemoryProduct } from './memory-product.ts'
import type { SenderPlan } from './sender.ts'

export type Scene = {
  plans: SenderPlan[]
  memory: MemoryProduct
  commerce: MemoryCommerce
  foreign: Foreign
  /** Baskets that the sender agreed to delete. */
  agreed: Set<string>
  printed: Set<string>
  /** Whether everything ended in time. */
  isDone: boolean
  /** Whether every search for an orphan basket ended in time. */
  isQuiet: boolean
}
type Order = ReturnType<MemoryCommerce['orders']['get']> & object

/** Lists the broken promises after all work has ended, one sentence each. Empty if every promise held. */
export function promisesBroken(scene: Scene): string[] {
  const { memory, isDone, isQuiet, plans } = scene
  if (!isDone) {
    const open = memory.all().filter(({ state }) => state === 'running' || state === 'waiting')
    return open.length > 0
      ? open.map(({ id, state, step }) => `Sending ${id} has not ended: ${state} at ${step}.`)
      : [`A sender was never told the end: ${plans.map(({ end }) => end ?? 'nothing').join(', ')}.`]
  }
  const search = isQuiet ? [] : ['The search for an orphan basket never ends.']
  return [...search, ...ofWishes(scene), ...ofOrders(scene), ...ofBaskets(scene)]
}

function ofWishes({ plans, memory, commerce, printed }: Scene): string[] {
  return plans.flatMap((plan) => {
    const orders = ordersOf(plan, commerce)
    const alive = orders.filter((order) => !isCancelled(order))
    const done = [...plan.sendingIds].filter((id) => memory.findRun(id)?.state === 'done')
    const prints = orders.filter((order) => printed.has(order.order_no)).length
    const expected = plan.end === 'sent' ? 1 : 0
    return [
      alive.length !== expected && `${plan.cardId} was ${plan.end} and has ${alive.length} orders: ${orders.map(describe).join('; ')}.`,
      done.length !== expected && `${plan.cardId} was ${plan.end} by ${done.length} sendings.`,
      prints !== expected && `${plan.cardId} was ${plan.end} and printed ${prints} times.`,
      plan.end === 'sent' &&
        alive[0]?.order_no !== plan.orderNo &&
        `${plan.cardId}: the sender was told ${plan.orderNo}, it is ${alive[0]?.order_no}.`,
      plan.end === 'sent' &&
        memory.purchases.filter((orderNo) => orderNo === plan.orderNo).length !== 1 &&
        `${plan.cardId} is not on record once.`,
    ].filter((line) => line !== false)
  })
}

function ofOrders({ plans, commerce }: Scene): string[] {
  const codes = new Set(plans.flatMap(({ scanCodes }) => [...scanCodes]))
  return [...commerce.orders.values()].flatMap((order) => {
    if (!order.content.items.some(({ custom }) => isOneOf(codes, custom))) return [`Nobody wished for order ${describe(order)}.`]
    return isCancelled(order) || isWhole(order) ? [] : [`An order is not whole: ${describe(order)}.`]
  })
}

/**
 * An open basket must belong to another program. A basket of another program may be gone only if the sender agreed or the other program removed it.
 * On the wire, an empty basket of another program looks like our own basket whose creation got no answer, so countMistakenBaskets() counts such baskets
 * separately.
 */
function ofBaskets({ commerce, foreign, agreed }: Scene): string[] {
  const left = [...commerce.baskets.keys()].filter((id) => !foreign.made.has(id)).map((id) => `Basket ${id} is left open.`)
  const taken = [...foreign.made].flatMap(([id, { revision, isEmpty }]) => {
    const basket = commerce.baskets.get(id)
    if (basket) return basket.revision === revision ? [] : [`Basket ${id} of another program was changed.`]
    return isEmpty || agreed.has(id) || foreign.removed.has(id) ? [] : [`Basket ${id} of another program is gone, and nobody agreed.`]
  })
  return [...left, ...taken]
}

/** Counts empty baskets of another program that are gone although nobody agreed, because the product took them for its own. */
export function countMistakenBaskets({ commerce, foreign, agreed }: Pick<Scene, 'commerce' | 'foreign' | 'agreed'>): number {
  const isGone = (id: string) => !commerce.baskets.has(id) && !agreed.has(id) && !foreign.removed.has(id)
  return [...foreign.made].filter(([id, { isEmpty }]) => isEmpty && isGone(id)).length
}

/** Returns true when a card has more than one valid order, or an order contains an item or a payment twice. */
export function isDoubled({ plans, commerce }: Pick<Scene, 'plans' | 'commerce'>): boolean {
  return plans.some((plan) => {
    const orders = ordersOf(plan, commerce).filter((order) => !isCancelled(order))
    return orders.length > 1 || orders.some(({ content }) => content.items.length > 1 || content.payments.length > 1)
  })
}

const ordersOf = ({ scanCodes }: SenderPlan, commerce: MemoryCommerce): Order[] =>
  [...commerce.orders.values()].filter((order) => order.content.items.some(({ custom }) => isOneOf(scanCodes, custom)))
const isOneOf = (codes: Set<string>, custom: Record<string, unknown>) =>
  Object.values(custom).some((value) => typeof value === 'string' && codes.has(value))
const isCancelled = ({ status, export_status }: Order) => ['failed', 'cancelled'].includes(status) && export_status === 'not_exported'

function isWhole(order: Order): boolean {
  const { items, payments, shipment, billingAddress } = order.content
  const [item] = items
  return (
    [order.status, order.confirmation_status, order.export_status].join() === 'new,confirmed,exported' &&
    items.length === 1 &&
    payments.length === 1 &&
    payments[0]?.amount === order.total &&
    order.customer_email !== null &&
    shipment.method !== undefined &&
    shipment.address?.['city'] === 'Boston' &&
    billingAddress?.['city'] === 'Austin' &&
    Object.values(item?.custom ?? {}).filter((value) => String(value).startsWith('http://pictures/')).length === 2 &&
    Object.values(order.custom).includes('ACME-CC')
  )
}

const describe = ({ order_no, status, confirmation_status, export_status, content }: Order) =>
  `${order_no} (${status}, ${confirmation_status}, ${export_status}, ${content.items.length} items, ${content.payments.length} payments)`
