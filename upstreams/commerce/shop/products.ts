import { MULTI_GET } from '@fondly/contracts/ocapi/shop/products.ts'
import type { Selectable } from 'kysely'
import { Fault } from '../faults.ts'
import { inLocale, type Locale, localeOf } from '../locale.ts'
import { forAnybody, type Route } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import type { Tables } from '../store/tables.ts'

export type ProductRow = Selectable<Tables['product']>

/** Catalogue pages may be kept for a minute. */
export const CATALOGUE_HEADERS = { 'cache-control': 'max-age=60' }

const EXPANSIONS = new Set([
  'availability',
  'bundled_products',
  'links',
  'promotions',
  'options',
  'images',
  'prices',
  'variations',
  'set_products',
  'represented_products',
])

/** The wished expansions of a catalogue call. */
export function expansionsOf(query: URLSearchParams): Set<string> {
  const wished = (query.get('expand') ?? '').split(',').filter((name) => name !== '')
  const unknown = wished.find((name) => !EXPANSIONS.has(name))
  if (unknown) throw new Fault('InvalidExpandValueException', `There is no expansion '${unknown}'.`, { value: unknown })
  return new Set(wished)
}

export function productRoutes(commerce: Commerce): Route[] {
  const { database } = commerce

  return [
    forAnybody('GET /products/:product', async ({ params, query }) => {
      const id = params['product'] ?? ''
      const locale = localeOf(query)
      const expansions = expansionsOf(query)
      const document = (row: ProductRow) => productDocument(commerce, row, locale, expansions)

      const several = /^\((.*)\)$/.exec(id)?.[1]
      if (several !== undefined) {
        const ids = [...new Set(several.split(',').filter((one) => one !== ''))]
        if (ids.length > MULTI_GET) throw new Fault('MalformedParameterException', `At most ${MULTI_GET} ids fit in one call.`)
        const rows = ids.length > 0 ? await database.selectFrom('product').selectAll().where('id', 'in', ids).execute() : []
        // In the order in which they were asked for; unknown ones are left out.
        const data = ids.flatMap((one) => rows.filter((row) => row.id === one).map(document))
        return { document: { _type: 'product_result', count: data.length, total: data.length, data }, headers: CATALOGUE_HEADERS }
      }

      return { document: document(await theProduct(id)), headers: CATALOGUE_HEADERS }
    }),

    ...['images', 'availability', 'prices'].map((part) =>
      forAnybody(`GET /products/:product/${part}`, async ({ params, query }) => {
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
    price: row.price,
    primary_category_id: row.category_id ?? undefined,
    min_order_quantity: 1,
    step_quantity: 1,
    ...partsOf(commerce, row, locale, expansions),
    ...row.custom,
  }
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
    ...(expansions.has('availability')
      ? { inventory: { _type: 'inventory', id: 'cards', orderable: row.orderable, backorderable: false, preorderable: false } }
      : {}),
    ...(expansions.has('prices') ? { currency, price: row.price, prices: { list: row.price } } : {}),
  }
}
