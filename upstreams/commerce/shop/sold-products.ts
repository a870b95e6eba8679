import { LRUCache } from 'lru-cache'
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tables } from '../store/tables.ts'

/** The properties of a product that a line item copies, and whether it can be ordered. */
export type SoldProduct = Pick<Selectable<Tables['product']>, 'id' | 'name' | 'price' | 'orderable'>
export type SoldProducts = ReturnType<typeof soldProducts>

/** The most products in the cache. Each takes a few hundred bytes. */
const MAX_CACHED_PRODUCTS = 1_000

/** Caches products as this process last read them. A statement that uses cached products checks that they are unchanged (`areUnchanged`). */
export function soldProducts(database: Kysely<Tables>) {
  const cache = new LRUCache<string, SoldProduct>({ max: MAX_CACHED_PRODUCTS })

  const read = async (ids: string[]): Promise<SoldProduct[]> => {
    const products = await database.selectFrom('product').select(['id', 'name', 'price', 'orderable']).where('id', 'in', ids).execute()
    for (const product of products) cache.set(product.id, product)
    return products
  }

  return {
    read,

    /** Returns the products with these ids, from the cache if all of them are in it. */
    find: (ids: string[]): Promise<SoldProduct[]> => {
      const cached = ids.flatMap((id) => cache.get(id) ?? [])
      return cached.length === ids.length ? Promise.resolve(cached) : read(ids)
    },
  }
}

/** Returns the SQL condition that each product can be ordered and still has the name and the price that were read. */
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
