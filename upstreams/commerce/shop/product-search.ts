import { type SelectQueryBuilder, sql } from 'kysely'
import { currencyOf } from '../currency.ts'
import { malformedParameter } from '../faults.ts'
import { inLocale, type Locale, localeOf } from '../locale.ts'
import { numberOf } from '../query-number.ts'
import { type Asked, forAnybody, type Reply, type Route } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import type { Tables } from '../store/tables.ts'
import { refinedBy, refinementsOf } from './product-refinements.ts'
import { CATALOGUE_HEADERS, expansionsOf, type ProductRow } from './products.ts'

const SORTING = [{ _type: 'product_search_sorting_option', id: 'name', label: 'Name' }]
const PARTS = ['availability', 'images', 'prices', 'represented_products', 'variations']

export function productSearchRoutes(commerce: Commerce): Route[] {
  const { database, link, env } = commerce

  return [
    forAnybody('GET /product_search', (asked) => found(asked, '', expansionsOf(asked.query, PARTS))),
    // The same search, told with one part of each product.
    ...PARTS.map((part) => forAnybody(`GET /product_search/${part}`, (asked) => found(asked, `/${part}`, new Set([part])))),
  ]

  async function found({ query }: Asked, below: string, expansions: Set<string>): Promise<Reply> {
    const locale = localeOf(query)
    currencyOf(commerce, query.get('currency'))
    const start = numberOf(query, 'start', 0, 1_000_000)
    const count = numberOf(query, 'count', 25, 200)
    const sort = query.get('sort')
    if (sort !== null && !SORTING.some(({ id }) => id === sort))
      throw malformedParameter('sort', sort, `There is no sorting option '${sort}'.`)
    const refinements = refinementsOf(query)
    const refined = await refinedBy(commerce, refinements)
    const phrase = query.get('q') ?? ''

    const matching = () => {
      let products = database.selectFrom('product').where('searchable', '=', true).where(refined)
      for (const word of phrase.toLowerCase().split(/\s+/).filter(Boolean)) {
        products = products.where(sql<boolean>`strpos(search_text, ${word}) > 0`)
      }
      return products
    }
    // Only its key is sorted and counted of every product; the documents are read of one page.
    const page = matching()
      .select('id')
      .orderBy(sort === 'name' ? sql`name->>'default'` : sql`position`)
      .orderBy('id')
      .offset(start)
      .limit(count)
    const rows = await database
      .selectFrom('product')
      .selectAll()
      .where('id', 'in', page)
      .orderBy(sort === 'name' ? sql`name->>'default'` : sql`position`)
      .orderBy('id')
      .execute()
    const total = await countOf(matching())
    const hits = rows.map((row) => hitDocument(commerce, row, locale, expansions))
    const pageFrom = (from: number) => {
      const other = new URLSearchParams([...query].filter(([name]) => name !== 'client_id'))
      other.set('start', String(from))
      return link(`/product_search${below}?${other.toString()}`)
    }
    return {
      document: {
        _type: 'product_search_result',
        count: hits.length,
        start,
        total,
        ...(hits.length > 0 ? { hits } : {}),
        query: phrase,
        refinements: await categoryRefinements(commerce, locale),
        ...(Object.keys(refinements).length > 0 ? { selected_refinements: refinements } : {}),
        sorting_options: SORTING,
        selected_sorting_option: sort ?? undefined,
        // In milliseconds since 1970, as the reference types it.
        fetch_date: env.clock().getTime(),
        ...(start + hits.length < total && hits.length > 0 ? { next: pageFrom(start + hits.length) } : {}),
        ...(start > 0 ? { previous: pageFrom(Math.max(0, start - count)) } : {}),
      },
      headers: CATALOGUE_HEADERS,
    }
  }
}

async function countOf(found: SelectQueryBuilder<Tables, 'product', object>): Promise<number> {
  return (await found.select(sql<number>`count(*)`.as('total')).executeTakeFirst())?.total ?? 0
}

async function categoryRefinements({ database }: Commerce, locale: Locale) {
  const rows = await database
    .selectFrom('category')
    .innerJoin('product', 'product.category_id', 'category.id')
    .where('product.searchable', '=', true)
    .groupBy('category.id')
    .select(['category.id', 'category.name', sql<number>`count(*)`.as('cards')])
    .orderBy('category.position')
    .execute()
  const values = rows.map(({ id, name, cards }) => ({
    _type: 'product_search_refinement_value',
    label: inLocale(name, locale),
    value: id,
    hit_count: cards,
  }))
  return [{ _type: 'product_search_refinement', attribute_id: 'cgid', label: 'Category', values }]
}

function hitDocument({ link, picture, currency }: Commerce, row: ProductRow, locale: Locale, expansions: Set<string>) {
  const name = inLocale(row.name, locale)
  const front = row.images['fs']
  const itself = { _type: 'product_ref', id: row.id, link: link(`/products/${encodeURIComponent(row.id)}`) }
  return {
    _type: 'product_search_hit',
    hit_type: 'product',
    product_id: row.id,
    product_name: name,
    product_type: { _type: 'product_type', item: true },
    link: itself.link,
    ...(expansions.has('availability') ? { orderable: row.orderable } : {}),
    ...(expansions.has('images') && front ? { image: { _type: 'image', link: picture(front), alt: name, title: name } } : {}),
    ...(expansions.has('prices') ? { price: row.price, prices: { list: row.price }, currency } : {}),
    ...(expansions.has('represented_products') ? { represented_product: itself, represented_products: [itself] } : {}),
    ...row.hit_custom,
  }
}
