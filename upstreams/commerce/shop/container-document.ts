import type { Content, LineItem } from '../store/tables.ts'

type Wire = Record<string, unknown>
const NO_TAX = {
  shipping_total_tax: 0,
  adjusted_shipping_total_tax: 0,
  merchandize_total_tax: 0,
  adjusted_merchandize_total_tax: 0,
  tax_total: 0,
}
const TAX_FREE = { tax: 0, tax_rate: 0, tax_class_id: 'exempt', adjusted_tax: 0 }

/** The common part of a basket and an order on the wire: items, shipment, addresses, payments and totals. */
export function containerDocument(content: Content, currency: string): Wire {
  const products = money(content.items.reduce((sum, item) => sum + lineTotal(item), 0))
  const shipping = content.shipment.method?.price
  const total = orderTotal(content)
  return {
    currency,
    taxation: 'net',
    channel_type: 'storefront',
    agent_basket: false,
    product_items: content.items.length > 0 ? content.items.map(productItem) : undefined,
    product_sub_total: products,
    product_total: products,
    shipping_items: [shippingItem(shipping)],
    shipping_total: shipping,
    shipments: [shipment(content, products)],
    billing_address: content.billingAddress && addressDocument(content.billingAddress),
    payment_instruments:
      content.payments.length > 0
        ? content.payments.map(({ id, method, amount, custom }) => ({
            _type: 'order_payment_instrument',
            payment_instrument_id: id,
            payment_method_id: method,
            amount,
            ...custom,
          }))
        : undefined,
    ...(total === undefined ? {} : { ...NO_TAX, order_total: total }),
    ...content.custom,
  }
}

/** Returns the total of items and shipping, in the currency of the site; undefined until items, shipping method and address are set. */
export function orderTotal({ items, shipment }: Content): number | undefined {
  if (items.length === 0 || !shipment.method || !shipment.address) return undefined
  return money(items.reduce((sum, item) => sum + lineTotal(item), 0) + shipment.method.price)
}

// Amounts are rounded to cents, because sums of binary fractions are not exact.
const money = (amount: number) => Math.round(amount * 100) / 100
const lineTotal = ({ price, quantity }: LineItem) => money(price * quantity)

function productItem(item: LineItem): Wire {
  const price = lineTotal(item)
  return {
    _type: 'product_item',
    item_id: item.id,
    product_id: item.productId,
    product_name: item.name,
    item_text: item.name,
    quantity: item.quantity,
    price,
    base_price: item.price,
    price_after_item_discount: price,
    price_after_order_discount: price,
    ...TAX_FREE,
    tax_basis: price,
    shipment_id: 'me',
    gift: item.gift ?? false,
    gift_message: item.giftMessage,
    bonus_product_line_item: false,
    ...item.custom,
  }
}

function shippingItem(price: number | undefined): Wire {
  const priced = price === undefined ? {} : { price, base_price: price, price_after_item_discount: price, tax_basis: price, ...TAX_FREE }
  return { _type: 'shipping_item', item_id: 'shipping', shipment_id: 'me', item_text: 'Shipping', ...priced }
}

function shipment({ shipment: { address, method, gift, giftMessage, shipmentNo, custom } }: Content, products: number): Wire {
  return {
    _type: 'shipment',
    shipment_id: 'me',
    shipment_no: shipmentNo,
    gift,
    gift_message: giftMessage,
    shipping_status: 'not_shipped',
    shipping_address: address && addressDocument(address),
    shipping_method: method && { _type: 'shipping_method', ...method },
    product_sub_total: products,
    product_total: products,
    shipping_total: method?.price,
    ...(method ? { shipment_total: money(products + method.price), ...NO_TAX } : {}),
    ...custom,
  }
}

function addressDocument(address: Wire): Wire {
  const names = [address['first_name'], address['last_name']].filter((name) => typeof name === 'string' && name !== '')
  return { _type: 'order_address', ...address, full_name: names.length > 0 ? names.join(' ') : undefined }
}
