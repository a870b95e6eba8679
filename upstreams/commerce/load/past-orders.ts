import type { LoadPastOrder } from '@fondly/contracts/load/past-orders.ts'
import { sql } from 'kysely'
import type { CommerceContext } from '../context.ts'

const ROWS_AT_ONCE = 500
const POSTAGE = 0.55

const STATUSES = {
  mailed: { status: 'open', export_status: 'exported', shipping_status: 'shipped' },
  'in-press': { status: 'open', export_status: 'exported', shipping_status: 'not_shipped' },
  withdrawn: { status: 'cancelled', export_status: 'not_exported', shipping_status: 'not_shipped' },
  refused: { status: 'new', export_status: 'failed', shipping_status: 'not_shipped' },
} as const

/** Loads orders of the past. Orders of customers who are not known here belong to a customer that nobody can sign in as. */
export async function loadPastOrders({ database, newId }: CommerceContext, orders: readonly LoadPastOrder[]): Promise<void> {
  const customers = await database.selectFrom('customer').select(['customer_id', 'customer_no', 'email']).execute()
  const byEmail = new Map(customers.map((customer) => [customer.email?.toLowerCase(), customer]))
  for (let at = 0; at < orders.length; at += ROWS_AT_ONCE) {
    const rows = orders.slice(at, at + ROWS_AT_ONCE).map((order) => {
      const customer = byEmail.get(order.person.email.toLowerCase())
      return {
        order_token: newId(),
        customer_id: customer?.customer_id ?? newId(),
        customer_no: customer?.customer_no ?? null,
        customer_name: `${order.person.firstName} ${order.person.lastName}`,
        customer_email: order.person.email,
        confirmation_status: 'confirmed',
        payment_status: 'not_paid',
        ...STATUSES[order.outcome],
        total: POSTAGE,
        content: JSON.stringify(toContent(order, newId)),
        custom: JSON.stringify(toCustom(order)),
        created_at: order.orderedAt,
        modified_at: order.changedAt,
      }
    })
    await database.insertInto('orders').values(rows).execute()
  }
  await sql`analyze orders`.execute(database)
}

function toCustom({ client, person, profile, mailDate }: LoadPastOrder) {
  return {
    c_clientID: client.id,
    c_clientName: client.name,
    c_senderProfile: profile.name,
    c_senderProfileID: profile.id,
    c_location: person.location,
    c_employeeID: person.employeeId,
    c_supervisorID: person.supervisorId,
    c_req_ship_date: mailDate,
  }
}

function toContent({ card, person, recipient, mailDate }: LoadPastOrder, newId: () => string) {
  const { firstName, lastName, address1, city, state, zip } = recipient
  const place = { address1, city, state_code: state, postal_code: zip, country_code: 'US' }
  return {
    items: [
      {
        id: newId(),
        productId: card.id,
        name: card.name,
        quantity: 1,
        price: 0,
        custom: { c_productCategory: card.category, c_productLanguage: card.language },
      },
    ],
    shipment: {
      address: { first_name: firstName, last_name: lastName, full_name: `${firstName} ${lastName}`, ...place },
      method: { id: 'USPSFC', name: 'USPS First Class', price: POSTAGE },
      gift: false,
      custom: { c_req_ship_date: mailDate },
    },
    billingAddress: { first_name: person.firstName, last_name: person.lastName, ...place },
    payments: [{ id: newId(), method: 'AX_INVOICE', amount: POSTAGE, custom: {} }],
    custom: {},
  }
}
