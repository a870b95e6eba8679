import { type Kysely, sql } from 'kysely'
import type { Custom } from '../attributes.ts'
import type { Tables } from '../store/tables.ts'

/**
 * Returns the price that a new product gets from the import of price books. A real shop imports prices from another system by item number. Null when
 * no product of that item has a price, so the new product has to wait.
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
