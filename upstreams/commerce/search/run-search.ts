import { SEARCH_PAGE_SIZE, type SearchRequest } from '@fondly/contracts/ocapi/search.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { Fault } from '../faults.ts'
import type { Tables } from '../store/tables.ts'
import { valueConstraint } from '../query-number.ts'
import { toCondition } from './condition.ts'
import type { Fields } from './fields.ts'
import { basics, parseSelector, selected } from './selector.ts'
import { withTypes } from './with-types.ts'

export type Search<Row> = {
  /** The name of the result, e.g. `order_search_result`. */
  type: string
  /** The `from` clause: a table or a subquery. */
  from: RawBuilder<unknown>
  fields: Fields
  /** The last sort key. It is unique, so that each row has exactly one place in the pages. */
  key: RawBuilder<unknown>
  /** Limits the result to what this caller may see. */
  within?: RawBuilder<boolean>
  hit: (row: Row) => Record<string, unknown>
  /** The properties of a hit when the request has no selector: 'basics' in the Data API, 'everything' in the Shop API. */
  unselected: 'basics' | 'everything'
  /** The limit of `start` + `count`, where there is one. */
  reach?: number
}

const DEFAULT_COUNT = 25
/** Longer queries are refused, because the database would need too long to plan them. */
const MAX_QUERY_CHARACTERS = 100_000

/** Runs a search and returns one page as the result document. */
export async function runSearch<Row>(
  database: Kysely<Tables>,
  request: SearchRequest,
  search: Search<Row>,
): Promise<Record<string, unknown>> {
  const { start = 0, count = DEFAULT_COUNT, select, sorts = [], query } = request
  refuseUnreadable(request, search.reach)
  const where = sql<boolean>`${await toCondition(query, search.fields)} and ${search.within ?? sql`true`}`
  const order = await Promise.all(sorts.map((sort) => ordered(search.fields, sort)))
  const { rows } = await sql<Row & { total: number }>`
    select *, count(*) over () as total from ${search.from} where ${where}
    order by ${sql.join([...order, search.key])} limit ${count} offset ${start}`.execute(database)
  // Rows carry the total. A page after the last one has no row, so the rows are counted with another statement.
  const total = rows[0]?.total ?? (start > 0 ? await countRows(database, search.from, where) : 0)
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
  if (JSON.stringify(query).length > MAX_QUERY_CHARACTERS) throw new Fault('MalformedSearchParameterException', 'The query is too long.')
  if (count > SEARCH_PAGE_SIZE) throw valueConstraint('count', SEARCH_PAGE_SIZE)
  if (reach !== undefined && start + count > reach) throw valueConstraint('start', reach - count)
  // These searches have no expansions.
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

async function countRows(database: Kysely<Tables>, from: RawBuilder<unknown>, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${from} where ${where}`.execute(database)
  return rows[0]?.total ?? 0
}
