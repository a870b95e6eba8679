import { CLIENT } from './open-commerce.ts'
import { JOE } from './joe.ts'
import { WISHES } from './shop-calls.ts'

/** The type name of a call's body, and bodies in which one thing is wrong. */
export type SentDocument = {
  document: string
  /** Adds properties to a body that is otherwise right. */
  body: (more: Record<string, unknown>) => unknown
  /** True if the document accepts only its own properties and attributes. */
  strict?: boolean
  /** True if the body is a list of such documents. */
  isList?: boolean
  /** A property that is known but always refused, with the document that holds it. */
  refused?: { more: Record<string, unknown>; property: string; document: string }
  /** A property outside its limits, with its path in the body. */
  outside?: { more: Record<string, unknown>; path: string }
  /** A value that is none of the allowed ones. */
  unlisted?: { more: Record<string, unknown>; enumValue: string }
}

const plain = (right: Record<string, unknown>) => (more: Record<string, unknown>) => ({ ...right, ...more })
const address = {
  document: 'order_address',
  body: plain(JOE),
  strict: true,
  outside: { more: { country_code: 'USA' }, path: '$.country_code' },
}

/** The document of every call that has a body. */
export const SENT_DOCUMENTS: Record<string, SentDocument> = {
  'POST /customers/auth': {
    document: 'auth_request',
    body: plain({ type: 'guest' }),
    strict: true,
    unlisted: { more: { type: 'thief' }, enumValue: 'thief' },
  },
  'POST /customers/auth/trustedsystem': {
    document: 'trusted_system_auth_request',
    body: plain({ client_id: CLIENT.clientId, login: 'ana@acme.test' }),
    strict: true,
    outside: { more: { login: '' }, path: '$.login' },
  },
  'POST /customers/ext_profile': {
    document: 'customers_ext_profile',
    body: plain({ authentication_provider_id: 'PingOne', external_id: 'sub', email: 'somebody@acme.test' }),
    strict: true,
    outside: { more: { email: 'nobody' }, path: '$.email' },
  },
  'POST /customers': {
    document: 'customer_registration',
    body: (more) => ({ password: 'Card-1234', ...more, customer: { login: 'r', email: 'r@elsewhere.test', last_name: 'Reed' } }),
    strict: true,
    outside: { more: { password: 'x'.repeat(257) }, path: '$.password' },
  },
  'PATCH /customers/{id}': {
    document: 'customer',
    body: plain({ first_name: 'Anna' }),
    strict: true,
    outside: { more: { email: 'nobody' }, path: '$.email' },
    unlisted: { more: { gender: 3 }, enumValue: '3' },
  },
  'POST /baskets': {
    document: 'basket',
    body: plain({}),
    strict: true,
    refused: {
      more: { payment_instruments: [{ amount: 1, payment_method_id: 'AX_INVOICE', payment_card: {} }] },
      property: 'payment_card',
      document: 'order_payment_instrument',
    },
    outside: { more: { payment_instruments: [{ amount: -1, payment_method_id: 'AX_INVOICE' }] }, path: '$.payment_instruments[0].amount' },
  },
  'PATCH /baskets/{id}': {
    document: 'basket',
    body: plain({}),
    strict: true,
    outside: { more: { currency: 'DOLLARS' }, path: '$.currency' },
  },
  'PUT /baskets/{id}/customer': {
    document: 'customer_info',
    body: plain({ email: 'ana@acme.test' }),
    strict: true,
    outside: { more: { email: 'nobody' }, path: '$.email' },
  },
  'POST /baskets/{id}/items': {
    document: 'product_item',
    body: (more) => [{ ...WISHES, ...more }],
    strict: true,
    isList: true,
    outside: { more: { quantity: 1000 }, path: '$[0].quantity' },
  },
  'PATCH /baskets/{id}/items/{item}': {
    document: 'product_item',
    body: plain({}),
    strict: true,
    outside: { more: { quantity: 1000 }, path: '$.quantity' },
  },
  'PUT /baskets/{id}/billing_address': address,
  'PUT /baskets/{id}/shipments/{shipment}/shipping_address': address,
  'PUT /baskets/{id}/shipments/{shipment}/shipping_method': {
    document: 'shipping_method',
    body: plain({ id: 'USPSFC' }),
    strict: true,
    outside: { more: { id: 'x'.repeat(257) }, path: '$.id' },
  },
  'PATCH /baskets/{id}/shipments/{shipment}': {
    document: 'shipment',
    body: plain({}),
    strict: true,
    outside: { more: { gift_message: 'x'.repeat(4001) }, path: '$.gift_message' },
  },
  'POST /baskets/{id}/payment_instruments': {
    document: 'basket_payment_instrument_request',
    body: plain({ amount: 5.05, payment_method_id: 'AX_INVOICE' }),
    strict: true,
    refused: { more: { payment_card: {} }, property: 'payment_card', document: 'basket_payment_instrument_request' },
    outside: { more: { amount: -1 }, path: '$.amount' },
  },
  'POST /orders': { document: 'basket', body: plain({ basket_id: 'some' }) },
  'PUT /orders/{order_no}': { document: 'basket', body: plain({ basket_id: 'some' }) },
  'PATCH /orders/{order_no}': {
    document: 'order',
    body: plain({}),
    strict: true,
    outside: { more: { c_clientID: 'x'.repeat(4001) }, path: '$.c_clientID' },
    unlisted: { more: { status: 'lost' }, enumValue: 'lost' },
  },
  'POST /order_search': { document: 'search_request', body: plain({ query: { match_all_query: {} } }) },
}
