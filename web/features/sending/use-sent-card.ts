import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import { useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '../../api/catalogue.ts'
import { ordersQuery } from '../../api/orders.ts'

/** Finds the card of a sending; for a sending that was not begun on this page, Order History knows it. */
export function useSentCard(sendingId: string, { cardOfForm, isBegunHere }: { cardOfForm: Card; isBegunHere: boolean }): Card {
  const order = useSentOrder(sendingId, !isBegunHere)
  const { data: catalogue } = useQuery(catalogueQuery)
  return catalogue?.cards.find(({ id }) => id === order?.prodId) ?? cardOfForm
}

/** Finds the row of Order History that a sending made, if it is needed. */
export function useSentOrder(sendingId: string, isNeeded: boolean): HistoryRow | undefined {
  const { data: history } = useQuery({ ...ordersQuery, enabled: isNeeded })
  return isNeeded ? history?.orders.find((order) => order.sendingId === sendingId) : undefined
}
