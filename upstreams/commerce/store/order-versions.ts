import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * A real instance writes its search index some time after its orders. Ours keeps, where it is told to be late, what each order
 * was before every change, and searches the orders as they were that long ago: no index to fall behind, and nothing to repair.
 */
export const ORDER_VERSIONS = [
  `create table order_version (order_no text not null, modified_at timestamptz not null, replaced_at timestamptz not null, document jsonb not null)`,
  `create index order_version_by_end on order_version (replaced_at)`,
  // Whole rows as JSON, so that a column more or less of the orders changes nothing here. A little is swept with every change.
  `create function keep_order_version() returns trigger language plpgsql set search_path from current as $$
   begin
     insert into order_version values (old.order_no, old.modified_at, greatest(old.modified_at, new.modified_at), to_jsonb(old));
     delete from order_version where ctid in (
       select ctid from order_version where replaced_at < new.modified_at - interval '15 minutes' limit 100 for update skip locked
     );
     return null;
   end $$`,
  `create trigger order_version after update on orders for each row execute function keep_order_version()`,
  `alter table orders disable trigger order_version`,
]

/** The longest lag for which versions are kept long enough. */
export const LONGEST_LAG_SECONDS = 600

/** Begins or ends the keeping of versions, for every process on this database; costs nothing where it is not wanted. */
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
