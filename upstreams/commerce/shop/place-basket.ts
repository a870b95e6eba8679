import { type Kysely, sql } from 'kysely'
import { Fault } from '../faults.ts'
import type { Shopper } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import type { Tables } from '../store/tables.ts'
import { type BasketRow, noBasket, openSince } from './basket-document.ts'
import { basketFlashes } from './basket-flashes.ts'
import { orderTotal } from './container-document.ts'
import type { OrderRow } from './order-document.ts'

const ATTEMPTS = 20

export type Placing = {
  basketId: string
  /** Whose basket it must be; nobody in particular for the application. */
  shopper?: Shopper
  /** A number that the caller brings; else the next of the site's own. */
  orderNo?: string
  /** Refuses, before the order is written, a basket that is not as the caller saw it. */
  check?: (basket: BasketRow) => void
}

/**
 * Turns a basket into an order, in one transaction. Taking the basket away is also what locks it: a second caller waits
 * for the first and then finds none; a basket that may not be ordered is back when the transaction ends.
 */
export async function placeBasket(commerce: Commerce, { basketId, shopper, orderNo, check }: Placing): Promise<OrderRow> {
  const since = openSince(commerce)
  return commerce.database.transaction().execute(async (transaction) => {
    const basket = await transaction
      .deleteFrom('basket')
      .where('basket_id', '=', basketId)
      .$if(shopper !== undefined, (query) => query.where('customer_id', '=', shopper?.customerId ?? ''))
      .where('modified_at', '>', since)
      .returningAll()
      .executeTakeFirst()
    if (!basket) return noBasket(basketId)
    check?.(basket)
    const total = totalOf(basket)
    const customer = await customerOf(transaction, basket)
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const order = await transaction
        .insertInto('orders')
        .values({ ...(orderNo === undefined ? {} : { order_no: orderNo }), ...orderOf(commerce, basket, total, customer) })
        .onConflict((conflict) => conflict.column('order_no').doNothing())
        .returningAll()
        .executeTakeFirst()
      if (order) return order
      if (orderNo !== undefined) throw new Fault('ResourceAlreadyExistsException', `There is an order '${orderNo}' already.`, { orderNo })
      // Somebody brought this number before the site's own count reached it; the next one is tried.
    }
    throw new Fault('PlaceOrderException', 'No order number was free.')
  })
}

function totalOf({ basket_id: basketId, content }: BasketRow): number {
  const [blocking] = basketFlashes(content)
  const total = orderTotal(content)
  if (!blocking && total !== undefined) return total
  throw new Fault('ValidationException', blocking?.message ?? 'The total of the basket is not set.', {
    basketId,
    flash: blocking?.type ?? 'OrderTotalNotSet',
    path: blocking?.path ?? '$.order_total',
  })
}

type Customer = { customer_no: string | null; first_name: string | null; last_name: string | null }

/** Who orders; refuses what was taken from sale, or off the ways of paying, since it was put into the basket. All in one statement. */
async function customerOf(database: Kysely<Tables>, { customer_id: customerId, content }: BasketRow): Promise<Customer> {
  const products = [...new Set(content.items.map(({ productId }) => productId))]
  const methods = [...new Set(content.payments.map(({ method }) => method))]
  const { rows } = await sql<Customer & { orderable: string[]; payable: string[] }>`
    select customer_no, first_name, last_name,
      array(select id from product where id = any(${products}) and orderable) as orderable,
      array(select id from payment_method where id = any(${methods})) as payable
    from (values (1)) as one left join customer on customer_id = ${customerId}`.execute(database)
  const [found = { customer_no: null, first_name: null, last_name: null, orderable: [], payable: [] }] = rows
  const productId = products.find((id) => !found.orderable.includes(id))
  if (productId !== undefined) throw new Fault('ProductItemNotAvailableException', 'A product cannot be ordered any more.', { productId })
  const paymentMethodId = methods.find((id) => !found.payable.includes(id))
  if (paymentMethodId !== undefined)
    throw new Fault('InvalidPaymentMethodIdException', 'A payment method cannot be used any more.', { paymentMethodId })
  return found
}

function orderOf({ env }: Commerce, { content, customer_id, email }: BasketRow, total: number, customer: Customer) {
  const now = env.clock()
  return {
    order_token: Buffer.from(env.random(32)).toString('base64url'),
    customer_id,
    customer_no: customer.customer_no,
    customer_name: [customer.first_name, customer.last_name].filter(Boolean).join(' ') || null,
    customer_email: email,
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
  }
}
