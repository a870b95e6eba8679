import type { Card } from '@fondly/domain/catalogue/card.ts'
import type { CoreContext } from '../context.ts'
import { isNamed } from '../reports/is-named.ts'

/** A card that a person sent a short time ago. `card` has what its picture needs; it is missing if the site no longer has the card. */
export type RecentCard = {
  orderNo: string
  cardId: string
  name: string
  card: Pick<Card, 'size' | 'orientation' | 'pictureUrl'> | null
}

const MAX_RECENT_CARDS = 3

/** Creates the query for the cards that a person sent, from the orders of the reports. */
export function createRecentCards({ calendar, catalogues, database }: Pick<CoreContext, 'calendar' | 'catalogues' | 'database'>) {
  return async (clientId: string, email: string): Promise<{ cards: RecentCard[]; cardsThisMonth: number }> => {
    const sent = database
      .selectFrom('report_order as orders')
      .innerJoin('report_value as person', 'person.id', 'orders.person')
      .where('orders.client_id', '=', clientId)
      .where('person.client_id', '=', clientId)
      .where('person.dimension', '=', 'person')
      .where(isNamed([email], 'person'))
      .where('orders.state', 'in', ['in-press', 'mailed', 'unfinished'])
    const [rows, { count }, { cards }] = await Promise.all([
      sent
        .innerJoin('report_value as card', 'card.id', 'orders.card')
        .select(['orders.order_no as orderNo', 'card.value as cardId', 'card.label as name'])
        .orderBy('orders.ordered_at', 'desc')
        .orderBy('orders.order_no', 'desc')
        .limit(MAX_RECENT_CARDS)
        .execute(),
      sent
        .where('orders.ordered_at', '>=', calendar.startOfMonth())
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow(),
      catalogues.ofClient(clientId),
    ])
    const pictures = new Map(cards.map(({ id, size, orientation, pictureUrl }) => [id, { size, orientation, pictureUrl }]))
    return { cards: rows.map((row) => ({ ...row, card: pictures.get(row.cardId) ?? null })), cardsThisMonth: Number(count) }
  }
}
