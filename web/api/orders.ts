import { CorrectOrderAnswer, OrderHistory, OrderPictures, OrderWithdrawal, SendAgainAnswer } from '@fondly/contracts/bff/orders.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, Nothing, retryUnlessRefused } from './ask.ts'

const POLL_INTERVAL_MS = 5_000
/** Used while orders wait for an answer, for their batch or for the post. */
const SLOW_POLL_INTERVAL_MS = 30_000

export const ordersQuery = queryOptions({
  queryKey: ['orders'],
  queryFn: ({ signal }) => ask('/api/orders', OrderHistory, { signal }),
  staleTime: 10_000,
  // The list shows changes of open orders without a reload.
  refetchInterval: ({ state }) => findOrdersInterval(state.data),
  retry: retryUnlessRefused,
})

/** How often the order history is fetched again, in milliseconds. Returns false when no order can change by itself. */
export function findOrdersInterval(history: OrderHistory | undefined): number | false {
  const has = (...wanted: string[]) => history?.orders.some(({ status }) => wanted.includes(status)) ?? false
  return has('processing') ? POLL_INTERVAL_MS : has('needs-answer', 'ordered', 'printed') && SLOW_POLL_INTERVAL_MS
}

export const orderPicturesQuery = (id: string) =>
  queryOptions({
    queryKey: ['order-pictures', id],
    queryFn: ({ signal }) => ask(`/api/orders/${encodeURIComponent(id)}/pictures`, OrderPictures, { signal }),
    staleTime: 10 * 60_000,
    retry: retryUnlessRefused,
  })

/** Makes a new draft from a sent order; returns the id of the card whose form opens with it. */
export async function sendAgain(id: string, { replaceDraft }: { replaceDraft: boolean }): Promise<string> {
  const path = `/api/orders/${encodeURIComponent(id)}/again`
  return (await ask(path, SendAgainAnswer, { method: 'POST', body: { replaceDraft } })).cardId
}

/** Fetches until when an order can be withdrawn. */
export const withdrawalQuery = (orderNo: string) =>
  queryOptions({
    queryKey: ['withdrawal', orderNo],
    queryFn: ({ signal }) => ask(`/api/orders/${encodeURIComponent(orderNo)}/withdrawal`, OrderWithdrawal, { signal }),
    // The cut-off can move: other orders of the batch may postpone it, and an operator may cut the batch early.
    refetchInterval: SLOW_POLL_INTERVAL_MS,
    retry: retryUnlessRefused,
  })

/** Withdraws an order, so that it is not printed. */
export async function withdrawOrder(orderNo: string): Promise<void> {
  await ask(`/api/orders/${encodeURIComponent(orderNo)}/withdraw`, Nothing, { method: 'POST' })
}

/** Makes a draft from an order. Sending that draft withdraws the order and replaces it. Returns the id of the card whose form opens with it. */
export async function correctOrder(orderNo: string, { replaceDraft }: { replaceDraft: boolean }): Promise<string> {
  const path = `/api/orders/${encodeURIComponent(orderNo)}/correct`
  return (await ask(path, CorrectOrderAnswer, { method: 'POST', body: { replaceDraft } })).cardId
}
