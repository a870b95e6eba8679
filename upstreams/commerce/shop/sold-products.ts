import { LRUCache } from 'lru-cache'
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tables } from '../store/tables.ts'

/** What a line item takes from its product. */
export type SoldProduct = Pick<Selectable<Tables['product']>, 'id' | 'name' | 'price' | 'orderable'>
export type SoldProducts = ReturnType<typeof soldProducts>

/** The number of cached products, of some hundred bytes each. */
const MAX_CACHED_PRODUCTS = 1_000

/** Products as this process last read them. The statement that uses cached ones checks that they are still so (`areUnchanged`). */
export function soldProducts(database: Kysely<Tables>) {
  const cache = new LRUCache<string, SoldProduct>({ max: MAX_CACHED_PRODUCTS })

  const read = async (ids: string[]): Promise<SoldProduct[]> => {
    const products = await database.selectFrom('product').select(['id', 'name', 'price', 'orderable']).where('id', 'in', ids).execute()
    for (const product of products) cache.set(product.id, product)
    return products
  }

  return {
    read,

    /** The products with these ids, from the cache if it has all of them. */
    find: (ids: string[]): Promise<SoldProduct[]> => {
      const cached = ids.flatMap((id) => cache.get(id) ?? [])
      return cached.length === ids.length ? Promise.resolve(cached) : read(ids)
    },
  }
}

/** A condition: each product can be ordered, and has the name and the price that were read. */
export function areUnchanged(products: SoldProduct[]): RawBuilder<boolean> {
  const ids = products.map(({ id }) => id)
  const names = products.map(({ name }) => name.default)
  const prices = products.map(({ price }) => price)
  return sql<boolean>`not exists (
    select from unnest(${ids}::text[], ${names}::text[], ${prices}::numeric[]) as sold (id, name, price)
    where not exists (
      select from product
      where product.id = sold.id and product.orderable and product.price = sold.price and product.name ->> 'default' = sold.name
    )
  )`
}
