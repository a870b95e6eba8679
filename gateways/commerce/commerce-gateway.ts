import type { Env } from '@fondly/kit/env.ts'
import type { UpstreamEndpoint } from '@fondly/kit/upstream.ts'
import { createDeadlines } from '@fondly/kit/deadline.ts'
import { createBaskets } from './baskets.ts'
import { createCatalogue } from './catalogue.ts'
import { createClients } from './clients.ts'
import type { Commerce } from './commerce.ts'
import { commerceAccess } from './commerce-access.ts'
import { commerceLine, UPSTREAM } from './call-commerce.ts'
import { createCustomers } from './customers.ts'
import type { OrderCreate } from './make-order.ts'
import { createOrders } from './orders.ts'
import { TOKEN_KINDS, type TokenKinds } from './token-kinds.ts'
import type { CommerceUser } from './user-token.ts'

export type CommerceGatewayOptions = {
  line: UpstreamEndpoint
  /** Where tokens for the application come from: another host than commerce itself. */
  tokenLine: UpstreamEndpoint
  clientId: string
  clientSecret: string
  site: string
  /** The version of its API, as its paths say it: 'v21_2'. Default DEFAULT_OCAPI_VERSION. */
  version?: string
  list: string
  slot: string
  blackoutType: string
  env: Env
  /** For one call, headers and body together. */
  timeoutMilliseconds: number
  /** For everything that one wish takes: its tokens, another try with a new one, a second call. Default a fifth more than one call. */
  stepMilliseconds?: number
  /** How long it is first left in peace when it is ill. */
  restMilliseconds?: number
  /** The name under which commerce knows the identity provider. */
  provider?: string
  /** Whose token goes with the calls where installations differ. Default TOKEN_KINDS. */
  tokens?: TokenKinds
  /** Who `user` is among them. */
  user?: CommerceUser | undefined
  /** Who numbers an order: commerce (POST /orders), or we, so that the call may be repeated (PUT /orders/{order_no}). Default post. */
  orderCreate?: OrderCreate
  /** Whether the installation defines the order's attribute c_recipientCustomerId. Default false. */
  hasRecipientCustomerId?: boolean
}

/** Commerce, spoken to in its own words over that line. */
export function commerceGateway(options: CommerceGatewayOptions): Commerce {
  const { env, site, list, slot, blackoutType, provider = 'PingOne', tokens = TOKEN_KINDS, orderCreate = 'post' } = options
  const { hasRecipientCustomerId = false } = options
  const { timeoutMilliseconds: callMilliseconds, stepMilliseconds = 1.2 * callMilliseconds } = options
  const patience = createDeadlines({ upstream: UPSTREAM, env, callMilliseconds, stepMilliseconds })
  const access = commerceAccess({ ...options, patience, say: commerceLine({ ...options, patience }) })
  return {
    customers: createCustomers(access, { list, provider }),
    clients: createClients(access, { site, slot, log: env.log }),
    catalogue: createCatalogue(access, { env, site, blackoutType }),
    baskets: createBaskets(access),
    orders: createOrders(access, { env, site, tokens, orderCreate, hasRecipientCustomerId }),
  }
}
