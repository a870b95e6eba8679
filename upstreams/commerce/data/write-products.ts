import { CategoryProductAssignmentRequest, ProductPatch, ProductRequest } from '@fondly/contracts/ocapi/data/products.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { type Custom, mergeCustom } from '../attributes.ts'
import type { CommerceContext } from '../context.ts'
import { Fault } from '../faults.ts'
import { assertAbsentSeen, assertPathId, assertState, mustNotExist, resourceState } from '../resource-state.ts'
import { type Call, forApplication, type Route } from '../route.ts'
import { basics, selected } from '../search/selector.ts'
import type { ProductRow } from '../shop/products.ts'
import { findImportedPrice } from './imported-price.ts'

const MAX_ID_CHARACTERS = 100
/** The position of a product for which the caller names none: at the end of its category. */
const LAST_POSITION = 1_000_000

/** Products and their categories, as programs write them. Prices, stock and pictures are read-only here, as on the platform. */
export function productWriteRoutes(context: CommerceContext): Route[] {
  const { database, attributes, env } = context

  return [
    forApplication('GET /products/:product', async ({ params, query }) => {
      const id = params['product'] ?? ''
      const row = await database.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst()
      const document = productDocument(context, row ?? noProduct(id))
      const select = query.get('select')
      return { document: select === null ? basics(document) : selected(document, select) }
    }),

    // Creates a product, or overwrites all properties of an existing one that callers may write.
    forApplication('PUT /products/:product', async (call) => {
      const id = call.params['product'] ?? ''
      const request = await call.body(ProductRequest)
      assertPathId(id, request.id)
      if (id.length > MAX_ID_CHARACTERS || request.owning_catalog_id == null)
        throw new Fault('ProductInvalidException', 'A product needs an ID of at most 100 characters and a catalog.', {
          productId: id.slice(0, 256),
        })
      assertCatalog(context, request.owning_catalog_id)
      const custom = mergeCustom({}, await attributes.readCustom('product', request))
      const written = await database.transaction().execute(async (transaction) => {
        const row = await lockProduct({ ...context, database: transaction }, id, call, request)
        if (!row) assertAbsentSeen(call.headers, request)
        const price = row ? row.price : await findImportedPrice(transaction, custom)
        const values = { ...toValues(request, custom, row?.category_id ?? null), modified_at: env.clock() }
        return transaction
          .insertInto('product')
          .values({
            ...values,
            id,
            short_description: JSON.stringify(row?.short_description ?? { default: '' }),
            category_id: null,
            price,
            orderable: price !== null,
            images: JSON.stringify({}),
            position: LAST_POSITION,
          })
          .onConflict((conflict) => {
            const sameId = conflict.column('id')
            // Another caller may create the product at the same moment.
            return mustNotExist(call.headers, request)
              ? sameId.doNothing()
              : sameId.doUpdateSet({ ...values, revision: sql`product.revision + 1` })
          })
          .returningAll()
          .executeTakeFirst()
      })
      if (!written) throw new Fault('ResourceAlreadyExistsException', 'The resource exists already.')
      return { document: productDocument(context, written) }
    }),

    forApplication('PATCH /products/:product', async (call) => {
      const id = call.params['product'] ?? ''
      const patch = await call.body(ProductPatch)
      assertPathId(id, patch.id)
      const change = await attributes.readCustom('product', patch)
      const written = await database.transaction().execute(async (transaction) => {
        const row = (await lockProduct({ ...context, database: transaction }, id, call, patch)) ?? noProduct(id)
        const merged = { name: row.name, online_flag: { default: row.online }, searchable: { default: row.searchable }, ...patch }
        return transaction
          .updateTable('product')
          .set({
            ...toValues(merged, mergeCustom(row.custom, change), row.category_id),
            modified_at: env.clock(),
            revision: sql`revision + 1`,
          })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
      })
      return { document: productDocument(context, written) }
    }),

    // A product has only one category here, so a new category replaces the old one.
    forApplication('PUT /catalogs/:catalog/categories/:category/products/:product', async (call) => {
      const { catalog = '', category = '', product: id = '' } = call.params
      await call.body(CategoryProductAssignmentRequest)
      assertCatalog(context, catalog)
      const known = await database.selectFrom('category').select('id').where('id', '=', category).executeTakeFirst()
      if (!known) throw new Fault('CategoryNotFoundException', `No category with ID '${category}' was found.`, { categoryId: category })
      await database.transaction().execute(async (transaction) => {
        const row = (await lockProduct({ ...context, database: transaction }, id, call, undefined)) ?? noProduct(id)
        await transaction
          .updateTable('product')
          .set({
            category_id: category,
            hit_custom: JSON.stringify(toHitCustom(row.custom, category)),
            revision: sql`revision + 1`,
            modified_at: env.clock(),
          })
          .where('id', '=', id)
          .execute()
      })
      return { document: { _type: 'category_product_assignment', catalog_id: catalog, category_id: category, product_id: id } }
    }),
  ]
}

function toValues({ name, online_flag: online, searchable }: z.output<typeof ProductPatch>, custom: Custom, categoryId: string | null) {
  const names = name ?? { default: '' }
  const text = { default: names['default'] ?? '', ...(names['es'] === undefined ? {} : { es: names['es'] }) }
  return {
    name: JSON.stringify(text),
    online: flagOf(online),
    searchable: flagOf(searchable),
    search_text: Object.values(text).join(' ').toLowerCase(),
    custom: JSON.stringify(custom),
    hit_custom: JSON.stringify(toHitCustom(custom, categoryId)),
  }
}

/** On a real instance, a hook adds these two attributes to search hits. */
const toHitCustom = (custom: Custom, categoryId: string | null) => ({
  ...(custom['c_hbc_CardLanguage'] === undefined ? {} : { c_cardLanguage: custom['c_hbc_CardLanguage'] }),
  ...(categoryId === null ? {} : { c_primaryCategory: categoryId }),
})

const flagOf = (flag: Record<string, boolean> | null | undefined): boolean => flag?.['default'] ?? false

function assertCatalog({ catalog }: CommerceContext, id: string): void {
  if (id !== catalog) throw new Fault('CatalogNotFoundException', `No catalog with ID '${id}' was found.`, { catalogId: id })
}

function noProduct(id: string): never {
  throw new Fault('ProductNotFoundException', `No product with ID '${id}' was found.`, { productId: id })
}

/** Reads and locks the product for a change. Throws a fault when the caller names another version of the product. */
async function lockProduct({ database }: CommerceContext, id: string, { headers }: Call, body: unknown): Promise<ProductRow | undefined> {
  const row = await database.selectFrom('product').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (row) assertState(resourceState('product', id, row.revision), headers, body)
  return row
}

function productDocument({ catalog, link }: CommerceContext, row: ProductRow): Record<string, unknown> {
  return {
    _type: 'product',
    _resource_state: resourceState('product', row.id, row.revision),
    id: row.id,
    name: row.name,
    online_flag: { default: row.online },
    searchable: { default: row.searchable },
    owning_catalog_id: catalog,
    primary_category_id: row.category_id ?? undefined,
    last_modified: row.modified_at,
    link: link(`/products/${encodeURIComponent(row.id)}`, 'data'),
    ...row.custom,
  }
}
