import type { Fetch } from '@fondly/kit/env.ts'
import { JOE } from './joe.ts'
import { type Answer, say, SHOP } from './open-commerce.ts'

/** Creates a basket that can be ordered, in one call. */
export async function fillBasket(fetch: Fetch, token: string, email: string, scanCode: string): Promise<string> {
  const body = {
    customer_info: { email },
    product_items: [{ product_id: '1HBE2115', quantity: 1, c_scanCode: scanCode }],
    shipments: [{ shipping_address: JOE, shipping_method: { id: 'USPSFC' } }],
    billing_address: JOE,
    payment_instruments: [{ amount: 5.05, payment_method_id: 'AX_INVOICE' }],
  }
  return String((await say(fetch, 'POST', `${SHOP}/baskets`, { token, body })).json['basket_id'])
}

export async function placeOrder(fetch: Fetch, token: string, email: string, scanCode: string): Promise<Answer['json']> {
  const basketId = await fillBasket(fetch, token, email, scanCode)
  return (await say(fetch, 'POST', `${SHOP}/orders`, { token, body: { basket_id: basketId } })).json
}
