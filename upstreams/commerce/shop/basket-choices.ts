import { DEFAULT_SHIPMENT } from '@fondly/contracts/ocapi/shop/baskets.ts'
import { Fault } from '../faults.ts'
import { forCustomer, type Route } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import { theBasket } from './basket-document.ts'

/** What may be chosen for a basket. This shop offers the same to everybody: no method is tied to an address or an amount. */
export function basketChoiceRoutes(commerce: Commerce): Route[] {
  const { database } = commerce

  return [
    forCustomer('GET /baskets/:basket/payment_methods', async ({ params, shopper }) => {
      await theBasket(commerce, shopper, params['basket'] ?? '')
      const methods = await database.selectFrom('payment_method').selectAll().orderBy('id').execute()
      return {
        document: {
          _type: 'payment_method_result',
          applicable_payment_methods: methods.map((method) => ({ _type: 'payment_method', ...method })),
        },
      }
    }),

    // Nobody writes notes here; the link to them, which every basket tells, leads somewhere all the same.
    forCustomer('GET /baskets/:basket/notes', async ({ params, shopper }) => {
      await theBasket(commerce, shopper, params['basket'] ?? '')
      return { document: { _type: 'notes_result' } }
    }),

    forCustomer('GET /baskets/:basket/shipments/:shipment/shipping_methods', async ({ params, shopper }) => {
      await theBasket(commerce, shopper, params['basket'] ?? '')
      const shipmentId = params['shipment'] ?? ''
      if (shipmentId !== DEFAULT_SHIPMENT)
        throw new Fault('ShipmentNotFoundException', `There is no shipment '${shipmentId}'.`, { shipmentId })
      const methods = await database.selectFrom('shipping_method').selectAll().orderBy('id').execute()
      return {
        document: {
          _type: 'shipping_method_result',
          applicable_shipping_methods: methods.map((method) => ({ _type: 'shipping_method', ...method })),
          default_shipping_method_id: methods[0]?.id,
        },
      }
    }),
  ]
}
