import type { Env } from '@fondly/kit/env.ts'
import type { UpstreamEndpoint } from '@fondly/kit/upstream.ts'
import { createDeadlines } from '@fondly/kit/deadline.ts'
import { createBaskets } from './baskets.ts'
import { createCatalogue } from './catalogue.ts'
import { createClients } from './clients.ts'
import type { Commerce } from './commerce.ts'
import { commerceAccess } from './commerce-access.ts'
import { commerceLine, UPSTREAM } from './call-commerce.ts'
import { createBannerEditor } from './edit-banners.ts'
import { createBlackoutDayEditor } from './edit-blackout-days.ts'
import { type ClientAttributes, createClientEditor } from './edit-clients.ts'
import { createProductEditor } from './edit-products.ts'
import { createCustomers } from './customers.ts'
import type { OrderCreate } from './make-order.ts'
import { createOrders } from './orders.ts'
import { TOKEN_KINDS, type TokenKinds } from './token-kinds.ts'
import type { CommerceUser } from './token-sources.ts'

export type CommerceGatewayOptions = {
  endpoint: UpstreamEndpoint
  /** The endpoint of the application's tokens, on another host than commerce itself. */
  tokenEndpoint: UpstreamEndpoint
  clientId: string
  clientSecret: string
  site: string
  /** The API version in its paths, such as 'v21_2'. Default DEFAULT_OCAPI_VERSION. */
  version?: string
  list: string
  slot: string
  blackoutType: string
  env: Env
  /** The timeout of one call, with headers and body. */
  timeoutMilliseconds: number
  /** The timeout of everything that one operation takes: its tokens, a retry with a new one, a second call. Default a fifth more than one call. */
  stepMilliseconds?: number
  /** How long the circuit first stays open after failures. */
  restMilliseconds?: number
  /** The name of the identity provider at commerce. */
  provider?: string
  /** Which token goes with the calls that differ between installations. Default TOKEN_KINDS. */
  tokens?: TokenKinds
  /** The Business Manager user for calls with a `user` token. */
  user?: CommerceUser | undefined
  /** Who numbers an order: commerce (POST /orders), or we, which makes the call repeatable (PUT /orders/{order_no}). Default post. */
  orderCreate?: OrderCreate
  /** True when the installation defines the order attribute c_recipientCustomerId. Default false. */
  hasRecipientCustomerId?: boolean
  /** The site's catalogue, which own designs become products of. Default storefront. */
  catalog?: string
  /** The type that the installation gives the attributes of a customer group that hold JSON. Text is longer than String. Default string. */
  clientAttributes?: ClientAttributes
}

/** Creates the gateway to commerce. */
export function commerceGateway(options: CommerceGatewayOptions): Commerce {
  const { env, site, list, slot, blackoutType, provider = 'PingOne', tokens = TOKEN_KINDS, orderCreate = 'post' } = options
  const { hasRecipientCustomerId = false, clientAttributes = 'string', catalog = 'storefront' } = options
  const { timeoutMilliseconds: callMilliseconds, stepMilliseconds = 1.2 * callMilliseconds } = options
  const deadlines = createDeadlines({ upstream: UPSTREAM, env, callMilliseconds, stepMilliseconds })
  const access = commerceAccess({ ...options, deadlines, say: commerceLine({ ...options, deadlines }) })
  return {
    customers: createCustomers(access, { list, provider }),
    clients: createClients(access, { site, slot, clock: env.clock, log: env.log }),
    catalogue: createCatalogue(access, { env, site, blackoutType }),
    baskets: createBaskets(access),
    orders: createOrders(access, { env, site, tokens, orderCreate, hasRecipientCustomerId }),
    administration: {
      clients: createClientEditor(access, { site, clientAttributes }),
      blackoutDays: createBlackoutDayEditor(access, { site, blackoutType }),
      banners: createBannerEditor(access, { site, slot }),
      products: createProductEditor(access, { catalog }),
    },
  }
}
