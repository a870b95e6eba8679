import type { Flash } from '@fondly/contracts/ocapi/document.ts'
import type { Content } from '../store/tables.ts'

/** Returns a flash for each part that the basket needs before it can become an order. Every basket reply has these flashes. */
export function basketFlashes({ items, shipment, billingAddress, payments }: Content): Flash[] {
  const missing: (Flash | false)[] = [
    items.length === 0 && flash('ProductItemsRequired', 'No product items were given.', '$.product_items'),
    payments.length === 0 && flash('PaymentMethodRequired', 'No payment method was given.', '$.payment_instruments[0].payment_method_id'),
    !namedAddress(billingAddress) && flash('BillingAddressRequired', 'No billing address was given.', '$.billing_address'),
    !namedAddress(shipment.address) && {
      ...flash('ShippingAddressRequired', 'No shipping address was given.', '$.shipments[0].shipping_address'),
      details: { shipmentId: 'me' },
    },
    !shipment.method && {
      ...flash('ShippingMethodRequired', 'No shipping method was given.', '$.shipments[0].shipping_method'),
      details: { shipmentId: 'me' },
    },
  ]
  return missing.filter((note) => note !== false)
}

const flash = (type: string, message: string, path: string): Flash => ({ _type: 'flash', type, message, path })

function namedAddress(address: Record<string, unknown> | undefined): boolean {
  return Boolean(address?.['first_name'] && address['last_name'])
}
