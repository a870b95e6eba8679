import { DIMENSIONS, type OrderColumns } from '@fondly/domain/reports/order-columns.ts'
import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { CoreTables } from '../store/tables.ts'
import { toNumbers, unpackValues } from './value-column.ts'

export type ColumnsRequest = { clientId: string; fromUtcDay: number; toUtcDay: number }
type Row = CoreTables['report_columns'] & { utc_day: number; version: number }
type CachedDay = { version: number; columns: OrderColumns }

/** Enough for three clients with a million orders in two years each. */
const MAX_CACHE_BYTES = 48 * 1024 * 1024
/** An empty day has a size too. */
const DAY_BYTES = 500
const COLUMNS = ['minutes', 'states', 'mail_days', 'reasons', ...DIMENSIONS] as const

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
  const unlessKnown = sql.join(COLUMNS.map((name) => sql`case when known.version is null then ${sql.ref(name)} end as ${sql.ref(name)}`))
  const { rows } = await sql<Row | { utc_day: number; states: null }>`
    select utc_day, report_columns.version, ${unlessKnown} from report_columns
    left join unnest(${known.map(([utcDay]) => utcDay)}::integer[], ${known.map(([, { version }]) => version)}::bigint[]) as known (utc_day, version)
      using (utc_day, version)
    where client_id = ${clientId} and utc_day >= ${fromUtcDay} and utc_day <= ${toUtcDay}`.execute(database)
  return rows.map((row) => {
    const before = row.states === null ? cached.get(row.utc_day) : undefined
    if (before) return before.columns
    const read = row as Row // every day that is not known comes with its columns
    const columns = toColumns(read)
    cache.set(keyOf(row.utc_day), { version: read.version, columns })
    return columns
  })
}

function toColumns(row: Row): OrderColumns {
  const orders = row.states.length
  return {
    utcDay: row.utc_day,
    minutes: toNumbers(row.minutes, 2),
    states: row.states,
    mailDays: unpackValues(row.mail_days, orders),
    reasons: unpackValues(row.reasons, orders),
    dimensions: Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, unpackValues(row[dimension], orders)])),
  }
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
