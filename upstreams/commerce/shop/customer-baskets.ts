import type { Shopper } from '../route.ts'
import type { CommerceContext } from '../context.ts'
import { basketDocument } from './basket-document.ts'
import { basketExpiryCutOff } from './basket-row.ts'

/** Lists the open baskets of a shopper. There is at most one, unless an agent opened others. */
export async function listBaskets(context: CommerceContext, { customerId }: Shopper): Promise<Record<string, unknown>> {
  const rows = await context.database
    .selectFrom('basket')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('modified_at', '>', basketExpiryCutOff(context))
    .orderBy('created_at')
    .execute()
  return {
    _type: 'baskets_result',
    ...(rows.length > 0 ? { baskets: rows.map((row) => basketDocument(context, row)) } : {}),
    total: rows.length,
  }
}
