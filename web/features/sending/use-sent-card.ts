import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import { useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '../../api/catalogue.ts'
import { ordersQuery } from '../../api/orders.ts'

/** Finds the card of a sending. For a sending that was not begun on this page, the order history has the card. */
export function useSentCard(sendingId: string, { cardOfForm, isBegunHere }: { cardOfForm: Card; isBegunHere: boolean }): Card {
  const order = useSentOrder(sendingId, !isBegunHere)
  const { data: catalogue } = useQuery(catalogueQuery)
  return catalogue?.cards.find(({ id }) => id === order?.prodId) ?? cardOfForm
}

/** Finds the order that a sending made, if `isNeeded`. */
export function useSentOrder(sendingId: string, isNeeded: boolean): HistoryRow | undefined {
  const { data: history } = useQuery({ ...ordersQuery, enabled: isNeeded })
  return isNeeded ? history?.orders.find((order) => order.sendingId === sendingId) : undefined
}
