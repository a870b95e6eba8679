import type { ProductPrice } from '@fondly/gateways/commerce/commerce.ts'
import { sql } from 'kysely'
import type { CoreContext } from '../context.ts'
import { toOwnCardId } from './own-card-number.ts'

/**
 * An offered design whose card has no price or no stock at commerce yet. `likePrice` is the price of the card from which the design took its words
 * and envelope.
 */
export type WaitingDesign = {
  clientId: string
  cardId: string
  name: string
  hasPrice: boolean
  isInStock: boolean
  likePrice: { amount: number; currency: string } | undefined
}

/** Creates the function that lists the designs of all clients which are offered and which commerce does not sell yet. */
export function createListWaitingDesigns({ commerce, database }: Pick<CoreContext, 'commerce' | 'database'>) {
  return async (): Promise<WaitingDesign[]> => {
    const rows = await database
      .selectFrom('own_design')
      .select(['id', 'client_id', 'document'])
      .where(sql`document ->> 'state'`, '=', 'offered')
      .orderBy('client_id')
      .orderBy('created_at')
      .execute()
    const offered = rows.map(({ id, client_id: clientId, document }) => ({
      clientId,
      cardId: toOwnCardId({ clientId, designId: id }),
      ...document,
    }))
    const prices = await commerce.catalogue.prices(offered.flatMap(({ cardId, likeCardId }) => [cardId, likeCardId]))
    return offered.flatMap(({ clientId, cardId, name, likeCardId }) => {
      const price = prices.get(cardId)
      const [hasPrice, isInStock] = [price?.amount !== undefined, price?.isInStock === true]
      if (hasPrice && isInStock) return []
      return [{ clientId, cardId, name, hasPrice, isInStock, likePrice: toPrice(prices.get(likeCardId)) }]
    })
  }
}

function toPrice(price: ProductPrice | undefined): WaitingDesign['likePrice'] {
  return price?.amount === undefined || price.currency === undefined ? undefined : { amount: price.amount, currency: price.currency }
}
