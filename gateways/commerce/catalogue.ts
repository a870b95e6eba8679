import { type BlackoutDate, BlackoutDateSearchResult } from '@fondly/contracts/ocapi/data/custom-objects.ts'
import { SEARCH_PAGE_SIZE, SearchRequest } from '@fondly/contracts/ocapi/search.ts'
import { Category } from '@fondly/contracts/ocapi/shop/categories.ts'
import { type ProductSearchHit, ProductSearchResult } from '@fondly/contracts/ocapi/shop/product-search.ts'
import { MAX_MULTI_GET_IDS, Product, ProductResult } from '@fondly/contracts/ocapi/shop/products.ts'
import type { Card } from '@fondly/domain/catalogue/card.ts'
import { isOwnCardId } from '@fondly/domain/designs/own-card-id.ts'
import { mergeCategories } from '@fondly/domain/catalogue/categories.ts'
import type { Env } from '@fondly/kit/env.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { inParallel } from '@fondly/kit/in-parallel.ts'
import { cardFromWire, cardDetailsFromWire, messageStarterFromWire, sentimentFromWire, withHit } from './card-mapping.ts'
import type { CatalogueGateway } from './commerce.ts'
import type { Access } from './commerce-access.ts'

const MAX_CONCURRENT_CALLS = 4
const MAX_PAGES = 150
const FORMAT_CACHE_MS = 15 * 60_000

/** A search reaches 1,000 hits. */
const MAX_BLACKOUT_PAGES = 5

export type CatalogueSettings = { env: Env; site: string; blackoutType: string }

