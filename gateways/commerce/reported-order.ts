import { Order as WireOrder } from '@fondly/contracts/ocapi/shop/orders.ts'
import { UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import { dayFromWire, text } from './basket-mapping.ts'
import { UPSTREAM } from './call-commerce.ts'
import type { ReportedOrder } from './commerce.ts'

/** Maps an order for the reports. An order of another program may lack everything but its number, dates and statuses. */
export function reportedOrderFromWire(document: unknown): ReportedOrder {
  const read = WireOrder.safeParse(document)
  if (!read.success) throw new UpstreamUnreadable(UPSTREAM, read.error)
  const order = read.data
  const [item] = order.product_items
  const [shipment] = order.shipments
  const { first_name: firstName = '', last_name: lastName = '' } = order.billing_address ?? {}
  const word = (name: string) => text(order[name]) ?? ''
  return {
    orderNo: order.order_no,
    status: order.status,
    exportStatus: order.export_status,
    shippingStatus: order.shipping_status,
    orderedAt: new Date(order.creation_date),
    modifiedAt: new Date(order.last_modified ?? order.creation_date),
    clientId: word('c_clientID'),
    personEmail: (order.customer_info?.email ?? '').toLowerCase(),
    personName: `${firstName ?? ''} ${lastName ?? ''}`.trim() || (order.customer_name ?? ''),
    employeeId: word('c_employeeID'),
    supervisorId: word('c_supervisorID'),
    location: word('c_location'),
    occasion: text(item?.['c_productCategory']) ?? '',
    cardId: item?.product_id ?? '',
    cardName: item?.product_name ?? item?.product_id ?? '',
    profileId: word('c_senderProfileID'),
    profileName: word('c_senderProfile'),
    language: text(item?.['c_productLanguage']) ?? '',
    mailDate: dayFromWire(order['c_req_ship_date']) ?? dayFromWire(shipment?.['c_req_ship_date']) ?? '',
  }
}
