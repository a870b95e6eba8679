import type { OrderPictures } from '@fondly/contracts/bff/orders.ts'
import type { SentCard, SentCardDetails, SentCards } from '@fondly/contracts/bff/dashboard-cards.ts'
import { WithdrawSentCard } from '@fondly/contracts/bff/dashboard-cards-request.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { createSentCards, type SentCard as FoundCard } from '@fondly/core/dashboard/list-cards.ts'
import { createSentCard } from '@fondly/core/dashboard/sent-card.ts'
import { readCardSearch } from '@fondly/domain/dashboard/card-search.ts'
import { readJson } from '../http/read-json.ts'
import type { DashboardRoute } from './dashboard-route.ts'

export type CardRouteContext = Pick<CoreContext, 'audit' | 'commerce' | 'database' | 'env' | 'press' | 'renderer' | 'seal' | 'settings'>

/** Cards sent: the list, the details of one, what was printed, and its withdrawal. */
export function listCardRoutes(context: CardRouteContext): DashboardRoute[] {
  const { list, locations } = createSentCards(context)
  const { read, draw, withdraw } = createSentCard(context)
  return [
    {
      method: 'GET',
      path: '/cards',
      needs: 'read',
      handle: async (c, reader) => {
        const { cards, total } = await list(reader, readCardSearch(c.req.query()))
        const answer = { cards: cards.map(toAnswer), total, locations: await locations(reader), postalZone: context.settings.postalZone }
        return c.json(answer satisfies SentCards)
      },
    },
    {
      method: 'GET',
      path: '/cards/:orderNo',
      needs: 'read',
      handle: async (c, reader) => c.json(toDetails(await read(reader, orderNoOf(c)))),
    },
    {
      method: 'GET',
      path: '/cards/:orderNo/pictures',
      needs: 'read',
      handle: async (c, reader) => c.json((await draw(reader, orderNoOf(c))) satisfies OrderPictures),
    },
    {
      method: 'POST',
      path: '/cards/:orderNo/withdraw',
      needs: 'change',
      handle: async (c, editor) => {
        const { reason } = await readJson(c, WithdrawSentCard)
        await withdraw(editor, orderNoOf(c), reason)
        return c.body(null, 204)
      },
    },
  ]
}

const orderNoOf = (c: { req: { param: (name: string) => string | undefined } }): string => c.req.param('orderNo') ?? ''

const toAnswer = ({ orderedAt, ...card }: FoundCard): SentCard => ({ ...card, orderedAt: orderedAt.toISOString() })

function toDetails(found: Awaited<ReturnType<ReturnType<typeof createSentCard>['read']>>): SentCardDetails {
  const { card, order, hasPictures, withdrawableUntil, isWithdrawn, notice } = found
  return {
    card: toAnswer(card),
    ...toContent(order),
    hasPictures,
    withdrawableUntil: withdrawableUntil?.toISOString() ?? null,
    isWithdrawn,
    withdrawal: notice ?? null,
  }
}

function toContent(order: Awaited<ReturnType<ReturnType<typeof createSentCard>['read']>>['order']) {
  if (!order) return { recipient: '', addressLines: [], senderProfile: '', sentiment: '', message: '' }
  const { firstName, lastName, address1, address2, city, state, zip } = order.shippingAddress
  return {
    recipient: `${firstName} ${lastName}`.trim(),
    addressLines: [address1, address2, `${city}, ${state} ${zip}`].filter((line) => line !== ''),
    senderProfile: order.senderProfile,
    sentiment: order.item.sentiment,
    message: order.item.message,
  }
}
