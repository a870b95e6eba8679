import { type SelectQueryBuilder, sql } from 'kysely'
import { checkCurrency } from '../currency.ts'
import { malformedParameter } from '../faults.ts'
import { localize, type Locale, readLocale } from '../locale.ts'
import { readNumber } from '../query-number.ts'
import { type Call, forAnybody, type Reply, type Route } from '../route.ts'
import type { CommerceContext } from '../context.ts'
import type { Tables } from '../store/tables.ts'
import { toRefinementCondition, readRefinements } from './product-refinements.ts'
import { CATALOGUE_HEADERS, readExpansions, type ProductRow, toPrices } from './products.ts'

const SORTING = [{ _type: 'product_search_sorting_option', id: 'name', label: 'Name' }]
const PARTS = ['availability', 'images', 'prices', 'represented_products', 'variations']

export function productSearchRoutes(context: CommerceContext): Route[] {
  const { database, link, env } = context

  return [
    forAnybody('GET /product_search', (call) => found(call, '', readExpansions(call.query, PARTS))),
    // Each of these routes is the same search with one expansion.
    ...PARTS.map((part) => forAnybody(`GET /product_search/${part}`, (call) => found(call, `/${part}`, new Set([part])))),
  ]

  async function found({ query }: Call, below: string, expansions: Set<string>): Promise<Reply> {
    const locale = readLocale(query)
    checkCurrency(context, query.get('currency'))
    const start = readNumber(query, 'start', 0, 1_000_000)
    const count = readNumber(query, 'count', 25, 200)
    const sort = query.get('sort')
    if (sort !== null && !SORTING.some(({ id }) => id === sort))
      throw malformedParameter('sort', sort, `There is no sorting option '${sort}'.`)
    const refinements = readRefinements(query)
    const refined = await toRefinementCondition(context, refinements)
    const phrase = query.get('q') ?? ''

    const matching = () => {
      let products = database
        .selectFrom('product')
        // `true` is a literal instead of a parameter, so that a prepared statement can use the indexes of searchable products.
        .where('searchable', '=', sql.lit(true))
        .where('online', '=', true)
        .where('category_id', 'is not', null)
        .where(refined)
      for (const word of phrase.toLowerCase().split(/\s+/).filter(Boolean)) {
        products = products.where(sql<boolean>`strpos(search_text, ${word}) > 0`)
      }
      return products
    }
    // This query sorts and counts only ids. Documents are read only for the ids of one page.
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
    const total = await countProducts(matching())
    const hits = rows.map((row) => hitDocument(context, row, locale, expansions))
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
        refinements: await categoryRefinements(context, locale),
        ...(Object.keys(refinements).length > 0 ? { selected_refinements: refinements } : {}),
        sorting_options: SORTING,
        selected_sorting_option: sort ?? undefined,
        // Milliseconds since 1970, as in the reference.
        fetch_date: env.clock().getTime(),
        ...(start + hits.length < total && hits.length > 0 ? { next: pageFrom(start + hits.length) } : {}),
        ...(start > 0 ? { previous: pageFrom(Math.max(0, start - count)) } : {}),
      },
      headers: CATALOGUE_HEADERS,
    }
  }
}

async function countProducts(found: SelectQueryBuilder<Tables, 'product', object>): Promise<number> {
  return (await found.select(sql<number>`count(*)`.as('total')).executeTakeFirst())?.total ?? 0
}

async function categoryRefinements({ database }: CommerceContext, locale: Locale) {
  const counted = database
    .selectFrom('product')
    .where('searchable', '=', sql.lit(true))
    .groupBy('category_id')
    .select(['category_id', sql<number>`count(*)`.as('cards')])
  const rows = await database
    .selectFrom('category')
    .innerJoin(counted.as('counted'), 'counted.category_id', 'category.id')
    .select(['category.id', 'category.name', 'counted.cards'])
    .orderBy('category.position')
    .execute()
  const values = rows.map(({ id, name, cards }) => ({
    _type: 'product_search_refinement_value',
    label: localize(name, locale),
    value: id,
    hit_count: cards,
  }))
  return [{ _type: 'product_search_refinement', attribute_id: 'cgid', label: 'Category', values }]
}

function hitDocument({ link, picture, currency }: CommerceContext, row: ProductRow, locale: Locale, expansions: Set<string>) {
  const name = localize(row.name, locale)
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
    ...(expansions.has('prices') ? { currency, ...toPrices(row) } : {}),
    ...(expansions.has('represented_products') ? { represented_product: itself, represented_products: [itself] } : {}),
    ...row.hit_custom,
  }
}
