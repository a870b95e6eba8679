import { errorCode } from '@fondly/kit/error-code.ts'
import { sql } from 'kysely'
import { Fault } from '../faults.ts'
import type { Shopper } from '../route.ts'
import type { CommerceContext } from '../context.ts'
import { noBasket } from './basket-document.ts'
import { basketExpiryCutOff, type BasketRow } from './basket-row.ts'
import { basketFlashes } from './basket-flashes.ts'
import { orderTotal } from './container-document.ts'
import type { OrderRow } from './order-document.ts'

const MAX_ATTEMPTS = 20
const UNIQUE_VIOLATION = '23505'

export type Placing = {
  basketId: string
  /** The owner that the basket must have. Undefined for the application, which may place any basket. */
  shopper?: Shopper
  /** The order number of the caller. Undefined: the next order number of the site. */
  orderNo?: string
  /** Runs before the order is written. Throws if the basket has another version than the caller saw. */
  check?: (basket: BasketRow) => void
  /** The basket as this process last wrote it. It may be out of date. */
  cached?: BasketRow | undefined
}

/**
 * Turns a basket into an order in one statement, which changes nothing unless the basket is still the version that was checked here. The
 * deletion locks the basket: a second caller waits and then finds no basket.
 */
export async function placeBasket(context: CommerceContext, placing: Placing): Promise<OrderRow> {
  const { check, cached } = placing
  // The cached basket is usually up to date. If it is not, or cannot be ordered, the basket is read from the database.
  if (cached && isPlaceable(cached, check)) {
    const order = await insertOrder(context, placing, cached)
    if (order) return order
  }
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const basket = await readBasket(context, placing)
    if (!basket) return noBasket(placing.basketId)
    check?.(basket)
    computeTotal(basket)
    assertOnSale(basket)
    const order = await insertOrder(context, placing, basket)
    if (order) return order
    // The basket has changed since it was read, so read it again.
  }
  throw new Fault('ConcurrentModificationException', 'The basket was changed by somebody else at the same time.')
}

function isPlaceable(basket: BasketRow, check: Placing['check']): boolean {
  try {
    check?.(basket)
    computeTotal(basket)
    return true
  } catch (error) {
    if (error instanceof Fault) return false
    throw error
  }
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

type BasketOnSale = BasketRow & { orderable: string[]; payable: string[] }

/** Reads the basket, and which of its products and payment methods can be used now. */
async function readBasket(context: CommerceContext, { basketId, shopper }: Placing): Promise<BasketOnSale | undefined> {
  const whose = shopper ? sql`and customer_id = ${shopper.customerId}` : sql``
  const { rows } = await sql<BasketOnSale>`
    select basket.*,
      array(select id from product where orderable and id in (select item ->> 'productId' from jsonb_array_elements(content -> 'items') as item))
        as orderable,
      array(select id from payment_method where id in (select paid ->> 'method' from jsonb_array_elements(content -> 'payments') as paid))
        as payable
    from basket where basket_id = ${basketId} ${whose} and modified_at > ${basketExpiryCutOff(context)}`.execute(context.database)
  return rows[0]
}

/** Refuses products and payment methods that were withdrawn since they were put into the basket. */
function assertOnSale({ content, orderable, payable }: BasketOnSale): void {
  const productId = content.items.map((item) => item.productId).find((id) => !orderable.includes(id))
  if (productId !== undefined) throw new Fault('ProductItemNotAvailableException', 'A product cannot be ordered any more.', { productId })
  const paymentMethodId = content.payments.map(({ method }) => method).find((id) => !payable.includes(id))
  if (paymentMethodId !== undefined)
    throw new Fault('InvalidPaymentMethodIdException', 'A payment method cannot be used any more.', { paymentMethodId })
}

/**
 * Deletes this version of the basket and inserts its order. Changes nothing and returns undefined if the basket has changed or a part of it is no
 * longer on sale. An order number that is taken makes the statement fail as a whole, so the basket stays.
 */
async function insertOrder(context: CommerceContext, placing: Placing, basket: BasketRow): Promise<OrderRow | undefined> {
  const { orderNo } = placing
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    try {
      const { rows } = await insertStatement(context, orderNo, basket).execute(context.database)
      return rows[0]
    } catch (error) {
      if (errorCode(error) !== UNIQUE_VIOLATION) throw error
      if (orderNo !== undefined) throw new Fault('ResourceAlreadyExistsException', `There is an order '${orderNo}' already.`, { orderNo })
      // A caller has used this number before the site's own count reached it: try the next one.
    }
  }
  throw new Fault('PlaceOrderException', 'No order number was free.')
}

function insertStatement({ env }: CommerceContext, orderNo: string | undefined, basket: BasketRow) {
  const now = env.clock()
  const productIds = distinct(basket.content.items.map((item) => item.productId))
  const methodIds = distinct(basket.content.payments.map(({ method }) => method))
  const [numberColumn, number] = orderNo === undefined ? [sql``, sql``] : [sql`order_no, `, sql`${orderNo}::text, `]
  return sql<OrderRow>`
    with taken as (
      delete from basket where basket_id = ${basket.basket_id} and customer_id = ${basket.customer_id} and revision = ${basket.revision}
        and (select count(*) from product where orderable and id = any(${productIds}::text[])) = ${productIds.length}
        and (select count(*) from payment_method where id = any(${methodIds}::text[])) = ${methodIds.length}
      returning *
    )
    insert into orders (${numberColumn}order_token, customer_id, customer_no, customer_name, customer_email, status, confirmation_status,
      export_status, payment_status, shipping_status, total, content, custom, created_at, modified_at)
    select ${number}${Buffer.from(env.random(32)).toString('base64url')}, taken.customer_id, customer_no,
      nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), ''), taken.email, 'created', 'not_confirmed',
      'not_exported', 'not_paid', 'not_shipped', ${computeTotal(basket)}::numeric, jsonb_set(taken.content, '{custom}', '{}'),
      taken.content -> 'custom', ${now}::timestamptz, ${now}::timestamptz
    from taken left join customer on customer.customer_id = taken.customer_id
    returning *`
}

const distinct = (values: string[]): string[] => [...new Set(values)]
