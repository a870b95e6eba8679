import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsUntil, pressSend } from './testing/send-a-card.ts'
import { shopVisit } from './testing/shop-visit.ts'
import type { Visitor } from './testing/visitor.ts'
import { wholeProduct, type WholeProduct } from './testing/whole-product.ts'
import { DEMONSTRATION } from './demonstration.ts'
import { readWorld } from './read-world.ts'

/** One order of the demonstration world, read back over the wire as a stranger would read it. */
type Read = Record<string, unknown> & {
  shipments: Record<string, unknown>[]
  product_items: Record<string, unknown>[]
  customer_info: { email: string }
}

let house: WholeProduct
let order: Read
let item: Record<string, unknown>
let scanCode: string
let sendDate: string

beforeAll(async () => {
  house = await wholeProduct()
  const world = await readWorld(DEMONSTRATION.folder)
  const exempt = { taxExempt: { enabled: true, states: ['DC'], code: 'EXEMPT-7' } }
  const clients = world.clients.map((client) => ({ ...client, configuration: { ...client.configuration, ...exempt } }))
  await house.product.load({ ...world, clients })
  house.product.bff.work()
  const tab: Visitor = house.newVisitor()
  await tab.signIn('orderer@harborview.test')
  const pressed = await pressSend(tab)
  scanCode = pressed.draft.scanCode
  sendDate = pressed.body.form.sendDate
  const { id } = (await pressed.response.json()) as { id: string }
  const news = (await newsUntil(tab, id, ['sent', 'stopped'])).at(-1)
  const shop = await shopVisit(house, 'orderer@harborview.test')
  order = await shop.ask<Read>('GET', `/orders/${news?.state === 'sent' ? news.confirmation.orderNo : ''}`)
  item = order.product_items[0] ?? {}
})
afterAll(() => house?.close())

test.each([
  // What section 3 names, what the wire says, and where it comes from.
  ['c_clientID', 'harborview', 'the customer group that the worker resolves'],
  ['c_clientName', 'Harborview Residences', "the group's description"],
  ['c_senderProfile', 'Resident Care', "the chosen profile's name"],
  ['c_senderProfileID', 'harborview-resident-care', "the chosen profile's id"],
  ['c_ax_customer_no', 'AX-204418', "the group's account"],
  ['c_ax_invoice_id', 'INV-204418-01', "the profile's invoice account"],
  ['c_ax_custom_fields', '[{"label":"Community","value":"Portland Waterfront"}]', "the group's custom fields, filled in"],
  ['c_customerAccountNo', '40718852', 'the form'],
  ['c_customerReference', 'HV-RESIDENTS', 'the group'],
  ['c_location', 'Portland Waterfront', "the token's profile"],
  ['c_employeeID', 'HV-1042', "the token's profile"],
  ['c_supervisorID', 'HV-1003', "the token's profile"],
  ['c_taxClassCode', 'EXEMPT-7', "the group's tax exemption, in the recipient's state"],
])('the order says %s = %s, from %s', (name, value) => expect(order[name] ?? '').toBe(value))

test('the mail date stands on order and shipment, the recipient and the method on the shipment, the sender in the rest', () => {
  expect(order['c_req_ship_date']).toBe(sendDate)
  expect(order).toMatchObject({
    customer_info: { email: 'orderer@harborview.test' },
    shipments: [
      {
        c_req_ship_date: sendDate,
        c_taxClassCode: 'EXEMPT-7',
        shipping_method: { id: 'USPSFC' },
        shipping_address: {
          first_name: 'Marguerite',
          last_name: 'Okonkwo-Hale',
          full_name: 'Marguerite Okonkwo-Hale',
          address1: '1600 PENNSYLVANIA AVE NW',
          city: 'WASHINGTON',
          state_code: 'DC',
          postal_code: '20500',
          country_code: 'US',
        },
      },
    ],
    billing_address: {
      first_name: 'Dana',
      last_name: 'Whitfield',
      company_name: 'Harborview Resident Care',
      address1: '480 Commercial St',
      address2: 'Ste 300',
      city: 'Portland',
      state_code: 'ME',
      postal_code: '04101',
      country_code: 'US',
    },
    payment_instruments: [{ payment_method_id: 'AX_INVOICE', amount: order['order_total'] }],
  })
})

test('bare names of our own payload do not go out', () => {
  for (const name of ['location', 'employeeID', 'supervisorID']) expect(order).not.toHaveProperty(name)
})

test.each<[string, string | number, string]>([
  ['product_id', '1HBE2115', 'the card'],
  ['quantity', 1, 'the specification'],
  ['c_ax_item_id', '1HBE2115', 'the card'],
  ['c_ax_envelope_id', 'A7', 'the card'],
  ['c_sentiment', 'The first key', "the chosen sentiment's description"],
  ['c_sentimentCode', 'sentiment-welcome-home-keys', "the chosen sentiment's id"],
  ['c_personalizationName', 'Marguerite Okonkwo-Hale', 'the form'],
  [
    'c_hbc_personalizationMessage',
    'Welcome! If anything needs doing in your first weeks, call me and I will see to it myself.',
    'the form',
  ],
  ['c_signature', 'Warmly,\nDana Whitfield\nResident Care, Portland Waterfront', "the profile's signature, filled in"],
  ['c_envelopeFontFamily', 'JohnsonPrint', 'the specification'],
  ['c_envelopeFontColor', '#000000', 'the specification'],
  ['c_productCategory', 'welcome-home', 'the card'],
  ['c_productLanguage', 'other', 'the card, which is not Spanish'],
  ['c_hbc_FulfillmentCenterId', 'FC-KANSAS-CITY', 'the card'],
])('the line item says %s = %s, from %s', (name, value) => expect(item[name]).toBe(value))

test('the line item carries the scan code of the draft', () => expect(item['c_scanCode']).toBe(scanCode))

test('the line item carries the whole return address, so that an envelope can be made of the order alone', () => {
  expect(JSON.parse(String(item['c_hbc_returnAddress']))).toEqual({
    name: 'Harborview Resident Care',
    address1: '480 Commercial St',
    address2: 'Ste 300',
    city: 'Portland',
    state: 'ME',
    zip: '04101',
    country: 'US',
  })
})

test('both print files are there: the card as a PDF, the envelope as a picture', async () => {
  const fetched = async (url: unknown) => {
    const response = await house.fetch(new Request(String(url)))
    return [response.status, response.headers.get('content-type')?.split(';')[0]]
  }
  expect(await fetched(item['c_hbc_PrintPdf'])).toEqual([200, 'application/pdf'])
  expect(await fetched(item['c_hbc_PrintPDF_EP'])).toEqual([200, 'image/jpeg'])
})
