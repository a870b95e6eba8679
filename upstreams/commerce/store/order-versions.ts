import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** The longest lag for which versions are kept long enough. */
export const LONGEST_LAG_SECONDS = 600

/**
 * Begins or ends the keeping of versions, for every process on this database; costs nothing where it is not wanted.
 * A real instance writes its search index some time after its orders. Ours keeps what each order was before every change,
 * and searches the orders as they were that long ago: no index to fall behind, and nothing to repair.
 */
export async function keepOrderVersions(database: Kysely<Tables>, wanted: boolean): Promise<void> {
  const { rows } = await sql<{ kept: boolean }>`
    select tgenabled <> 'D' as kept from pg_trigger where tgname = 'order_version' and tgrelid = 'orders'::regclass`.execute(database)
  if (rows[0]?.kept === wanted) return
  await sql`alter table orders ${wanted ? sql`enable` : sql`disable`} trigger order_version`.execute(database)
  if (!wanted) await sql`truncate order_version`.execute(database)
}

/** The orders as they were at that moment, for a `from` clause: what is younger is not there yet, what was changed since has its old values. */
export function ordersAsOf(moment: Date): RawBuilder<unknown> {
  return sql`(
    select * from orders where modified_at <= ${moment}
    union all
    select was.* from order_version, jsonb_populate_record(null::orders, order_version.document) as was
    where order_version.modified_at <= ${moment} and order_version.replaced_at > ${moment}
  ) as orders`
}
