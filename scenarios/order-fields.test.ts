import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { customFields } from '@fondly/domain/sending/order-values.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newsUntil, pressSend } from './testing/send-a-card.ts'
import { shopVisit } from './testing/shop-visit.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'
import { DEMONSTRATION } from '@fondly/launch/commands/demonstration.ts'
import { readWorld } from '@fondly/launch/commands/read-world.ts'

type Row = { chapter: string; field: string; path: string; says: string; source: string }

const ROOT = join(import.meta.dirname, '..')
const page = await readFile(join(ROOT, 'docs', 'order-fields.md'), 'utf8')
const rows = rowsOf(page)

/** Reads the tables of the page. No cell contains a '|'. The tables of fields have four columns, the table of placeholders has two. */
function rowsOf(markdown: string): Row[] {
  return markdown.split(/^## /m).flatMap((chapter) => {
    const [title = '', ...lines] = chapter.split('\n')
    return lines
      .filter((line) => line.startsWith('|') && !line.startsWith('| ---') && !line.startsWith('| field'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
      .filter((cells) => cells.length === 4)
      .map(([field = '', path = '', says = '', source = '']) => ({ chapter: title, field, path: path.replaceAll('`', ''), says, source }))
  })
}

const AN_ADDRESS = '*an address that answers '

let testProduct: ComposedProduct
/** The order, read from commerce without our gateway. */
let order: unknown
/** The values that differ from order to order. */
let changing: Record<string, unknown>

beforeAll(async () => {
  testProduct = await startComposedProduct()
  const world = await readWorld(DEMONSTRATION.folder)
  const clients = world.clients.map((client) => ({
    ...client,
    configuration: {
      ...client.configuration,
      taxExempt: { enabled: true, states: ['DC'], code: 'EXEMPT-7' },
      axCustomFields: [
        ...(client.configuration.axCustomFields ?? []),
        { label: 'Note', default: '', value: '{{7*7}} ${x} {constructor} {accountNumber}' },
      ],
    },
  }))
  await testProduct.product.load({ ...world, clients })
  testProduct.product.core.work()
  const began = Date.now()
  const tab = testProduct.newVisitor()
  await tab.signIn('orderer@harborview.test')
  const { draft, body, response } = await pressSend(tab)
  const { id } = (await response.json()) as { id: string }
  const news = (await newsUntil(tab, id, ['sent', 'stopped'])).at(-1)
  const orderNo = news?.state === 'sent' ? news.confirmation.orderNo : 'none'
  const shop = await shopVisit(testProduct, 'orderer@harborview.test')
  order = await shop.ask('GET', `/orders/${orderNo}`)
  const { customer_id: customerId } = await shop.ask<{ customer_id: string }>('GET', `/customers/${shop.customerId}`)
  changing = {
    'the number that the confirmation shows': orderNo,
    'a moment of this test': expect.toSatisfy((at: string) => Date.parse(at) >= began - 1000 && Date.parse(at) <= Date.now() + 1000),
    "the sender's customer": customerId,
    'the mail date': body.form.sendDate,
    "the draft's scan code": draft.scanCode,
    'not sent': undefined,
  }
})
afterAll(() => testProduct?.close())

const at = (path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], order)

describe('each row of docs/order-fields.md, in an order that was sent', () => {
  const isFile = ({ says }: Row) => says.startsWith(AN_ADDRESS)

  test.each(rows.filter((row) => !isFile(row)))('$chapter: $path says $says', ({ path, says }) => {
    const named = /^\*(.+)\*$/.exec(says)?.[1]
    const wanted =
      named === undefined
        ? [JSON.parse(/^`(.*)`$/s.exec(says)?.[1] ?? '')]
        : Object.entries(changing).flatMap(([name, value]) => (name === named ? [value] : []))
    expect([at(path)]).toEqual(wanted)
  })

  test.each(rows.filter(isFile))('$chapter: $path says $says', async ({ path, says }) => {
    const response = await testProduct.fetch(new Request(String(at(path))))
    const type = response.headers.get('content-type')?.split(';')[0]
    expect([response.status, `${AN_ADDRESS}${type}*`]).toEqual([200, says])
  })

  test.each(rows.flatMap(({ source }) => [...source.matchAll(/`(\S+\.ts)`/g)].map((match) => match[1] ?? '')))(
    'its source %s is an existing file',
    async (file) => expect((await readFile(join(ROOT, file), 'utf8')).length).toBeGreaterThan(0),
  )
})

/** The fields that section 3 of the specification lists, letter for letter. */
const SECTION_3 = [
  ['Order', 'order_no, order_total, tax_total, shipping_total, creation_date, status'],
  ['Order custom fields set at send', 'c_senderProfile'],
  ['Shipment', 'shipping_address, full_name, c_req_ship_date, c_taxClassCode'],
  ['Product item', 'product_id, product_name, quantity, price_after_order_discount'],
  ['Line item custom fields', 'c_sentiment, c_hbc_personalizationMessage'],
  [
    'Order custom fields set at send',
    'c_clientID, c_clientName, c_senderProfile, c_senderProfileID, c_ax_customer_no, c_ax_invoice_id, c_ax_custom_fields, c_customerAccountNo, c_customerReference, c_location, c_employeeID, c_supervisorID, c_req_ship_date, c_taxClassCode, location, employeeID, supervisorID',
  ],
  [
    'Line item custom fields',
    'c_ax_item_id, c_ax_envelope_id, c_sentiment, c_sentimentCode, c_personalizationName, c_hbc_personalizationMessage, c_signature, c_envelopeFontFamily, c_envelopeFontColor, c_productCategory, c_productLanguage, c_hbc_returnAddress, c_scanCode, c_hbc_FulfillmentCenterId, c_hbc_PrintPDF_EP, c_hbc_PrintPdf',
  ],
  ['Order', 'customer_id'],
  ['Shipment', 'address1, address2, city, company_name, country_code, first_name, last_name, phone, postal_code, state_code'],
  ['Billing address', 'first_name, last_name, address1, address2, city, state_code, postal_code, company_name, country_code'],
] as const

test.each(SECTION_3)('%s: no field of section 3 is missing (%s)', (chapter, fields) => {
  const chapterRows = rows.filter((row) => row.chapter === chapter).map(({ field }) => field)
  expect(chapterRows).toEqual(expect.arrayContaining(fields.split(', ')))
})

test('every field that we send is in the table', () => {
  const own = (path: string, document: unknown) =>
    Object.keys(document as Record<string, unknown>)
      .filter((name) => name.startsWith('c_'))
      .map((name) => path + name)
  const sent = [...own('', order), ...own('shipments[0].', at('shipments[0]')), ...own('product_items[0].', at('product_items[0]'))]
  expect(sent.length).toBeGreaterThan(30)
  expect(rows.map(({ path }) => path)).toEqual(expect.arrayContaining(sent))
})

test('exactly the placeholders of the page are filled in', () => {
  const named = [...page.matchAll(/^\| \{(\w+)\} \|/gm)].map((match) => match[1] ?? '')
  const values = {
    accountNumber: '<1>',
    senderFirstName: '<2>',
    senderLastName: '<3>',
    recipientFirstName: '<4>',
    recipientLastName: '<5>',
    location: '<6>',
    employeeID: '<7>',
    supervisorID: '<8>',
    senderProfileName: '<9>',
    clientName: '<10>',
  }
  expect(named).toEqual(Object.keys(values))
  const value = named.map((name) => `{${name}}`).join(' ')
  expect(customFields([{ label: 'All', value }], values)).toEqual([{ label: 'All', value: Object.values(values).join(' ') }])
})
