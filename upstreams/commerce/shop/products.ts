import type { Selectable } from 'kysely'
import { checkCurrency } from '../currency.ts'
import { Fault } from '../faults.ts'
import { localize, type Locale, readLocale } from '../locale.ts'
import { readFlag } from '../query-flag.ts'
import { parseIds } from '../query-ids.ts'
import { forAnybody, type Route } from '../route.ts'
import type { CommerceContext } from '../context.ts'
import type { Tables } from '../store/tables.ts'

export type ProductRow = Selectable<Tables['product']>

/** Catalogue answers may be cached for a minute. */
export const CATALOGUE_HEADERS = { 'cache-control': 'max-age=60' }

const PARTS = ['availability', 'bundled_products', 'images', 'links', 'options', 'prices', 'promotions', 'set_products', 'variations']

/** Returns the requested expansions. Throws a fault for an unknown expansion. */
export function readExpansions(query: URLSearchParams, known: readonly string[]): Set<string> {
  const requested = query
    .getAll('expand')
    .flatMap((names) => names.split(','))
    .filter((name) => name !== '')
  const unknown = requested.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Fault('InvalidExpandValueException', `There is no expansion '${unknown}'.`, { expandValue: unknown })
  return new Set(requested)
}

export function productRoutes(context: CommerceContext): Route[] {
  const { database } = context

  return [
    forAnybody('GET /products/:product', async ({ params, query }) => {
      const id = params['product'] ?? ''
      const locale = readLocale(query)
      const expansions = readExpansions(query, PARTS)
      checkCurrency(context, query.get('currency'))
      // This parameter is only checked. All pictures are returned anyway, because each view has only one.
      readFlag(query, 'all_images')
      const document = (row: ProductRow) => productDocument(context, row, locale, expansions)

      const several = /^\((.*)\)$/.exec(id)?.[1]
      if (several !== undefined) {
        const ids = parseIds(several)
        const rows = ids.length > 0 ? await database.selectFrom('product').selectAll().where('id', 'in', ids).execute() : []
        // The products keep the requested order. Unknown ids are left out.
        const data = ids.flatMap((one) => rows.filter((row) => row.id === one).map(document))
        return { document: { _type: 'product_result', count: data.length, total: data.length, data }, headers: CATALOGUE_HEADERS }
      }

      return { document: document(await findProduct(id)), headers: CATALOGUE_HEADERS }
    }),

    ...PARTS.map((part) =>
      forAnybody(`GET /products/:product/${part}`, async ({ params, query }) => {
        checkCurrency(context, query.get('currency'))
        const row = await findProduct(params['product'] ?? '')
        const parts = toParts(context, row, readLocale(query), new Set([part]), query.get('view_type')?.split(','))
        const link = context.link(`/products/${encodeURIComponent(row.id)}`)
        return { document: { _type: 'product', id: row.id, link, ...parts }, headers: CATALOGUE_HEADERS }
      }),
    ),
  ]

  async function findProduct(id: string): Promise<ProductRow> {
    const row = await database.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw new Fault('ProductNotFoundException', `No product with ID '${id}' was found.`, { productId: id })
    return row
  }
}

function productDocument(context: CommerceContext, row: ProductRow, locale: Locale, expansions: Set<string>): Record<string, unknown> {
  return {
    _type: 'product',
    id: row.id,
    name: localize(row.name, locale),
    short_description: localize(row.short_description, locale),
    type: { _type: 'product_type', item: true },
    currency: context.currency,
    primary_category_id: row.category_id ?? undefined,
    min_order_quantity: 1,
    step_quantity: 1,
    ...toParts(context, row, locale, expansions),
    ...row.custom,
  }
}

/** The price of a product, if it has one. */
export const toPrices = ({ price }: Pick<ProductRow, 'price'>) => (price === null ? {} : { price, prices: { list: price } })

// The number of pieces that the platform shows for a product without a stock limit.
const PERPETUAL_STOCK_PIECES = 999_999

function toInventory({ orderable }: ProductRow): Record<string, unknown> {
  const stock = orderable ? PERPETUAL_STOCK_PIECES : 0
  return { _type: 'inventory', id: 'cards', ats: stock, stock_level: stock, orderable, backorderable: false, preorderable: false }
}

/** Returns the requested expansions of a product. `wished` limits the pictures to these views. */
function toParts({ currency, picture }: CommerceContext, row: ProductRow, locale: Locale, expansions: Set<string>, requested?: string[]) {
  const name = localize(row.name, locale)
  const views = Object.entries(row.images).filter(([type]) => !requested || requested.includes(type))
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
    ...(expansions.has('availability') ? { inventory: toInventory(row) } : {}),
    ...(expansions.has('prices') ? { currency, ...toPrices(row) } : {}),
  }
}