/** Creates the calls that read cards, categories and blackout days. Each throws an UpstreamError when commerce refuses, is silent or cannot be read. */
export function createCatalogue({ asAnybody, asApplication }: Access, { env, site, blackoutType }: CatalogueSettings): CatalogueGateway {
  /** Loads products by their ids, in as many calls as needed. Unknown ids are left out. */
  async function products(ids: string[]): Promise<Map<string, Product>> {
    const unique = [...new Set(ids)]
    const chunks = Array.from({ length: Math.ceil(unique.length / MAX_MULTI_GET_IDS) }, (_, at) =>
      unique.slice(at * MAX_MULTI_GET_IDS, (at + 1) * MAX_MULTI_GET_IDS),
    )
    const results = await inParallel(chunks, MAX_CONCURRENT_CALLS, (chunk) =>
      asAnybody({
        api: 'shop',
        method: 'GET',
        path: `/products/(${chunk.map(encodeURIComponent).join(',')})`,
        query: { expand: 'availability,images,prices', all_images: 'true' },
        answer: ProductResult,
      }),
    )
    return new Map(results.flatMap(({ data }) => data).map((product) => [product.id, product]))
  }

  /**
   * Loads all search hits, page by page. Products beyond the last page are reported in the log, because nobody would notice that they are missing.
   */
  async function hits(): Promise<ProductSearchHit[]> {
    const page = (start: number) =>
      asAnybody({
        api: 'shop',
        method: 'GET',
        path: '/product_search',
        query: { refine: 'cgid=root', count: String(SEARCH_PAGE_SIZE), start: String(start), expand: 'images,availability' },
        answer: ProductSearchResult,
      })
    const first = await page(0)
    const { total } = first
    const step = Math.max(first.hits.length, 1)
    const starts = Array.from({ length: Math.min(Math.ceil(total / step), MAX_PAGES) - 1 }, (_, at) => (at + 1) * step)
    const found = new Map<string, ProductSearchHit>()
    for (const { hits: some } of [first, ...(await inParallel(starts, MAX_CONCURRENT_CALLS, page))])
      for (const hit of some) found.set(hit.product_id, hit)
    if (found.size < total) env.log.warn('The catalogue could not be read completely.', { upstream: 'commerce', count: total - found.size })
    return [...found.values()]
  }

  const formats = new Map<string, { card: Card; until: number }>()

  /**
   * Loads the cards of these products. Their size and orientation are not in the search hits, hardly ever change and take one call per 24 cards, so
   * they are cached.
   */
  async function cardsOf(found: ProductSearchHit[]): Promise<Card[]> {
    const now = env.clock().getTime()
    const present = new Set(found.map((hit) => hit.product_id))
    for (const [id, { until }] of formats) if (until <= now || !present.has(id)) formats.delete(id)
    const known = await products(found.map((hit) => hit.product_id).filter((id) => !formats.has(id)))
    return found.flatMap((hit) => {
      const cached = formats.get(hit.product_id)?.card
      const card = cached ? withHit(cached, hit) : cardFromWire(known.get(hit.product_id), hit)
      if (!card) env.log.warn('A card without size, orientation or picture is not shown.', { upstream: 'commerce', code: hit.product_id })
      // An own design without a price gets one later, so read it again instead of caching it.
      else if (!cached && (card.orderable || !isOwnCardId(card.id))) formats.set(card.id, { card, until: now + FORMAT_CACHE_MS })
      return card ? [card] : []
    })
  }

  /** Reads products in the order of the ids. It leaves out products that commerce does not know or that have no words. */
  async function each<T>(ids: string[], read: (product: Product) => T | undefined): Promise<T[]> {
    const known = await products(ids)
    return ids.flatMap((id) => {
      const product = known.get(id)
      const value = product && read(product)
      if (value === undefined)
        env.log.warn('A card names a sentiment or message starter that commerce does not have.', { upstream: 'commerce', code: id })
      return value === undefined ? [] : [value]
    })
  }

  return {
    cards: async () => cardsOf(await hits()),

    categories: async () => {
      const root = (locale: string) =>
        asAnybody({ api: 'shop', method: 'GET', path: '/categories/root', query: { locale }, answer: Category })
      const [english, spanish] = await Promise.all([root('en_US'), root('es')])
      return mergeCategories(english.categories, spanish.categories)
    },

    card: async (cardId) => {
      try {
        const product = await asAnybody({
          api: 'shop',
          method: 'GET',
          path: `/products/${encodeURIComponent(cardId)}`,
          query: { expand: 'availability,images,prices', all_images: 'true' },
          answer: Product,
        })
        const card = cardFromWire(product)
        return card && cardDetailsFromWire(product, card)
      } catch (error) {
        if (error instanceof UpstreamRefused && error.code === 'ProductNotFoundException') return undefined
        throw error
      }
    },

    prices: async (ids) =>
      new Map(
        [...(await products(ids))].map(([id, { price: amount, currency, inventory }]) => [
          id,
          { amount, currency, isInStock: inventory?.orderable ?? false },
        ]),
      ),

    sentiments: (ids) => each(ids, sentimentFromWire),
    messageStarters: (ids) => each(ids, messageStarterFromWire),

    blackoutDays: async () => {
      const path = `/custom_objects_search/${encodeURIComponent(blackoutType)}`
      const days: BlackoutDate[] = []
      // Latest days first: if there are more than a search can reach, the days that are missing lie years back.
      for (let page = 0, total = 1; page < MAX_BLACKOUT_PAGES && days.length < total; page++) {
        const document = {
          query: { match_all_query: {} },
          select: '(**)',
          sorts: [{ field: 'c_date', sort_order: 'desc' }],
          count: SEARCH_PAGE_SIZE,
          start: page * SEARCH_PAGE_SIZE,
        }
        const body = { schema: SearchRequest, document }
        const found = await asApplication({ api: 'data', method: 'POST', path, body, answer: BlackoutDateSearchResult })
        if (found.hits.length === 0) break
        days.push(...found.hits)
        total = found.total
      }
      // A blackout day without a site applies to every site.
      return days
        .filter((day) => day.site_id === undefined || day.site_id === site)
        .map(({ c_date, c_reason: en, c_reason_es: es }) => ({
          day: c_date.slice(0, 10),
          ...(en === undefined ? {} : { reason: { en, ...(es === undefined ? {} : { es }) } }),
        }))
    },
  }
}
