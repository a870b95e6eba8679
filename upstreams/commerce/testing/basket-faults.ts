import { expect } from 'vitest'
import type { FaultCell } from './fault-table.ts'
import { sayCall, sayReady, type Spoiled } from './say-call.ts'
import { SHOP_CALLS, WISHES } from './shop-calls.ts'
import { cell, concurrentFault, notFound } from './shop-general-faults.ts'
import { HEX, writeFaults, findCall, spoilable } from './spoil-call.ts'

const ITEM = 'f'.repeat(26)

export function openBasketFaults(): FaultCell[] {
  const open = spoilable('POST /baskets')
  return [
    cell(
      findCall('POST /baskets'),
      'CustomerBasketsQuotaExceededException',
      400,
      { basketIds: expect.stringMatching(HEX) },
      async (shop) => {
        const ready = await findCall('POST /baskets').ready(shop)
        await sayReady(shop, findCall('POST /baskets'), ready)
        return sayReady(shop, findCall('POST /baskets'), ready)
      },
    ),
    open('DuplicateShipmentIdException', 400, { shipmentId: 'me' }, { body: { shipments: [{}, { shipment_id: 'me' }] } }),
    open('InvalidShipmentIdException', 400, { shipmentId: 'you' }, { body: { shipments: [{ id: 'you' }] } }),
    open('MissingShippingMethodIdException', 400, {}, { body: { shipments: [{ shipping_method: {} }] } }),
    open(
      'InvalidShippingMethodIdException',
      400,
      { shippingMethodId: 'pigeon' },
      { body: { shipments: [{ shipping_method: { id: 'pigeon' } }] } },
    ),
    open(
      'InvalidPaymentMethodIdException',
      400,
      { paymentMethodId: 'GOLD' },
      { body: { payment_instruments: [{ amount: 1, payment_method_id: 'GOLD' }] } },
    ),
    ...wrongItems('POST /baskets', (item) => ({ product_items: [item] })),
    concurrentFault(findCall('POST /baskets')),
  ]
}

function wrongItems(call: string, body: (item: object) => unknown): FaultCell[] {
  const wrong = (fault: string, status: number, told: Record<string, unknown>, more: object) =>
    spoilable(call)(fault, status, told, { body: body({ ...WISHES, ...more }) })
  return [
    wrong('InvalidProductIdException', 400, { productId: 'nothing' }, { product_id: 'nothing' }),
    wrong('ProductItemNotAvailableException', 400, { productId: 'gone' }, { product_id: 'gone' }),
    wrong('InvalidProductItemQuantityException', 400, { quantity: 1.5 }, { quantity: 1.5 }),
    wrong(
      'InvalidProductOptionItemException',
      400,
      { optionId: 'colour' },
      { option_items: [{ option_id: 'colour', option_value_id: 'red' }] },
    ),
    wrong('ShipmentNotFoundException', 404, { shipmentId: 'you' }, { shipment_id: 'you' }),
  ]
}

export function changeBasketFaults(): FaultCell[] {
  const paths = SHOP_CALLS.filter(({ call }) => call.includes('/baskets/{id}'))
  const shipments = paths.filter(({ call }) => call.includes('{shipment}'))
  const patchItem = spoilable('PATCH /baskets/{id}/items/{item}')
  const addPayment = spoilable('POST /baskets/{id}/payment_instruments')
  const item = (id: string): Spoiled => ({ path: (path) => path.replace(/items\/.*/, `items/${id}`) })
  const addresses: [string, string][] = [
    ['PUT /baskets/{id}/billing_address', 'use_as_shipping'],
    ['PUT /baskets/{id}/shipments/{shipment}/shipping_address', 'use_as_billing'],
  ]
  const methods: [string, (method: object) => unknown][] = [
    ['PUT /baskets/{id}/shipments/{shipment}/shipping_method', (method) => method],
    ['PATCH /baskets/{id}/shipments/{shipment}', (method) => ({ shipping_method: method })],
  ]
  return [
    ...paths.map((call) => notFound(call, 'BasketNotFoundException', 'basketId')),
    ...shipments.map((call) => notFound(call, 'ShipmentNotFoundException', 'shipmentId')),
    ...paths.filter(({ call }) => !call.startsWith('GET')).flatMap(({ call }) => writeFaults(call)),
    spoilable('PATCH /baskets/{id}')('UnsupportedCurrencyException', 400, { currency: 'EUR' }, { body: { currency: 'EUR' } }),
    ...wrongItems('POST /baskets/{id}/items', (one) => [one]),
    cell(
      findCall('POST /baskets/{id}/items'),
      'BasketQuotaExceededException',
      400,
      { quota: 100 },
      sayCall(findCall('POST /baskets/{id}/items'), () => ({ body: Array.from({ length: 100 }, () => WISHES) })),
    ),
    patchItem('InvalidProductIdException', 400, { productId: 'feliz' }, { body: { product_id: 'feliz' } }),
    patchItem('InvalidProductItemQuantityException', 400, { quantity: 0.5 }, { body: { quantity: 0.5 } }),
    patchItem(
      'InvalidProductOptionItemException',
      400,
      { optionId: 'colour' },
      { body: { option_items: [{ option_id: 'colour', option_value_id: 'red' }] } },
    ),
    patchItem('InvalidShipmentIdException', 400, { shipmentId: 'you' }, { body: { shipment_id: 'you' } }),
    ...['PATCH /baskets/{id}/items/{item}', 'DELETE /baskets/{id}/items/{item}'].flatMap((call) => [
      spoilable(call)('InvalidProductItemIdException', 400, { itemId: 'first' }, item('first')),
      spoilable(call)('ProductItemNotFoundException', 404, { itemId: ITEM }, item(ITEM)),
    ]),
    ...addresses.flatMap(([call, flag]) => [
      spoilable(call)('MalformedParameterException', 400, { parameter: flag, value: 'perhaps' }, { query: `${flag}=perhaps` }),
      spoilable(call)('CustomerAddressNotFoundException', 404, { customerAddressId: 'home' }, { query: 'customer_address_id=home' }),
    ]),
    ...methods.flatMap(([call, body]) => [
      spoilable(call)('MissingShippingMethodIdException', 400, {}, { body: body({}) }),
      spoilable(call)('InvalidShippingMethodIdException', 400, { shippingMethodId: 'pigeon' }, { body: body({ id: 'pigeon' }) }),
    ]),
    spoilable('PATCH /baskets/{id}/shipments/{shipment}')(
      'InvalidShipmentIdException',
      400,
      { shipmentId: 'you' },
      { body: { id: 'you' } },
    ),
    addPayment('InvalidPaymentMethodIdException', 400, { paymentMethodId: 'GOLD' }, { body: { amount: 1, payment_method_id: 'GOLD' } }),
    cell(
      findCall('POST /baskets/{id}/payment_instruments'),
      'QuotaExceededException',
      400,
      { msg: 'A basket holds at most 10 payments.' },
      async (shop) => {
        const ready = await findCall('POST /baskets/{id}/payment_instruments').ready(shop)
        for (let paid = 0; paid < 10; paid++) await sayReady(shop, findCall('POST /baskets/{id}/payment_instruments'), ready)
        return sayReady(shop, findCall('POST /baskets/{id}/payment_instruments'), ready)
      },
    ),
  ]
}
