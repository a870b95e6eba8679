import type { Shopper } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import { basketDocument, openSince } from './basket-document.ts'

/** The open baskets of a shopper: at most one, unless an agent opened others. */
export async function shopBaskets(commerce: Commerce, { customerId }: Shopper): Promise<Record<string, unknown>> {
  const rows = await commerce.database
    .selectFrom('basket')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('modified_at', '>', openSince(commerce))
    .orderBy('created_at')
    .execute()
  return {
    _type: 'baskets_result',
    ...(rows.length > 0 ? { baskets: rows.map((row) => basketDocument(commerce, row)) } : {}),
    total: rows.length,
  }
}
