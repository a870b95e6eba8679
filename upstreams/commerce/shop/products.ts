import type { Selectable } from 'kysely'
import { currencyOf } from '../currency.ts'
import { Fault } from '../faults.ts'
import { inLocale, type Locale, localeOf } from '../locale.ts'
import { flagOf } from '../query-flag.ts'
import { idsOf } from '../query-ids.ts'
import { forAnybody, type Route } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import type { Tables } from '../store/tables.ts'

export type ProductRow = Selectable<Tables['product']>

/** Catalogue pages may be kept for a minute. */
export const CATALOGUE_HEADERS = { 'cache-control': 'max-age=60' }

const PARTS = ['availability', 'bundled_products', 'images', 'links', 'options', 'prices', 'promotions', 'set_products', 'variations']

/** The wished expansions of a catalogue call, each of those that it knows. */
export function expansionsOf(query: URLSearchParams, known: readonly string[]): Set<string> {
  const wished = query
    .getAll('expand')
    .flatMap((names) => names.split(','))
    .filter((name) => name !== '')
  const unknown = wished.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Fault('InvalidExpandValueException', `There is no expansion '${unknown}'.`, { expandValue: unknown })
  return new Set(wished)
}

export function productRoutes(commerce: Commerce): Route[] {
  const { database } = commerce

  return [
    forAnybody('GET /products/:product', async ({ params, query }) => {
      const id = params['product'] ?? ''
      const locale = localeOf(query)
      const expansions = expansionsOf(query, PARTS)
      currencyOf(commerce, query.get('currency'))
      // There is one picture of each view, so that all of them are what is told anyway.
      flagOf(query, 'all_images')
      const document = (row: ProductRow) => productDocument(commerce, row, locale, expansions)

      const several = /^\((.*)\)$/.exec(id)?.[1]
      if (several !== undefined) {
        const ids = idsOf(several)
        const rows = ids.length > 0 ? await database.selectFrom('product').selectAll().where('id', 'in', ids).execute() : []
        // In the order in which they were asked for; unknown ones are left out.
        const data = ids.flatMap((one) => rows.filter((row) => row.id === one).map(document))
        return { document: { _type: 'product_result', count: data.length, total: data.length, data }, headers: CATALOGUE_HEADERS }
      }

      return { document: document(await theProduct(id)), headers: CATALOGUE_HEADERS }
    }),

    ...PARTS.map((part) =>
      forAnybody(`GET /products/:product/${part}`, async ({ params, query }) => {
        currencyOf(commerce, query.get('currency'))
        const row = await theProduct(params['product'] ?? '')
        const parts = partsOf(commerce, row, localeOf(query), new Set([part]), query.get('view_type')?.split(','))
        const link = commerce.link(`/products/${encodeURIComponent(row.id)}`)
        return { document: { _type: 'product', id: row.id, link, ...parts }, headers: CATALOGUE_HEADERS }
      }),
    ),
  ]

  async function theProduct(id: string): Promise<ProductRow> {
    const row = await database.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw new Fault('ProductNotFoundException', `No product with ID '${id}' was found.`, { productId: id })
    return row
  }
}

function productDocument(commerce: Commerce, row: ProductRow, locale: Locale, expansions: Set<string>): Record<string, unknown> {
  return {
    _type: 'product',
    id: row.id,
    name: inLocale(row.name, locale),
    short_description: inLocale(row.short_description, locale),
    type: { _type: 'product_type', item: true },
    currency: commerce.currency,
    primary_category_id: row.category_id ?? undefined,
    min_order_quantity: 1,
    step_quantity: 1,
    ...partsOf(commerce, row, locale, expansions),
    ...row.custom,
  }
}

// As the platform tells of what never runs out.
const PERPETUAL = 999_999

function inventoryOf({ orderable }: ProductRow): Record<string, unknown> {
  const stock = orderable ? PERPETUAL : 0
  return { _type: 'inventory', id: 'cards', ats: stock, stock_level: stock, orderable, backorderable: false, preorderable: false }
}

/** The expansions of a product; `wished` asks for the pictures of these views alone. */
function partsOf({ currency, picture }: Commerce, row: ProductRow, locale: Locale, expansions: Set<string>, wished?: string[]) {
  const name = inLocale(row.name, locale)
  const views = Object.entries(row.images).filter(([type]) => !wished || wished.includes(type))
  return {
    ...(expansions.has('images')
      ? {
          image_groups: views.map(([type, path]) => ({
            _type: 'image_group',
            view_type: type,
            images: [{ _type: 'image', link: picture(path), alt: name, title: name }],
          })),
        }
      : {}),
    ...(expansions.has('availability') ? { inventory: inventoryOf(row) } : {}),
    ...(expansions.has('prices') ? { currency, price: row.price, prices: { list: row.price } } : {}),
  }
}
