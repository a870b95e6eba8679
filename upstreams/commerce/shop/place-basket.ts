import { type Kysely, sql } from 'kysely'
import { Fault } from '../faults.ts'
import type { Shopper } from '../route.ts'
import type { CommerceContext } from '../context.ts'
import type { Tables } from '../store/tables.ts'
import { type BasketRow, noBasket, basketExpiryCutOff } from './basket-document.ts'
import { basketFlashes } from './basket-flashes.ts'
import { orderTotal } from './container-document.ts'
import type { OrderRow } from './order-document.ts'

const MAX_ATTEMPTS = 20

export type Placing = {
  basketId: string
  /** The owner that the basket must have; the application may place any basket. */
  shopper?: Shopper
  /** The order number of the caller; otherwise the next of the site. */
  orderNo?: string
  /** Throws, before the order is written, if the basket is not as the caller saw it. */
  check?: (basket: BasketRow) => void
}

/**
 * Turns a basket into an order in one transaction. Deleting the basket also locks it: a second caller waits and then finds none. If the basket
 * cannot be ordered, the rollback restores it.
 */
export async function placeBasket(context: CommerceContext, { basketId, shopper, orderNo, check }: Placing): Promise<OrderRow> {
  return context.database.transaction().execute(async (transaction) => {
    const basket = await takeBasket(transaction, { basketId, shopper, since: basketExpiryCutOff(context) })
    if (!basket) return noBasket(basketId)
    check?.(basket)
    const total = computeTotal(basket)
    assertOnSale(basket)
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const order = await transaction
        .insertInto('orders')
        .values({ ...(orderNo === undefined ? {} : { order_no: orderNo }), ...toOrderRow(context, basket, total) })
        .onConflict((conflict) => conflict.column('order_no').doNothing())
        .returningAll()
        .executeTakeFirst()
      if (order) return order
      if (orderNo !== undefined) throw new Fault('ResourceAlreadyExistsException', `There is an order '${orderNo}' already.`, { orderNo })
      // A caller has used this number before the site's own count reached it: try the next one.
    }
    throw new Fault('PlaceOrderException', 'No order number was free.')
  })
}

function computeTotal({ basket_id: basketId, content }: BasketRow): number {
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
/** A basket, its customer, and the products and payment methods of it that can be used now. */
type TakenBasket = BasketRow & Customer & { orderable: string[]; payable: string[] }

async function takeBasket(
  database: Kysely<Tables>,
  { basketId, shopper, since }: { basketId: string; shopper: Shopper | undefined; since: Date },
): Promise<TakenBasket | undefined> {
  const whose = shopper ? sql`and customer_id = ${shopper.customerId}` : sql``
  const { rows } = await sql<TakenBasket>`
    with taken as (delete from basket where basket_id = ${basketId} ${whose} and modified_at > ${since} returning *)
    select taken.*, customer_no, first_name, last_name,
      array(select id from product where orderable and id in (select item ->> 'productId' from jsonb_array_elements(taken.content -> 'items') as item))
        as orderable,
      array(select id from payment_method where id in (select paid ->> 'method' from jsonb_array_elements(taken.content -> 'payments') as paid))
        as payable
    from taken left join customer on customer.customer_id = taken.customer_id`.execute(database)
  return rows[0]
}

/** Refuses products and payment methods that were withdrawn since they were put into the basket. */
function assertOnSale({ content, orderable, payable }: TakenBasket): void {
  const productId = content.items.map((item) => item.productId).find((id) => !orderable.includes(id))
  if (productId !== undefined) throw new Fault('ProductItemNotAvailableException', 'A product cannot be ordered any more.', { productId })
  const paymentMethodId = content.payments.map(({ method }) => method).find((id) => !payable.includes(id))
  if (paymentMethodId !== undefined)
    throw new Fault('InvalidPaymentMethodIdException', 'A payment method cannot be used any more.', { paymentMethodId })
}

function toOrderRow({ env }: CommerceContext, { content, customer_id, email, ...customer }: TakenBasket, total: number) {
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
