import type { DaySums } from '@fondly/domain/reports/day-sums.ts'
import type { OrderColumns } from '@fondly/domain/reports/order-columns.ts'
import { selectBytes } from '@fondly/kit/sql/base64-bytes.ts'
import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { CoreTables } from '../store/tables.ts'
import { unpackDay } from './day-columns.ts'
import { unpackSums } from './day-sums.ts'

/** `columnsOf`: the UTC days for which the columns are needed. For the other days the sums are enough. Undefined: columns are needed for all days. */
export type DaysRequest = { clientId: string; fromUtcDay: number; toUtcDay: number; columnsOf: ReadonlySet<number> | undefined }
/** `packed` is null when this process already has this version of the day. */
type Row = { utc_day: number; version: number; packed: Buffer | null }
type CachedDay = { version: number; day: OrderColumns | DaySums }

/** Enough for three clients that each have a million orders in two years. */
const MAX_CACHE_BYTES = 48 * 1024 * 1024
/** The memory of a day without orders. */
const DAY_BYTES = 500

/**
 * The days that were read lately, for each connection pool. The cache saves time, because transferring a million orders from the database takes
 * longer than counting them.
 */
const caches = new WeakMap<Kysely<CoreTables>, LRUCache<string, CachedDay>>()

/**
 * Reads the UTC days from `fromUtcDay` to `toUtcDay`, both included. The database sends only days that have changed since this process last read
 * them.
 */
export async function readDays(
  database: Kysely<CoreTables>,
  { clientId, fromUtcDay, toUtcDay, columnsOf }: DaysRequest,
): Promise<(OrderColumns | DaySums)[]> {
  const cache = cacheOf(database)
  const needsColumns = (utcDay: number) => columnsOf === undefined || columnsOf.has(utcDay)
  const keyOf = (utcDay: number) => JSON.stringify([clientId, utcDay, needsColumns(utcDay)])
  const known = Array.from({ length: toUtcDay - fromUtcDay + 1 }, (_, at) => fromUtcDay + at).flatMap((utcDay) => {
    const cached = cache.get(keyOf(utcDay))
    return cached ? [[utcDay, cached] as const] : []
  })
  const cached = new Map(known)
  const value = columnsOf ? sql`case when utc_day = any(${[...columnsOf]}::integer[]) then packed else sums end` : sql`packed`
  const { rows } = await sql<Row>`
    select utc_day, report_columns.version, case when known.version is null then ${selectBytes(value)} end as packed from report_columns
    left join unnest(${known.map(([utcDay]) => utcDay)}::integer[], ${known.map(([, { version }]) => version)}::bigint[]) as known (utc_day, version)
      using (utc_day, version)
    where client_id = ${clientId} and utc_day >= ${fromUtcDay} and utc_day <= ${toUtcDay}`.execute(database)
  return rows.flatMap(({ utc_day: utcDay, version, packed }) => {
    if (packed === null) return cached.get(utcDay)?.day ?? []
    const day = needsColumns(utcDay) ? unpackDay(utcDay, packed) : unpackSums(utcDay, packed)
    cache.set(keyOf(utcDay), { version, day })
    return day
  })
}

function cacheOf(database: Kysely<CoreTables>): LRUCache<string, CachedDay> {
  const known = caches.get(database)
  if (known) return known
  const made = new LRUCache<string, CachedDay>({ maxSize: MAX_CACHE_BYTES, sizeCalculation: ({ day }) => sizeOf(day) })
  caches.set(database, made)
  return made
}

function sizeOf(day: OrderColumns | DaySums): number {
  // All lists of the sums share the memory of one array, so its size is the size of all of them.
  if ('hours' in day) return DAY_BYTES + day.hours.buffer.byteLength
  const { minutes, states, mailDays, reasons, dimensions } = day
  const columns = [mailDays, reasons, ...Object.values(dimensions)]
  const bytes = columns.reduce((sum, column) => sum + (column?.cells.byteLength ?? 0) + (column?.values?.byteLength ?? 0), 0)
  return DAY_BYTES + minutes.byteLength + states.byteLength + bytes
}
