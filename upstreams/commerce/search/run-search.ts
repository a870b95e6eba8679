import { SEARCH_PAGE, type SearchRequest } from '@fondly/contracts/ocapi/search.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { Fault } from '../faults.ts'
import type { Tables } from '../store/tables.ts'
import { valueConstraint } from '../query-number.ts'
import { conditionOf } from './condition.ts'
import type { Fields } from './fields.ts'
import { basics, parseSelector, selected } from './selector.ts'
import { withTypes } from './with-types.ts'

export type Search<Row> = {
  /** The name of the result, e.g. `order_search_result`. */
  type: string
  /** What is searched: a table, or what stands for one in a `from` clause. */
  from: RawBuilder<unknown>
  fields: Fields
  /** Makes the order of pages certain where the wished sorts leave it open. */
  key: RawBuilder<unknown>
  /** Beside what the query says: what this caller may see. */
  within?: RawBuilder<boolean>
  hit: (row: Row) => Record<string, unknown>
  /** What is told of a hit when nothing was selected: the Data API is short then, the Shop API tells all. */
  unselected: 'basics' | 'everything'
  /** How far pages may reach, where there is an end to it: `start` and `count` together. */
  reach?: number
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
  refuseUnreadable(request, search.reach)
  const where = sql<boolean>`${await conditionOf(query, search.fields)} and ${search.within ?? sql`true`}`
  const order = await Promise.all(sorts.map((sort) => ordered(search.fields, sort)))
  const { rows } = await sql<Row & { total: number }>`
    select *, count(*) over () as total from ${search.from} where ${where}
    order by ${sql.join([...order, search.key])} limit ${count} offset ${start}`.execute(database)
  // Past the last page no row is left to tell how many there are.
  const total = rows[0]?.total ?? (start > 0 ? await countOf(database, search.from, where) : 0)
  const hits = rows.map((row) => (select === undefined && search.unselected === 'basics' ? basics(search.hit(row)) : search.hit(row)))
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

function refuseUnreadable(
  { query, start = 0, count = DEFAULT_COUNT, expand = [], select }: SearchRequest,
  reach: number | undefined,
): void {
  if (JSON.stringify(query).length > LONGEST_QUERY) throw new Fault('MalformedSearchParameterException', 'The query is too long.')
  if (count > SEARCH_PAGE) throw valueConstraint('count', SEARCH_PAGE)
  if (reach !== undefined && start + count > reach) throw valueConstraint('start', reach - count)
  // None of these searches has anything to expand.
  if (expand[0] !== undefined) {
    throw new Fault('InvalidExpandValueException', `Nothing here can be expanded, '${expand[0]}' neither.`, { expandValue: expand[0] })
  }
  if (select !== undefined) parseSelector(select)
}

async function ordered(fields: Fields, { field: name, sort_order: direction }: { field: string; sort_order: 'asc' | 'desc' }) {
  const { column, sortable = true, part } = await fields.named(name)
  if (!sortable || part !== undefined)
    throw new Fault('FieldNotSortableException', `The field '${name}' cannot be sorted by.`, { field: name })
  return sql`${column} ${direction === 'desc' ? sql`desc` : sql`asc`} nulls last`
}

async function countOf(database: Kysely<Tables>, from: RawBuilder<unknown>, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${from} where ${where}`.execute(database)
  return rows[0]?.total ?? 0
}
