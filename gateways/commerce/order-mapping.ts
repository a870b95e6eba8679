import { Order as WireOrder } from '@fondly/contracts/ocapi/shop/orders.ts'
import { UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import { addressFromWire, dayFromWire, printsFromWire, shipmentToWire, text } from './basket-mapping.ts'
import type { Order, OrderFields } from './commerce.ts'
import { UPSTREAM } from './call-commerce.ts'

/** Maps 'Order custom fields set at send' (section 3). The names there without a prefix are those of our own payload. */
export function orderFieldsToWire(fields: OrderFields, { hasRecipientCustomerId }: { hasRecipientCustomerId: boolean }) {
  return {
    c_clientID: fields.clientId,
    c_clientName: fields.clientName,
    c_senderProfile: fields.senderProfile,
    c_senderProfileID: fields.senderProfileId,
    c_ax_customer_no: fields.commerceAccount,
    c_ax_invoice_id: fields.invoiceAccount,
    c_ax_custom_fields: JSON.stringify(fields.customFields),
    c_customerAccountNo: fields.accountNumber,
    c_customerReference: fields.customerReference,
    c_location: fields.location,
    c_employeeID: fields.employeeID,
    c_supervisorID: fields.supervisorID,
    ...shipmentToWire(fields),
    // An installation without the attribute would refuse the whole document.
    ...(hasRecipientCustomerId && fields.recipientCustomerId ? { c_recipientCustomerId: fields.recipientCustomerId } : {}),
  }
}

/** Maps an order of commerce. Throws UpstreamUnreadable for one without item, address or total, which is not one of ours. */
export function orderFromWire(document: unknown): Order {
  const read = WireOrder.safeParse(document)
  if (!read.success) throw new UpstreamUnreadable(UPSTREAM, read.error)
  const order = read.data
  const [item] = order.product_items
  const [shipment] = order.shipments
  if (!item || !shipment?.shipping_address || order.order_total === undefined) {
    throw new UpstreamUnreadable(UPSTREAM, new Error('The order lacks its item, its address or its total.'))
  }
  const word = (name: string) => text(item[name]) ?? ''
  return {
    orderNo: order.order_no,
    createdAt: new Date(order.creation_date),
    status: order.status,
    confirmationStatus: order.confirmation_status,
    exportStatus: order.export_status,
    shippingStatus: order.shipping_status,
    email: order.customer_info?.email ?? '',
    // The site's currency, for an order that names none.
    currency: order.currency ?? 'USD',
    total: order.order_total,
    taxTotal: order.tax_total ?? 0,
    shippingTotal: order.shipping_total ?? 0,
    shippingAddress: addressFromWire(shipment.shipping_address),
    mailDate: dayFromWire(order['c_req_ship_date']) ?? dayFromWire(shipment['c_req_ship_date']) ?? '',
    senderProfile: text(order['c_senderProfile']) ?? '',
    clientId: text(order['c_clientID']) ?? '',
    holdsMore: order.product_items.length > 1 || order.payment_instruments.length > 1,
    item: {
      id: item.item_id,
      cardId: item.product_id,
      cardName: item.product_name ?? item.product_id,
      quantity: item.quantity,
      price: item.price_after_order_discount ?? item.price ?? 0,
      scanCode: word('c_scanCode'),
      sentiment: word('c_sentiment'),
      sentimentCode: word('c_sentimentCode'),
      personalizationName: word('c_personalizationName'),
      message: word('c_hbc_personalizationMessage'),
      signature: word('c_signature'),
      returnAddress: word('c_hbc_returnAddress'),
      envelopeId: word('c_ax_envelope_id'),
      ...printsFromWire(item),
    },
  }
}
