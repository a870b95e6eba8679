import { expect } from 'vitest'
import type { FaultShop } from './fault-shop.ts'
import type { FaultCell } from './fault-table.ts'
import { sayCall, sayReady } from './say-call.ts'
import { JOE } from './joe.ts'
import { WISHES } from './shop-calls.ts'
import { cell, concurrentFault, existsFault, notFound, stateFaults } from './shop-general-faults.ts'
import { HEX, writeFaults, findCall, spoilable } from './spoil-call.ts'

export function placeOrderFaults(call: string): FaultCell[] {
  const place = spoilable(call)
  /** Changes the shop after the basket is filled and before the order is placed, and undoes the change afterwards. */
  const meanwhile = (statement: string, mended: string) => async (shop: FaultShop) => {
    const ready = await findCall(call).ready(shop)
    await shop.behind(statement)
    try {
      return await sayReady(shop, findCall(call), ready)
    } finally {
      await shop.behind(mended)
    }
  }
  return [
    ...stateFaults(findCall(call)),
    concurrentFault(findCall(call)),
    place('BasketNotFoundException', 404, { basketId: 'nowhere' }, { body: { basket_id: 'nowhere' } }),
    place('InvalidBasketIdException', 400, { basketId: '' }, { body: {} }),
    cell(
      findCall(call),
      'ValidationException',
      400,
      { basketId: expect.stringMatching(HEX), flash: 'PaymentMethodRequired', path: '$.payment_instruments[0].payment_method_id' },
      sayCall(findCall(call), async (_, { ask, guest }) => {
        const { token } = await guest()
        const unfinished = await ask('POST', '/s/fondly/dw/shop/v21_2/baskets', {
          token,
          body: { product_items: [WISHES], billing_address: JOE },
        })
        return { body: { basket_id: unfinished['basket_id'] }, ...(call.startsWith('PUT') ? {} : { token }) }
      }),
    ),
    cell(
      findCall(call),
      'ProductItemNotAvailableException',
      400,
      { productId: '1HBE2115' },
      meanwhile(`update product set orderable = false where id = '1HBE2115'`, `update product set orderable = true where id = '1HBE2115'`),
    ),
    cell(
      findCall(call),
      'InvalidPaymentMethodIdException',
      400,
      { paymentMethodId: 'AX_INVOICE' },
      meanwhile(`delete from payment_method where id = 'AX_INVOICE'`, `insert into payment_method values ('AX_INVOICE', 'Invoice')`),
    ),
  ]
}

export function orderFaults(): FaultCell[] {
  const put = findCall('PUT /orders/{order_no}')
  return [
    existsFault(findCall('POST /orders')),
    // Other orders already have the numbers that the site would use next.
    cell(findCall('POST /orders'), 'PlaceOrderException', 409, {}, async (shop) => {
      const ready = await findCall('POST /orders').ready(shop)
      await shop.behind(`insert into orders (order_no, order_token, customer_id, status, confirmation_status, export_status, payment_status,
          shipping_status, total, content, custom, created_at, modified_at)
        select lpad((last_value + ahead)::text, 8, '0'), '', '', 'failed', '', '', '', '', 0,
          '{"items":[],"shipment":{"gift":false,"custom":{}},"payments":[],"custom":{}}', '{}', now(), now()
        from order_number, generate_series(1, 20) as ahead`)
      return sayReady(shop, findCall('POST /orders'), ready)
    }),
    cell(put, 'ResourceAlreadyExistsException', 409, { orderNo: 'ours-twice' }, async (shop) => {
      const twice = { path: () => '/s/fondly/dw/shop/v21_2/orders/ours-twice' }
      await sayReady(shop, put, await put.ready(shop), twice)
      return sayReady(shop, put, await put.ready(shop), twice)
    }),
    spoilable(put.call)(
      'MalformedParameterException',
      400,
      { parameter: 'order_no', value: 'our number' },
      { path: (path) => path.replace(/[^/]*$/, 'our%20number') },
    ),
    notFound(findCall('GET /orders/{order_no}'), 'OrderNotFoundException', 'orderNo'),
    notFound(findCall('GET /orders/{order_no}/notes'), 'OrderNotFoundException', 'orderNo'),
    notFound(findCall('PATCH /orders/{order_no}'), 'OrderNotFoundException', 'orderNo'),
    ...writeFaults('PATCH /orders/{order_no}'),
    spoilable('PATCH /orders/{order_no}')('OrderStatusTransitionException', 409, {}, { body: { status: 'completed' } }),
  ]
}
