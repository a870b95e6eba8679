import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { DEFAULT_OCAPI_VERSION } from '@fondly/contracts/ocapi/version.ts'
import type { Env, Fetch } from '@fondly/kit/env.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import type { Listener } from '@fondly/kit/sql/listen.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { Hono } from 'hono'
import { accessTokenEndpoint, instanceTokenEndpoint } from './access-token.ts'
import { attributeRegistry } from './attributes.ts'
import { customObjectRoutes } from './data/custom-objects.ts'
import { customerGroupRoutes } from './data/customer-groups.ts'
import { customerSearchRoutes } from './data/customer-search.ts'
import { customerGroupMemberRoutes } from './data/customer-group-members.ts'
import { orderStatusRoutes } from './data/order-statuses.ts'
import { slotConfigurationRoutes } from './data/slot-configurations.ts'
import { customObjectWriteRoutes } from './data/write-custom-objects.ts'
import { productWriteRoutes } from './data/write-products.ts'
import { customerGroupWriteRoutes } from './data/write-customer-groups.ts'
import { slotConfigurationWriteRoutes } from './data/write-slot-configurations.ts'
import { injectFaults } from './fault-injection/fault-injection.ts'
import { loadDocuments } from './load/load-documents.ts'
import { ocapiApp } from './ocapi-app.ts'
import { respondWithFault } from './respond-with-fault.ts'
import type { Routes } from './route.ts'
import type { CommerceContext } from './context.ts'
import { basketCache } from './shop/basket-cache.ts'
import { basketChoiceRoutes } from './shop/basket-choices.ts'
import { basketRoutes } from './shop/baskets.ts'
import { categoryRoutes } from './shop/categories.ts'
import { customerOrderRoutes } from './shop/customer-orders.ts'
import { customerRoutes } from './shop/customers.ts'
import { methodCache } from './shop/methods.ts'
import { orderSearchRoutes } from './shop/order-search.ts'
import { orderRoutes } from './shop/orders.ts'
import { registrationRoutes } from './shop/registration.ts'
import { productSearchRoutes } from './shop/product-search.ts'
import { productRoutes } from './shop/products.ts'
import { siteRoutes } from './shop/site.ts'
import { soldProducts } from './shop/sold-products.ts'
import { endedTokens } from './store/ended-tokens.ts'
import { migrations } from './store/migrations.ts'
import { toggleOrderVersions } from './store/order-versions.ts'
import type { Tables } from './store/tables.ts'
import { signedTokens } from './tokens.ts'

const SCHEMA = 'commerce'
const LOCK_TIMEOUT_MS = 1000

export type CommerceOptions = {
  env: Env
  databaseUrl: string
  poolSize: number
  site: string
  list: string
  /** The site's catalogue; default 'storefront'. */
  catalog?: string
  clientId: string
  clientSecret: string
  /** The Business Manager user, if there is one. A token of this user may search the orders of the site. */
  user?: { name: string; password: string } | undefined
  /** The public origin of this server, without a trailing slash; links are made from it. */
  publicOrigin: string
  /** The path of this server on that origin, for example '/commerce'. Pictures are at '/art' beside it. */
  basePath: string
  /** The key that signs the tokens, at least 32 bytes. */
  tokenKey: Uint8Array
  currency?: string
  /** The price of the shipping method USPSFC (First-Class Mail). */
  shippingPrice?: number
  /** The slot that holds the clients' banners. */
  slot?: string
  blackoutType?: string
  /** How late order_search sees changes of orders, as on a real instance; default 0, at most 600,000. */
  searchLagMilliseconds?: number
  /** Whether faults can be injected over HTTP (`/disturbances`), for demonstrations and tests; default false. */
  faultInjection?: boolean
  /** Reports tokens that other processes end, at once. Without a listener, this process notices such a token within a second. */
  listener?: Pick<Listener, 'on'> | undefined
  /** How long a writer waits for a lock on the same basket, order or customer before it is refused; default 1000. */
  lockMilliseconds?: number
}

