import { DEFAULT_SHIPMENT } from '@fondly/contracts/ocapi/shop/baskets.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { Fault, faultResponse } from '@fondly/upstreams/commerce/faults.ts'
import { parseAddress, readMethod } from '@fondly/upstreams/commerce/request-path.ts'
import { mergeCustom } from '@fondly/upstreams/commerce/attributes.ts'
import { basketFlashes } from '@fondly/upstreams/commerce/shop/basket-flashes.ts'
import { basketDocument, noBasket } from '@fondly/upstreams/commerce/shop/basket-document.ts'
import type { BasketRow } from '@fondly/upstreams/commerce/shop/basket-row.ts'
import { orderTotal } from '@fondly/upstreams/commerce/shop/container-document.ts'
import { customerDocument, type CustomerRow } from '@fondly/upstreams/commerce/shop/customer-document.ts'
import { noOrder, orderDocument, type OrderRow } from '@fondly/upstreams/commerce/shop/order-document.ts'
import { STATUSES_BEFORE } from '@fondly/upstreams/commerce/shop/order-status.ts'
import type { CommerceContext } from '@fondly/upstreams/commerce/context.ts'
import { emptyContent } from '@fondly/upstreams/commerce/shop/basket-changes.ts'
import type { Content } from '@fondly/upstreams/commerce/store/tables.ts'
import { memoryTokens } from './memory-tokens.ts'
import { orderSearchResult } from './memory-order-search.ts'

export type MemoryCommerceOptions = {
  site: string
  now: () => number
  newId: () => string
  /** Everything that can be bought. */
  products: { id: string; name: string; price: number }[]
  customers: { id: string; email: string; firstName: string; lastName: string }[]
  shippingPrice: number
  searchLagMilliseconds: number
}
export type MemoryCommerce = ReturnType<typeof memoryCommerce>

type Document = Record<string, unknown>
type MemoryRequest = { customerId: string; body: Document; params: string[] }

/**
 * The part of commerce that a sending uses, without a database. The wire is the same, and each call is atomic. Documents, flashes, totals and paths
 * come from the code of the embedded server. A test makes the same calls to this commerce and to the embedded one, and compares the answers.
 */
