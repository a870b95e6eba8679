import { type Kysely, sql } from 'kysely'
import type { Custom } from '../attributes.ts'
import type { Tables } from '../store/tables.ts'

/**
 * The price that the import of price books gives a new product: a real shop's import takes prices from another system, by the number of the item. Null:
 * no product of that item has a price, so this one waits for its own.
 */
export async function findImportedPrice(database: Kysely<Tables>, custom: Custom): Promise<number | null> {
  const item = custom['c_hbc_AxItemID']
  if (typeof item !== 'string') return null
  const known = await database
    .selectFrom('product')
    .select('price')
    .where('price', 'is not', null)
    .where(sql<boolean>`custom ->> 'c_hbc_AxItemID' = ${item}`)
    .orderBy('id')
    .executeTakeFirst()
  return known?.price ?? null
}
