import type { Env } from '@fondly/kit/env.ts'
import type { Kysely } from 'kysely'
import type { Attributes } from './attributes.ts'
import type { Methods } from './shop/methods.ts'
import type { EndedTokens } from './store/ended-tokens.ts'
import type { Tables } from './store/tables.ts'
import type { Tokens } from './tokens.ts'

/** What every resource of this server works with. */
export type Commerce = {
  env: Env
  database: Kysely<Tables>
  attributes: Attributes
  tokens: Tokens
  endedTokens: EndedTokens
  methods: Methods
  site: string
  list: string
  clientId: string
  currency: string
  /** How late order_search sees orders and their changes; a real instance indexes them some seconds later. */
  searchLagMilliseconds: number
  /** A new id as this platform makes them: 26 hexadecimal digits. */
  newId: () => string
  /** An absolute link to a resource of ours, in the version in which the request came. */
  link: (path: string, api?: 'shop' | 'data') => string
  /** An absolute link to a picture beside us. */
  picture: (path: string) => string
}
