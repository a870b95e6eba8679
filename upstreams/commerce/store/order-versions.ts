import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** The longest lag. Versions are kept for 15 minutes, which is longer. */
export const MAX_LAG_SECONDS = 600

/**
 * Starts or stops storing versions, for every process on this database. Without a lag, nothing is stored. A real instance updates its search index
 * some seconds after an order changes. To imitate this, a trigger stores the old version of every changed order, and order_search reads the orders as
 * they were that long ago.
 */
export async function toggleOrderVersions(database: Kysely<Tables>, wanted: boolean): Promise<void> {
  const { rows } = await sql<{ isEnabled: boolean }>`
    select tgenabled <> 'D' as "isEnabled" from pg_trigger where tgname = 'order_version' and tgrelid = 'orders'::regclass`.execute(
    database,
  )
  if (rows[0]?.isEnabled === wanted) return
  await sql`alter table orders ${wanted ? sql`enable` : sql`disable`} trigger order_version`.execute(database)
  if (!wanted) await sql`truncate order_version`.execute(database)
}

/** Returns a `from` clause for the orders as they were at this moment, without later orders and later changes. */
export function selectOrderVersion(moment: Date): RawBuilder<unknown> {
  return sql`(
    select * from orders where modified_at <= ${moment}
    union all
    select was.* from order_version, jsonb_populate_record(null::orders, order_version.document) as was
    where order_version.modified_at <= ${moment} and order_version.replaced_at > ${moment}
  ) as orders`
}
