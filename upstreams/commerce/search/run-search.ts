import type { SearchRequest } from '@fondly/contracts/ocapi/search.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { Fault } from '../faults.ts'
import type { Tables } from '../store/tables.ts'
import { conditionOf } from './condition.ts'
import type { Fields } from './fields.ts'
import { selected } from './selector.ts'
import { withTypes } from './with-types.ts'

export type Search<Row> = {
  /** The name of the result, e.g. `order_search_result`. */
  type: string
  table: keyof Tables
  fields: Fields
  /** Makes the order of pages certain where the wished sorts leave it open. */
  key: RawBuilder<unknown>
  /** Beside what the query says: what this caller may see. */
  within?: RawBuilder<boolean>
  hit: (row: Row) => Record<string, unknown>
}

const DEFAULT_COUNT = 25
/** Characters of a query, so that nobody makes the database plan a book. */
const LONGEST_QUERY = 100_000

/** One page of a search, as its result document. */
export async function runSearch<Row>(
  database: Kysely<Tables>,
  request: SearchRequest,
  search: Search<Row>,
): Promise<Record<string, unknown>> {
  const { start = 0, count = DEFAULT_COUNT, select, sorts = [], query } = request
  if (JSON.stringify(query).length > LONGEST_QUERY) throw new Fault('MalformedSearchParameterException', 'The query is too long.')
  const where = sql<boolean>`${await conditionOf(query, search.fields)} and ${search.within ?? sql`true`}`
  const order = await Promise.all(
    sorts.map(
      async (sort) => sql`${(await search.fields(sort.field)).column} ${sort.sort_order === 'desc' ? sql`desc` : sql`asc`} nulls last`,
    ),
  )
  const table = sql.table(search.table)
  const { rows } = await sql<Row & { total: number }>`
    select *, count(*) over () as total from ${table} where ${where}
    order by ${sql.join([...order, search.key])} limit ${count} offset ${start}`.execute(database)
  // Past the last page no row is left to tell how many there are.
  const total = rows[0]?.total ?? (start > 0 ? await countOf(database, table, where) : 0)
  const hits = rows.map(search.hit)
  const page = (from: number) => ({ _type: 'result_page', start: from, count })
  const result = {
    _type: search.type,
    count: hits.length,
    start,
    total,
    ...(hits.length > 0 ? { hits } : {}),
    query: withTypes(query),
    ...(select === undefined ? {} : { select }),
    ...(sorts.length > 0 ? { sorts: sorts.map((sort) => ({ _type: 'sort', ...sort })) } : {}),
    ...(start + hits.length < total && hits.length > 0 ? { next: page(start + hits.length) } : {}),
    ...(start > 0 ? { previous: page(Math.max(0, start - count)) } : {}),
  }
  return select === undefined ? result : selected(result, select)
}

async function countOf(database: Kysely<Tables>, table: RawBuilder<unknown>, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${table} where ${where}`.execute(database)
  return rows[0]?.total ?? 0
}
