import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import { useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '../../api/catalogue.ts'
import { ordersQuery } from '../../api/orders.ts'

/** Finds the card of a sending; for a sending that was not begun on this page, Order History knows it. */
export function useSentCard(sendingId: string, { cardOfForm, isBegunHere }: { cardOfForm: Card; isBegunHere: boolean }): Card {
  const { data: history } = useQuery({ ...ordersQuery, enabled: !isBegunHere })
  const { data: catalogue } = useQuery(catalogueQuery)
  const row = isBegunHere ? undefined : history?.orders.find((order) => order.sendingId === sendingId)
  return catalogue?.cards.find(({ id }) => id === row?.prodId) ?? cardOfForm
}
