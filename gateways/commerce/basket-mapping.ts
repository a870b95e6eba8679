import type { OrderAddress as WireAddress } from '@fondly/contracts/ocapi/shop/addresses.ts'
import type { Basket as WireBasket } from '@fondly/contracts/ocapi/shop/baskets.ts'
import type { Basket, LineItem, OrderAddress } from './commerce.ts'

/** Maps 'Line item custom fields' (section 3). The two pictures are added once they are drawn. */
export function lineItemToWire(item: LineItem) {
  return {
    product_id: item.cardId,
    quantity: item.quantity,
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
    // The catalogue knows only two values here: Spanish or anything else.
    c_productLanguage: item.language === 'es' ? 'es' : 'other',
    c_hbc_returnAddress: item.returnAddress,
    c_scanCode: item.scanCode,
    c_hbc_FulfillmentCenterId: item.shipNode,
  }
}

/** Maps the addresses of the print files to attributes of a line item (specification section 4, step 7). One that is missing is not sent. */
export function printsToWire({ cardPrintUrl, envelopePrintUrl }: { cardPrintUrl?: string; envelopePrintUrl?: string }) {
  return {
    ...(envelopePrintUrl === undefined ? {} : { c_hbc_PrintPDF_EP: envelopePrintUrl }),
    ...(cardPrintUrl === undefined ? {} : { c_hbc_PrintPdf: cardPrintUrl }),
  }
}

/** The fields that a shipment and, in the end, its order both carry. */
export function shipmentToWire({ mailDate, taxClassCode }: { mailDate: string; taxClassCode: string }) {
  return { c_req_ship_date: mailDate, c_taxClassCode: taxClassCode }
}

/** Maps a recipient's or sender's address to an OCAPI OrderAddress. The country is US unless the address says another. */
export function addressToWire(address: OrderAddress) {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    ...(address.companyName === undefined ? {} : { company_name: address.companyName }),
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    state_code: address.state,
    postal_code: address.zip,
    country_code: address.countryCode ?? 'US',
    ...(address.phone === undefined ? {} : { phone: address.phone }),
  }
}

/** Maps an OCAPI OrderAddress to ours. What commerce leaves out is an empty text; the country is not read. */
export function addressFromWire(address: WireAddress): OrderAddress {
  return {
    firstName: address.first_name ?? '',
    lastName: address.last_name ?? '',
    ...(address.company_name === undefined ? {} : { companyName: address.company_name }),
    address1: address.address1 ?? '',
    address2: address.address2 ?? '',
    city: address.city ?? '',
    state: address.state_code ?? '',
    zip: address.postal_code ?? '',
  }
}

/** Maps an OCAPI basket to ours: its first shipment only, because an order has one. Amounts are dollars. */
export function basketFromWire(basket: WireBasket): Basket {
  const [shipment] = basket.shipments
  return {
    id: basket.basket_id,
    // A basket without an e-mail address has an empty customer_info or none.
    email: basket.customer_info?.email || undefined,
    createdAt: new Date(basket.creation_date),
    items: basket.product_items.map((item) => ({
      id: item.item_id,
      cardId: item.product_id,
      scanCode: text(item['c_scanCode']),
      ...printsFromWire(item),
    })),
    shippingAddress: shipment?.shipping_address && addressFromWire(shipment.shipping_address),
    billingAddress: basket.billing_address && addressFromWire(basket.billing_address),
    shippingMethod: shipment?.shipping_method?.id,
    mailDate: dayFromWire(shipment?.['c_req_ship_date']),
    paymentInstruments: basket.payment_instruments.map((payment) => ({
      id: payment.payment_instrument_id,
      method: payment.payment_method_id,
      amount: payment.amount ?? 0,
    })),
    total: basket.order_total,
  }
}

/** Reads the addresses of the print files from a line item; undefined where there is none. */
export function printsFromWire(item: Record<string, unknown>) {
  return { cardPrintUrl: text(item['c_hbc_PrintPdf']), envelopePrintUrl: text(item['c_hbc_PrintPDF_EP']) }
}

/** Reads a calendar day from the first ten characters of a text. */
export function dayFromWire(value: unknown): string | undefined {
  return text(value)?.slice(0, 10)
}

/** Reads a custom attribute as text. Any other type counts as absent. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
