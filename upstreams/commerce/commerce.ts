import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { DEFAULT_OCAPI_VERSION } from '@fondly/contracts/ocapi/version.ts'
import type { Env, Fetch } from '@fondly/kit/env.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { accessTokenEndpoint, instanceTokenEndpoint } from './access-token.ts'
import { attributeRegistry } from './attributes.ts'
import { customObjectRoutes } from './data/custom-objects.ts'
import { customerGroupRoutes } from './data/customer-groups.ts'
import { customerSearchRoutes } from './data/customer-search.ts'
import { orderStatusRoutes } from './data/order-statuses.ts'
import { slotConfigurationRoutes } from './data/slot-configurations.ts'
import { disturbed } from './disturbances.ts'
import { loadDocuments } from './load.ts'
import { type Routes, serveApis } from './serve-apis.ts'
import type { Commerce } from './shelf.ts'
import { basketChoiceRoutes } from './shop/basket-choices.ts'
import { basketRoutes } from './shop/baskets.ts'
import { categoryRoutes } from './shop/categories.ts'
import { customerOrderRoutes } from './shop/customer-orders.ts'
import { customerRoutes } from './shop/customers.ts'
import { methodsIn } from './shop/methods.ts'
import { orderSearchRoutes } from './shop/order-search.ts'
import { orderRoutes } from './shop/orders.ts'
import { registrationRoutes } from './shop/registration.ts'
import { productSearchRoutes } from './shop/product-search.ts'
import { productRoutes } from './shop/products.ts'
import { siteRoutes } from './shop/site.ts'
import { endedTokens } from './store/ended-tokens.ts'
import { migrations } from './store/migrations.ts'
import { keepOrderVersions } from './store/order-versions.ts'
import type { Tables } from './store/tables.ts'
import { signedTokens } from './tokens.ts'

const SCHEMA = 'commerce'
const LOCK_MILLISECONDS = 1000

export type CommerceOptions = {
  env: Env
  databaseUrl: string
  poolSize: number
  site: string
  list: string
  clientId: string
  clientSecret: string
  /** The one Business Manager user, where there is one; their token searches the orders of the site. */
  user?: { name: string; password: string } | undefined
  /** Where the world reaches this server, without a trailing slash; links are made from it. */
  publicOrigin: string
  /** The mount on that origin, e.g. '/commerce'; pictures stand beside it under '/art'. */
  basePath: string
  /** At least 32 bytes; signs the tokens. */
  tokenKey: Uint8Array
  currency?: string
  /** The price of USPSFC. */
  shippingPrice?: number
  /** The slot that holds the clients' banners. */
  slot?: string
  blackoutType?: string
  /** How late order_search sees what became of an order, to practise what a real instance does; default 0, at most 600,000. */
  searchLagMilliseconds?: number
  /** Whether it may be told over HTTP to misbehave (`/disturbances`): for demonstrations and tests; default no. */
  disturbable?: boolean
  /** How long a writer waits for another of the same basket, order or customer before it is refused; default 1000. */
  lockMilliseconds?: number
}

/** Every resource of both APIs. */
function routesIn(commerce: Commerce): Routes {
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
  const data = [customerSearchRoutes, customerGroupRoutes, slotConfigurationRoutes, customObjectRoutes, orderStatusRoutes]
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
      onLostConnection: (cause) => env.log.warn('lost a database connection', { upstream: SCHEMA, cause }),
    })
  // Servers that start together wait for one another's migrations, however long they take.
  const starting = open({ poolSize: 1 })
  await migrate(starting, SCHEMA, migrations)
  await keepOrderVersions(starting, (options.searchLagMilliseconds ?? 0) > 0)
  await starting.destroy()
  const database = open({ poolSize: options.poolSize, lockTimeoutMilliseconds: options.lockMilliseconds ?? LOCK_MILLISECONDS })
  await database
    .insertInto('shipping_method')
    .values({ id: 'USPSFC', name: 'USPS First Class', price: shippingPrice })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ price: shippingPrice }))
    .execute()

  const ended = endedTokens(database, env.clock)
  const tokens = await signedTokens(options.tokenKey, clientId, env, ended)
  const linkIn =
    (version: string): Commerce['link'] =>
    (path, api = 'shop') =>
      `${publicOrigin}${basePath}/s/${api === 'shop' ? site : '-'}/dw/${api}/${version}${path}`
  const shelf: Commerce = {
    env,
    database,
    tokens,
    endedTokens: ended,
    methods: methodsIn(database, env.clock),
    attributes: attributeRegistry(database, env),
    site,
    list,
    clientId,
    currency,
    searchLagMilliseconds: options.searchLagMilliseconds ?? 0,
    newId: () => Buffer.from(env.random(13)).toString('hex'),
    link: linkIn(DEFAULT_OCAPI_VERSION),
    picture: (path) => `${publicOrigin}${path}`,
  }
  // Every version has the same resources; what differs is the version in links. Most programs speak one, so routes are made when first asked for.
  const routesByVersion = new Map<string, Routes>()
  const routesOf = (version: string): Routes => {
    const routes = routesByVersion.get(version) ?? routesIn({ ...shelf, link: linkIn(version) })
    routesByVersion.set(version, routes)
    return routes
  }
  const serve = serveApis(shelf, routesOf)
  const accessToken = accessTokenEndpoint({ clientId, clientSecret, tokens })
  const instanceToken = instanceTokenEndpoint({ clientId, clientSecret, user: options.user, tokens })
  const endpoints: Record<string, Fetch> = { '/dwsso/oauth2/access_token': accessToken, '/dw/oauth2/access_token': instanceToken }
  const all: Fetch = (request) => (endpoints[new URL(request.url).pathname] ?? serve)(request)

  return {
    fetch: options.disturbable ? disturbed(all, shelf) : all,
    load: (documents) =>
      loadDocuments(shelf, documents, { slot: options.slot ?? 'header-banner', blackoutType: options.blackoutType ?? 'BlackoutDate' }),
    close: () => database.destroy(),
  }
}
