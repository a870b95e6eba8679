import { Fault } from '../faults.ts'
import type { Shopper } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import { noBasket, openSince } from './basket-document.ts'
import { basketFlashes } from './basket-flashes.ts'
import { orderTotal } from './container-document.ts'
import type { OrderRow } from './order-document.ts'

/**
 * Turns a basket into an order, in one transaction. Taking the basket away is also what locks it: a second caller waits
 * for the first and then finds none; a basket that may not be ordered is back when the transaction ends.
 */
export async function placeBasket(commerce: Commerce, shopper: Shopper, basketId: string): Promise<OrderRow> {
  const { database, env } = commerce
  const since = openSince(commerce)
  return database.transaction().execute(async (transaction) => {
    const basket = await transaction
      .deleteFrom('basket')
      .where('basket_id', '=', basketId)
      .where('customer_id', '=', shopper.customerId)
      .where('modified_at', '>', since)
      .returningAll()
      .executeTakeFirst()
    if (!basket) return noBasket(basketId)

    const { content } = basket
    const [blocking] = basketFlashes(content)
    const total = orderTotal(content)
    if (blocking || total === undefined) {
      throw new Fault('ValidationException', blocking?.message ?? 'The total of the basket is not set.', {
        basketId,
        flash: blocking?.type ?? 'OrderTotalNotSet',
        path: blocking?.path ?? '$.order_total',
      })
    }

    const ids = content.items.map((item) => item.productId)
    const orderable = await transaction.selectFrom('product').select('id').where('id', 'in', ids).where('orderable', '=', true).execute()
    const missing = ids.find((id) => !orderable.some((product) => product.id === id))
    if (missing) throw new Fault('ProductItemNotAvailableException', 'A product cannot be ordered any more.', { productId: missing })

    const customer = await transaction
      .selectFrom('customer')
      .select(['customer_no', 'first_name', 'last_name'])
      .where('customer_id', '=', shopper.customerId)
      .executeTakeFirst()
    const now = env.clock()
    return transaction
      .insertInto('orders')
      .values({
        order_token: Buffer.from(env.random(32)).toString('base64url'),
        customer_id: shopper.customerId,
        customer_no: customer?.customer_no ?? null,
        customer_name: [customer?.first_name, customer?.last_name].filter(Boolean).join(' ') || null,
        customer_email: basket.email,
        status: 'created',
        confirmation_status: 'not_confirmed',
        export_status: 'not_exported',
        payment_status: 'not_paid',
        shipping_status: 'not_shipped',
        total,
        content: JSON.stringify({ ...content, custom: {} }),
        custom: JSON.stringify(content.custom),
        created_at: now,
        modified_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}
