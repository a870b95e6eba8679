import type { Env } from '@fondly/kit/env.ts'
import type { Kysely } from 'kysely'
import type { Attributes } from './attributes.ts'
import type { BasketCache } from './shop/basket-cache.ts'
import type { Methods } from './shop/methods.ts'
import type { SoldProducts } from './shop/sold-products.ts'
import type { EndedTokens } from './store/ended-tokens.ts'
import type { Tables } from './store/tables.ts'
import type { Tokens } from './tokens.ts'

/** Everything that the routes of this server may depend on. */
export type CommerceContext = {
  env: Env
  database: Kysely<Tables>
  attributes: Attributes
  tokens: Tokens
  endedTokens: EndedTokens
  basketCache: BasketCache
  soldProducts: SoldProducts
  methods: Methods
  site: string
  list: string
  catalog: string
  clientId: string
  currency: string
  /** How late order_search sees orders and their changes; a real instance indexes them some seconds later. */
  searchLagMilliseconds: number
  /** A new id in this platform's form: 26 hexadecimal digits. */
  newId: () => string
  /** An absolute link to a resource, in the version of the request. */
  link: (path: string, api?: 'shop' | 'data') => string
  /** An absolute link to a picture. */
  picture: (path: string) => string
}