/** The routes of both APIs. */
function createRoutes(commerce: CommerceContext): Routes {
  const shop = [
    siteRoutes,
    registrationRoutes,
    customerRoutes,
    customerOrderRoutes,
    basketRoutes,
    basketChoiceRoutes,
    orderRoutes,
    orderSearchRoutes,
    categoryRoutes,
    productSearchRoutes,
    productRoutes,
  ]
  const data = [
    customerSearchRoutes,
    customerGroupRoutes,
    customerGroupWriteRoutes,
    customerGroupMemberRoutes,
    slotConfigurationRoutes,
    slotConfigurationWriteRoutes,
    customObjectRoutes,
    customObjectWriteRoutes,
    productWriteRoutes,
    orderStatusRoutes,
  ]
  return { shop: shop.flatMap((routes) => routes(commerce)), data: data.flatMap((routes) => routes(commerce)) }
}

/** The embedded commerce server: a `fetch` for paths below its mount, and its loader. */
export async function commerce(options: CommerceOptions): Promise<{
  fetch: Fetch
  load: (documents: LoadDocuments) => Promise<void>
  close: () => Promise<void>
}> {
  const { env, site, list, clientId, clientSecret, publicOrigin, basePath, currency = 'USD', shippingPrice = 0.55 } = options
  const open = (more: { poolSize: number; lockTimeoutMilliseconds?: number }) =>
    openDatabase<Tables>({
      url: options.databaseUrl,
      schema: SCHEMA,
      ...more,
      onLostConnection: (cause) => env.log.warn('A connection to the database was lost.', { upstream: SCHEMA, cause }),
    })
  // This connection has no lock timeout, because servers that start together wait for each other's migrations.
  const starting = open({ poolSize: 1 })
  await migrate(starting, SCHEMA, migrations)
  await toggleOrderVersions(starting, (options.searchLagMilliseconds ?? 0) > 0)
  await starting.destroy()
  const database = open({ poolSize: options.poolSize, lockTimeoutMilliseconds: options.lockMilliseconds ?? LOCK_TIMEOUT_MS })
  await database
    .insertInto('shipping_method')
    .values({ id: 'USPSFC', name: 'USPS First Class', price: shippingPrice })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ price: shippingPrice }))
    .execute()

  const ended = endedTokens({ database, clock: env.clock, listener: options.listener })
  const tokens = await signedTokens(options.tokenKey, clientId, env, ended)
  const linkFor =
    (version: string): CommerceContext['link'] =>
    (path, api = 'shop') =>
      `${publicOrigin}${basePath}/s/${api === 'shop' ? site : '-'}/dw/${api}/${version}${path}`
  const context: CommerceContext = {
    env,
    database,
    tokens,
    endedTokens: ended,
    basketCache: basketCache({ database, env }),
    soldProducts: soldProducts(database),
    methods: methodCache(database, env.clock),
    attributes: attributeRegistry(database, env),
    site,
    list,
    catalog: options.catalog ?? 'storefront',
    clientId,
    currency,
    searchLagMilliseconds: options.searchLagMilliseconds ?? 0,
    newId: () => Buffer.from(env.random(13)).toString('hex'),
    link: linkFor(DEFAULT_OCAPI_VERSION),
    picture: (path) => `${publicOrigin}${path}`,
  }
  const accessToken = accessTokenEndpoint({ clientId, clientSecret, tokens })
  const instanceToken = instanceTokenEndpoint({ clientId, clientSecret, user: options.user, tokens })
  const ocapi = ocapiApp(context, (version) => createRoutes({ ...context, link: linkFor(version) }))
  // Hono decodes paths, but this platform decodes only the part of a path that belongs to an API.
  const app = new Hono({ getPath: (request) => new URL(request.url).pathname })
  if (options.faultInjection) app.use(injectFaults(context))
  app
    .all('/dwsso/oauth2/access_token', (c) => accessToken(c.req.raw))
    .all('/dw/oauth2/access_token', (c) => instanceToken(c.req.raw))
    .all('*', (c) => ocapi(c.req.raw))
    .onError((error, c) => respondWithFault(error, c, context))

  return {
    fetch: async (request) => app.fetch(request),
    load: (documents) =>
      loadDocuments(context, documents, { slot: options.slot ?? 'header-banner', blackoutType: options.blackoutType ?? 'BlackoutDate' }),
    close: () => {
      ended.close()
      return database.destroy()
    },
  }
}
