import type { OrderColumns } from '@fondly/domain/reports/order-columns.ts'
import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { CoreTables } from '../store/tables.ts'
import { unpackDay } from './day-columns.ts'

export type ColumnsRequest = { clientId: string; fromUtcDay: number; toUtcDay: number }
/** `packed` is null for a day that this process has in this version. */
type Row = { utc_day: number; version: number; packed: string | null }
type CachedDay = { version: number; columns: OrderColumns }

/** Enough for three clients with a million orders in two years each. */
const MAX_CACHE_BYTES = 48 * 1024 * 1024
/** An empty day has a size too. */
const DAY_BYTES = 500

/** The days that were read lately, of each pool of connections. Carrying a million orders from the database takes longer than counting them. */
const caches = new WeakMap<Kysely<CoreTables>, LRUCache<string, CachedDay>>()

/** Reads the columns of a span of UTC days with both ends. The database sends only those days that have changed since they were last read here. */
export async function readColumns(
  database: Kysely<CoreTables>,
  { clientId, fromUtcDay, toUtcDay }: ColumnsRequest,
): Promise<OrderColumns[]> {
  const cache = cacheOf(database)
  const keyOf = (utcDay: number) => JSON.stringify([clientId, utcDay])
  const known = Array.from({ length: toUtcDay - fromUtcDay + 1 }, (_, at) => fromUtcDay + at).flatMap((utcDay) => {
    const cached = cache.get(keyOf(utcDay))
    return cached ? [[utcDay, cached] as const] : []
  })
  const cached = new Map(known)
  // The driver reads a bytea as hexadecimal text, which is longer and slow to read.
  const { rows } = await sql<Row>`
    select utc_day, report_columns.version, case when known.version is null then encode(packed, 'base64') end as packed from report_columns
    left join unnest(${known.map(([utcDay]) => utcDay)}::integer[], ${known.map(([, { version }]) => version)}::bigint[]) as known (utc_day, version)
      using (utc_day, version)
    where client_id = ${clientId} and utc_day >= ${fromUtcDay} and utc_day <= ${toUtcDay}`.execute(database)
  return rows.flatMap(({ utc_day: utcDay, version, packed }) => {
    if (packed === null) return cached.get(utcDay)?.columns ?? []
    const columns = unpackDay(utcDay, Buffer.from(packed, 'base64'))
    cache.set(keyOf(utcDay), { version, columns })
    return columns
  })
}

function cacheOf(database: Kysely<CoreTables>): LRUCache<string, CachedDay> {
  const known = caches.get(database)
  if (known) return known
  const made = new LRUCache<string, CachedDay>({ maxSize: MAX_CACHE_BYTES, sizeCalculation: ({ columns }) => sizeOf(columns) })
  caches.set(database, made)
  return made
}

function sizeOf({ minutes, states, mailDays, reasons, dimensions }: OrderColumns): number {
  const columns = [mailDays, reasons, ...Object.values(dimensions)]
  const bytes = columns.reduce((sum, column) => sum + (column?.cells.byteLength ?? 0) + (column?.values?.byteLength ?? 0), 0)
  return DAY_BYTES + minutes.byteLength + states.byteLength + bytes
}
