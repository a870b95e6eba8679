import { CorrectOrderAnswer, OrderHistory, OrderPictures, OrderWithdrawal, SendAgainAnswer } from '@fondly/contracts/bff/orders.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, Nothing, Refused } from './ask.ts'

const LOOK_AGAIN = 5_000
/** While a day's orders are cut, printed and mailed. */
const LOOK_NOW_AND_THEN = 30_000

export const ordersQuery = queryOptions({
  queryKey: ['orders'],
  queryFn: ({ signal }) => ask('/api/orders', OrderHistory, { signal }),
  staleTime: 10_000,
  // What is on its way arrives by itself.
  refetchInterval: ({ state }) => {
    const has = (...wanted: string[]) => state.data?.orders.some(({ status }) => wanted.includes(status))
    return has('processing') ? LOOK_AGAIN : has('needs-answer', 'ordered', 'printed') && LOOK_NOW_AND_THEN
  },
  retry: (failures, error) => failures < 2 && !(error instanceof Refused),
})

export const orderPicturesQuery = (id: string) =>
  queryOptions({
    queryKey: ['order-pictures', id],
    queryFn: ({ signal }) => ask(`/api/orders/${encodeURIComponent(id)}/pictures`, OrderPictures, { signal }),
    staleTime: 10 * 60_000,
    retry: (failures, error) => failures < 2 && !(error instanceof Refused),
  })

/** Makes a new draft of what was sent; answers the card whose form opens with it. */
export async function sendAgain(id: string, { replaceDraft }: { replaceDraft: boolean }): Promise<string> {
  const path = `/api/orders/${encodeURIComponent(id)}/again`
  return (await ask(path, SendAgainAnswer, { method: 'POST', body: { replaceDraft } })).cardId
}

/** Until when it can be withdrawn. */
export const withdrawalQuery = (orderNo: string) =>
  queryOptions({
    queryKey: ['withdrawal', orderNo],
    queryFn: ({ signal }) => ask(`/api/orders/${encodeURIComponent(orderNo)}/withdrawal`, OrderWithdrawal, { signal }),
    // Others of its batch may put it off, and an operator may cut it.
    refetchInterval: LOOK_NOW_AND_THEN,
    retry: (failures, error) => failures < 2 && !(error instanceof Refused),
  })

/** Nothing of it is printed. */
export async function withdrawOrder(orderNo: string): Promise<void> {
  await ask(`/api/orders/${encodeURIComponent(orderNo)}/withdraw`, Nothing, { method: 'POST' })
}

/** Makes a draft of what it held, whose Send withdraws it and is sent in its place; answers the card whose form opens with it. */
export async function correctOrder(orderNo: string, { replaceDraft }: { replaceDraft: boolean }): Promise<string> {
  const path = `/api/orders/${encodeURIComponent(orderNo)}/correct`
  return (await ask(path, CorrectOrderAnswer, { method: 'POST', body: { replaceDraft } })).cardId
}
