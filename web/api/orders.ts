import { OrderHistory, OrderPictures, SendAgainAnswer } from '@fondly/contracts/bff/orders.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, Refused } from './ask.ts'

const LOOK_AGAIN = 5_000

export const ordersQuery = queryOptions({
  queryKey: ['orders'],
  queryFn: ({ signal }) => ask('/api/orders', OrderHistory, { signal }),
  staleTime: 10_000,
  // What is on its way arrives by itself.
  refetchInterval: ({ state }) => (state.data?.orders.some(({ status }) => status === 'processing') ? LOOK_AGAIN : false),
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
