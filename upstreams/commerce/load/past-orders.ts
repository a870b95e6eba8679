import type { LoadPastOrder } from '@fondly/contracts/load/past-orders.ts'
import { sql } from 'kysely'
import type { CommerceContext } from '../context.ts'

const POSTAGE_DOLLARS = 0.55

const STATUSES = {
  mailed: { status: 'new', export_status: 'exported', shipping_status: 'shipped' },
  printed: { status: 'new', export_status: 'exported', shipping_status: 'not_shipped' },
  waiting: { status: 'new', export_status: 'ready', shipping_status: 'not_shipped' },
  withdrawn: { status: 'cancelled', export_status: 'ready', shipping_status: 'not_shipped' },
  refused: { status: 'new', export_status: 'failed', shipping_status: 'not_shipped' },
} as const

/**
 * Loads past orders, as one document and with one statement. Orders of unknown customers get a customer without a sign-in. The load
 * can be repeated.
 */
export async function loadPastOrders({ database, newId }: CommerceContext, orders: readonly LoadPastOrder[]): Promise<void> {
  if (orders.length === 0) return
  const customers = await database.selectFrom('customer').select(['customer_id', 'customer_no', 'email']).execute()
  const byEmail = new Map(customers.map((customer) => [customer.email?.toLowerCase(), customer]))
  const rows = orders.map((order) => {
    const customer = byEmail.get(order.person.email.toLowerCase())
    return {
      order_no: order.orderNo,
      order_token: newId(),
      customer_id: customer?.customer_id ?? newId(),
      customer_no: customer?.customer_no ?? null,
      customer_name: `${order.person.firstName} ${order.person.lastName}`,
      customer_email: order.person.email,
      ...STATUSES[order.outcome],
      content: toContent(order, newId),
      custom: toCustom(order),
      created_at: order.orderedAt,
      modified_at: order.changedAt,
    }
  })
  await sql`
    insert into orders (order_no, order_token, customer_id, customer_no, customer_name, customer_email, status, confirmation_status,
      export_status, payment_status, shipping_status, total, content, custom, created_at, modified_at)
    select order_no, order_token, customer_id, customer_no, customer_name, customer_email, status, 'confirmed',
      export_status, 'not_paid', shipping_status, ${POSTAGE_DOLLARS}, content, custom, created_at, modified_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (order_no text, order_token text, customer_id text, customer_no text,
      customer_name text, customer_email text, status text, export_status text, shipping_status text, content jsonb, custom jsonb,
      created_at timestamptz, modified_at timestamptz)
    on conflict (order_no) do nothing`.execute(database)
  await sql`analyze orders`.execute(database)
}

function toCustom({ fields }: LoadPastOrder) {
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
    c_req_ship_date: fields.mailDate,
    c_taxClassCode: fields.taxClassCode,
  }
}

function toContent({ item, fields, recipient, billing }: LoadPastOrder, newId: () => string) {
  return {
    items: [{ id: newId(), productId: item.cardId, name: item.cardName, quantity: 1, price: 0, custom: toItemCustom(item) }],
    shipment: {
      address: toAddress(recipient),
      method: { id: 'USPSFC', name: 'USPS First Class', price: POSTAGE_DOLLARS },
      gift: false,
      custom: { c_req_ship_date: fields.mailDate, c_taxClassCode: fields.taxClassCode },
    },
    billingAddress: toAddress(billing),
    payments: [{ id: newId(), method: 'AX_INVOICE', amount: POSTAGE_DOLLARS, custom: {} }],
    custom: {},
  }
}

function toItemCustom(item: LoadPastOrder['item']) {
  return {
    c_ax_item_id: item.itemId,
    c_ax_envelope_id: item.envelopeId,
    c_sentiment: item.sentiment,
    c_sentimentCode: item.sentimentCode,
    c_personalizationName: item.personalizationName,
    c_hbc_personalizationMessage: item.message,
    c_signature: item.signature,
    c_envelopeFontFamily: item.envelopeFont,
    c_envelopeFontColor: item.envelopeColour,
    c_productCategory: item.category,
    c_productLanguage: item.language === 'es' ? 'es' : 'other',
    c_hbc_returnAddress: item.returnAddress,
    c_scanCode: item.scanCode,
    c_hbc_FulfillmentCenterId: item.shipNode,
    ...(item.cardPrintUrl ? { c_hbc_PrintPdf: item.cardPrintUrl } : {}),
    ...(item.envelopePrintUrl ? { c_hbc_PrintPDF_EP: item.envelopePrintUrl } : {}),
  }
}

function toAddress({
  firstName,
  lastName,
  companyName,
  address1,
  address2,
  city,
  state,
  zip,
  countryCode = 'US',
}: LoadPastOrder['billing']) {
  const place = { address1, address2, city, state_code: state, postal_code: zip, country_code: countryCode }
  return { first_name: firstName, last_name: lastName, ...(companyName ? { company_name: companyName } : {}), ...place }
}
