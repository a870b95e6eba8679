import { DEFAULT_SHIPMENT } from '@fondly/contracts/ocapi/shop/baskets.ts'
import { Fault } from '../faults.ts'
import { forCustomer, type Route } from '../route.ts'
import type { CommerceContext } from '../context.ts'
import { findBasket } from './basket-document.ts'

/**
 * The routes for the payment and shipping methods of a basket. All baskets have the same methods, because no method depends on an address or an
 * amount.
 */
export function basketChoiceRoutes(context: CommerceContext): Route[] {
  const { database } = context

  return [
    forCustomer('GET /baskets/:basket/payment_methods', async ({ params, shopper }) => {
      await findBasket(context, shopper, params['basket'] ?? '')
      const methods = await database.selectFrom('payment_method').selectAll().orderBy('id').execute()
      return {
        document: {
          _type: 'payment_method_result',
          applicable_payment_methods: methods.map((method) => ({ _type: 'payment_method', ...method })),
        },
      }
    }),

    // Every basket links to its notes, so the route exists. There are never any notes.
    forCustomer('GET /baskets/:basket/notes', async ({ params, shopper }) => {
      await findBasket(context, shopper, params['basket'] ?? '')
      return { document: { _type: 'notes_result' } }
    }),

    forCustomer('GET /baskets/:basket/shipments/:shipment/shipping_methods', async ({ params, shopper }) => {
      await findBasket(context, shopper, params['basket'] ?? '')
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