export function memoryCommerce(options: MemoryCommerceOptions) {
  const { site, now, newId, products, shippingPrice, searchLagMilliseconds } = options
  const baskets = new Map<string, BasketRow>()
  const orders = new Map<string, OrderRow>()
  const customers = new Map(options.customers.map((customer, at) => [customer.email, customerRow(customer, at, now())]))
  const tokens = memoryTokens(now)
  const link = (path: string) => `http://localhost:3000/commerce/s/${site}/dw/shop/v21_2${path}`
  // The cast is safe, because documents use only these members of the context.
  const context = { currency: 'USD', site, link } as CommerceContext
  let shipments = 0

  const basketOf = ({ customerId, params: [id = ''] }: MemoryRequest): BasketRow => {
    const basket = baskets.get(id)
    return basket?.customer_id === customerId ? basket : noBasket(id)
  }
  const change = (given: MemoryRequest, make: (content: Content) => Content, email?: string): Document => {
    const basket = basketOf(given)
    Object.assign(basket, { content: make(basket.content), email: email ?? basket.email })
    basket.revision++
    basket.modified_at = new Date(now())
    return basketDocument(context, basket)
  }
  const address = (body: Document): Document => ({
    ...Object.fromEntries(Object.entries(body).filter(([key, value]) => value != null && !isCustom(key) && !key.startsWith('_'))),
    ...customOf(body),
    id: newId(),
  })

  function openBasket({ customerId }: MemoryRequest): Document {
    const open = [...baskets.values()].filter((basket) => basket.customer_id === customerId)
    if (open.length > 0) {
      const basketIds = open.map((basket) => basket.basket_id).join(',')
      throw new Fault(
        'CustomerBasketsQuotaExceededException',
        `The maximum number of baskets per customer was exceeded. Please reuse or delete one of the existing baskets (${basketIds}).`,
        { basketIds },
      )
    }
    const at = { created_at: new Date(now()), modified_at: new Date(now()) }
    const basket = {
      basket_id: newId(),
      customer_id: customerId,
      agent_basket: false,
      email: null,
      content: emptyContent(),
      revision: 1,
      ...at,
    }
    baskets.set(basket.basket_id, basket)
    return basketDocument(context, basket)
  }

  function itemOf(body: Document): Content['items'][number] {
    const product = products.find(({ id }) => id === body['product_id'])
    if (!product)
      throw new Fault('InvalidProductIdException', `There is no product '${String(body['product_id'])}'.`, {
        productId: body['product_id'],
      })
    return {
      id: newId(),
      productId: product.id,
      name: product.name,
      quantity: Number(body['quantity']),
      price: product.price,
      custom: customOf(body),
    }
  }

  function withItemChanged(content: Content, itemId: string, body: Document): Content {
    if (!content.items.some(({ id }) => id === itemId)) {
      throw new Fault('ProductItemNotFoundException', `There is no item '${itemId}' in this basket.`, { itemId })
    }
    return {
      ...content,
      items: content.items.map((item) => (item.id === itemId ? { ...item, custom: mergeCustom(item.custom, customOf(body)) } : item)),
    }
  }

  function place(given: MemoryRequest): Document {
    return placed(basketOf({ ...given, params: [String(given.body['basket_id'])] }), String(orders.size + 1).padStart(8, '0'))
  }

  function placed(basket: BasketRow, orderNo: string): Document {
    const [blocking] = basketFlashes(basket.content)
    const total = orderTotal(basket.content)
    if (blocking || total === undefined) {
      throw new Fault('ValidationException', blocking?.message ?? 'The total of the basket is not set.', {
        basketId: basket.basket_id,
        flash: blocking?.type ?? 'OrderTotalNotSet',
        path: blocking?.path ?? '$.order_total',
      })
    }
    if (orders.has(orderNo)) throw new Fault('ResourceAlreadyExistsException', `There is an order '${orderNo}' already.`, { orderNo })
    baskets.delete(basket.basket_id)
    const { customer_id: customerId } = basket
    const customer = [...customers.values()].find(({ customer_id }) => customer_id === customerId)
    const order: OrderRow = {
      order_no: orderNo,
      order_token: newId(),
      customer_id: customerId,
      customer_no: customer?.customer_no ?? null,
      customer_name: [customer?.first_name, customer?.last_name].filter(Boolean).join(' ') || null,
      customer_email: basket.email,
      status: 'created',
      confirmation_status: 'not_confirmed',
      export_status: 'not_exported',
      payment_status: 'not_paid',
      shipping_status: 'not_shipped',
      external_status: null,
      total,
      content: { ...basket.content, custom: {} },
      custom: basket.content.custom,
      revision: 1,
      created_at: new Date(now()),
      modified_at: new Date(now()),
    }
    orders.set(order.order_no, order)
    return orderDocument(context, order)
  }

  const touched = (order: OrderRow): OrderRow => Object.assign(order, { revision: order.revision + 1, modified_at: new Date(now()) })
  const orderOf = ({ customerId, params: [orderNo = ''] }: MemoryRequest): OrderRow => {
    const order = orders.get(orderNo)
    return order?.customer_id === customerId ? order : noOrder(orderNo)
  }

  function setStatus({ params: [orderNo = '', name = ''], body }: MemoryRequest): void {
    const order = orders.get(orderNo) ?? noOrder(orderNo)
    const status = String(body['status'])
    if (name === 'status') {
      if (!STATUSES_BEFORE[status]?.includes(order.status)) {
        throw new Fault('OrderStatusTransitionException', `The order status change from '${order.status}' to '${status}' is not supported.`)
      }
      if (status === 'new' && order.content.shipment.shipmentNo === undefined) {
        order.content.shipment = { ...order.content.shipment, shipmentNo: String(++shipments).padStart(8, '0') }
      }
    }
    touched(Object.assign(order, { [name]: status }))
  }

  const ofShopper: [call: RegExp, answer: (given: MemoryRequest) => Document | undefined][] = [
    [
      /^GET \/customers\/([^/]+)\/baskets$/,
      ({ customerId, params }) => {
        if (params[0] !== customerId) throw new Fault('CustomerNotFoundException', 'There is no such customer.')
        const open = [...baskets.values()].filter((basket) => basket.customer_id === customerId)
        const documents = open.map((basket) => basketDocument(context, basket))
        return { _type: 'baskets_result', ...(open.length > 0 ? { baskets: documents } : {}), total: open.length }
      },
    ],
    [/^POST \/baskets$/, openBasket],
    [/^GET \/baskets\/([^/]+)$/, (given) => basketDocument(context, basketOf(given))],
    [/^DELETE \/baskets\/([^/]+)$/, (given) => void baskets.delete(basketOf(given).basket_id)],
    [/^PUT \/baskets\/([^/]+)\/customer$/, (given) => change(given, (content) => content, String(given.body['email']))],
    [
      /^POST \/baskets\/([^/]+)\/items$/,
      (given) =>
        change(given, (content) => ({
          ...content,
          items: [...content.items, ...Object.values(given.body).map((item) => itemOf(item as Document))],
        })),
    ],
    [
      /^PATCH \/baskets\/([^/]+)\/items\/([^/]+)$/,
      (given) => change(given, (content) => withItemChanged(content, given.params[1] ?? '', given.body)),
    ],
    [
      new RegExp(`^PUT /baskets/([^/]+)/shipments/${DEFAULT_SHIPMENT}/shipping_address$`),
      (given) => change(given, (content) => ({ ...content, shipment: { ...content.shipment, address: address(given.body) } })),
    ],
    [
      new RegExp(`^PUT /baskets/([^/]+)/shipments/${DEFAULT_SHIPMENT}/shipping_method$`),
      (given) => {
        const method = { id: String(given.body['id']), name: 'USPS First Class', price: shippingPrice }
        return change(given, (content) => ({ ...content, shipment: { ...content.shipment, method } }))
      },
    ],
    [
      new RegExp(`^PATCH /baskets/([^/]+)/shipments/${DEFAULT_SHIPMENT}$`),
      (given) =>
        change(given, (content) => ({
          ...content,
          shipment: { ...content.shipment, custom: mergeCustom(content.shipment.custom, customOf(given.body)) },
        })),
    ],
    [
      /^PUT \/baskets\/([^/]+)\/billing_address$/,
      (given) => change(given, (content) => ({ ...content, billingAddress: address(given.body) })),
    ],
    [
      /^POST \/baskets\/([^/]+)\/payment_instruments$/,
      (given) => {
        const payment = { id: newId(), method: String(given.body['payment_method_id']), amount: Number(given.body['amount']), custom: {} }
        return change(given, (content) => ({ ...content, payments: [...content.payments, payment] }))
      },
    ],
    [/^POST \/orders$/, place],
    [/^GET \/orders\/([^/]+)$/, (given) => orderDocument(context, orderOf(given))],
    [
      /^PATCH \/orders\/([^/]+)$/,
      (given) => {
        const order = orderOf(given)
        return orderDocument(context, touched(Object.assign(order, { custom: mergeCustom(order.custom, customOf(given.body)) })))
      },
    ],
  ]

  function answer(call: string, authorization: string | null, body: Document): Response {
    const caller = tokens.callerOf(authorization)
    if (call === 'POST /customers/auth/trustedsystem') {
      const customer = caller.kind === 'application' ? customers.get(String(body['login'])) : undefined
      if (!customer) throw new Fault('AuthenticationFailedException', 'The customer could not be authenticated.')
      return json(customerDocument(customer, { auth_type: 'registered' }), {
        authorization: `Bearer ${tokens.shopper(customer.customer_id)}`,
      })
    }
    if (call === 'POST /order_search') {
      const seen = [...orders.values()].filter(
        (order) =>
          order.created_at.getTime() <= now() - searchLagMilliseconds &&
          (caller.kind === 'application' || order.customer_id === caller.customerId),
      )
      return json(orderSearchResult(seen, body, (order) => orderDocument(context, order)))
    }
    const status = /^PUT \/sites\/[^/]+\/orders\/([^/]+)\/(\w+)$/.exec(call)
    if (status) {
      if (caller.kind !== 'application')
        throw new Fault('InvalidAccessTokenException', 'Unauthorized request! The access token is invalid.')
      setStatus({ customerId: '', body, params: status.slice(1) })
      return new Response(null, { status: 204 })
    }
    const ours = /^PUT \/orders\/([^/]+)$/.exec(call)?.[1]
    if (ours !== undefined) {
      if (caller.kind !== 'application')
        throw new Fault('InvalidAccessTokenException', 'Unauthorized request! The access token is invalid.')
      const basketId = String(body['basket_id'])
      return json(placed(baskets.get(basketId) ?? noBasket(basketId), ours))
    }
    for (const [pattern, say] of ofShopper) {
      const params = pattern.exec(call)
      if (!params) continue
      if (caller.kind !== 'customer') throw new Fault('AccessWithoutUserForbiddenException', 'A user is needed for this resource.')
      const document = say({ customerId: caller.customerId, body, params: params.slice(1) })
      return document ? json(document) : new Response(null, { status: 204 })
    }
    throw new Fault('ResourcePathNotFoundException', 'There is no resource at this path.')
  }

  const fetch: Fetch = async (request) => {
    const url = new URL(request.url)
    const text = await request.text()
    try {
      if (url.pathname === '/dwsso/oauth2/access_token') return tokens.applicationAnswer()
      const { path } = parseAddress(url.pathname, site)
      const call = `${readMethod(request, url.searchParams)} ${path}`
      return answer(call, request.headers.get('authorization'), text === '' ? {} : (JSON.parse(text) as Document))
    } catch (error) {
      if (error instanceof Fault) return faultResponse(error)
      throw error
    }
  }
  return { fetch, baskets, orders }
}

const isCustom = (name: string) => name.startsWith('c_')
const customOf = (body: Document): Document => Object.fromEntries(Object.entries(body).filter(([name]) => isCustom(name)))

const json = (document: Document, headers: Record<string, string> = {}): Response =>
  Response.json({ _v: '21.2', ...document }, { headers: { ...headers, 'content-type': 'application/json;charset=UTF-8' } })

function customerRow({ id, email, firstName, lastName }: MemoryCommerceOptions['customers'][number], at: number, now: number): CustomerRow {
  const row: Partial<CustomerRow> = {
    customer_id: id,
    customer_no: String(at + 1).padStart(8, '0'),
    provider: 'PingOne',
    external_id: id,
    login: email,
    email,
    first_name: firstName,
    last_name: lastName,
    profile: {},
    custom: {},
    enabled: true,
    locked: false,
    revision: 1,
    created_at: new Date(now),
    modified_at: new Date(now),
    last_login_at: new Date(now),
    previous_login_at: null,
  }
  // The cast is safe, because a customer's document uses only these columns, and nobody signs in here.
  return row as CustomerRow
}
