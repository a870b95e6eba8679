import type { Fetch } from '@fondly/kit/env.ts'
import type { ComposedProduct } from './composed-product.ts'

/** Acts as another program that calls the embedded commerce in the name of that customer. */
export async function shopVisit(testProduct: ComposedProduct, login: string) {
  const { clientId, clientSecret, site } = testProduct.settings.commerce
  const commerce = embeddedCommerce(testProduct)
  const shop = `http://commerce/s/${site}/dw/shop/v21_2`

  async function say(method: string, url: string, headers: Record<string, string>, body?: string): Promise<Response> {
    const response = await commerce(new Request(url, { method, headers, body }))
    if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`)
    return response
  }

  const basic = btoa(`${clientId}:${encodeURIComponent(clientSecret)}`)
  const form = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' }
  const granted = await say('POST', 'http://commerce/dwsso/oauth2/access_token', form, 'grant_type=client_credentials')
  const { access_token: token } = (await granted.json()) as { access_token: string }
  const json = { 'x-dw-client-id': clientId, 'content-type': 'application/json' }
  const trusted = await say(
    'POST',
    `${shop}/customers/auth/trustedsystem`,
    { ...json, authorization: `Bearer ${token}` },
    JSON.stringify({ client_id: clientId, login }),
  )
  const { customer_id: customerId } = (await trusted.json()) as { customer_id: string }
  const asShopper = { ...json, authorization: trusted.headers.get('authorization') ?? '' }

  async function ask<Answer>(method: string, path: string, document?: unknown): Promise<Answer> {
    const body = document === undefined ? undefined : JSON.stringify(document)
    const text = await (await say(method, `${shop}${path}`, asShopper, body)).text()
    // The caller states the type of the answer.
    return (text ? JSON.parse(text) : undefined) as Answer
  }

  return {
    ask,
    customerId,
    openBaskets: async (): Promise<string[]> =>
      (await ask<{ baskets?: { basket_id: string }[] }>('GET', `/customers/${customerId}/baskets`)).baskets?.map(
        (basket) => basket.basket_id,
      ) ?? [],
    /** Opens a basket with one card. */
    openBasket: async (): Promise<string> =>
      (await ask<{ basket_id: string }>('POST', '/baskets', { product_items: [{ product_id: '1HBE2115', quantity: 1 }] })).basket_id,
    emptyBasket: async (): Promise<string> => (await ask<{ basket_id: string }>('POST', '/baskets', {})).basket_id,
    removeBasket: (basketId: string): Promise<unknown> => ask('DELETE', `/baskets/${basketId}`),
    /** Changes a status of an order as the operator of the site may do. */
    putStatus: (orderNo: string, name: string, status: string): Promise<Response> =>
      say(
        'PUT',
        `http://commerce/s/-/dw/data/v21_2/sites/${site}/orders/${orderNo}/${name}`,
        { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        JSON.stringify({ status }),
      ),
  }
}

function embeddedCommerce({ product }: ComposedProduct): Fetch {
  if (!product.embedded.commerce) throw new Error('The commerce of this product is remote.')
  return product.embedded.commerce
}
