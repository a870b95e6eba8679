import * as z from 'zod'

/** The operators of the query language in which orders, customers, customer groups and custom objects are searched. */
export const TERM_OPERATORS = ['is', 'one_of', 'is_null', 'is_not_null', 'less', 'greater', 'not_in', 'neq'] as const
export type TermOperator = (typeof TERM_OPERATORS)[number]
export type Value = string | number | boolean

/**
 * Compares fields with values. If a `term_query` names several fields, one matching field is enough. The operator is any text, so that the server can
 * name an unknown one in its fault.
 */
type Term = { operator: string; values?: Value[] }

export type Query =
  | { match_all_query: Record<string, unknown> }
  | { text_query: { fields: string[]; search_phrase: string } }
  | { term_query: { fields: string[] } & Term }
  | { bool_query: { must?: Query[]; should?: Query[]; must_not?: Query[] } }
  | { filtered_query: { query: Query; filter: Filter } }
  | { nested_query: { path: string; query: Query; score_mode?: 'avg' | 'total' | 'max' | 'none' } }

export type Filter =
  | { term_filter: { field: string } & Term }
  | { range_filter: { field: string; from?: Value; to?: Value; from_inclusive?: boolean; to_inclusive?: boolean } }
  | { range2_filter: Range2 }
  | { query_filter: { query: Query } }
  | { bool_filter: { operator: 'and' | 'or' | 'not'; filters: Filter[] } }

/** Compares the range between two fields with the range between two values. */
export type Range2 = {
  from_field: string
  to_field: string
  from_value?: Value
  to_value?: Value
  from_inclusive?: boolean
  to_inclusive?: boolean
  filter_mode?: 'overlap' | 'containing' | 'contained'
}

const FieldName = z.string().min(1).max(256)
const SearchValue = z.union([z.string().max(4000), z.number(), z.boolean()])
const Operator = z.string().min(1).max(40)
const Fields = z.array(FieldName).min(1).max(20)
const Values = z.array(SearchValue).max(1000).optional()
const Queries = z.lazy(() => z.array(Query).max(100)).optional()
const Flag = z.boolean().optional()

/** Creates the schema of a part of a query: its own properties, and an optional type. */
function part<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ _type: z.string().optional(), ...shape })
}

export const Query: z.ZodType<Query> = z.lazy(() =>
  z.union([
    z.strictObject({ match_all_query: z.looseObject({}) }),
    z.strictObject({ text_query: part({ fields: Fields, search_phrase: z.string().min(1).max(1000) }) }),
    z.strictObject({ term_query: part({ fields: Fields, operator: Operator, values: Values }) }),
    z.strictObject({ bool_query: part({ must: Queries, should: Queries, must_not: Queries }) }),
    z.strictObject({ filtered_query: part({ query: Query, filter: Filter }) }),
    z.strictObject({
      nested_query: part({ path: FieldName, query: Query, score_mode: z.enum(['avg', 'total', 'max', 'none']).optional() }),
    }),
  ]),
)

const Filter: z.ZodType<Filter> = z.lazy(() =>
  z.union([
    z.strictObject({ term_filter: part({ field: FieldName, operator: Operator, values: Values }) }),
    z.strictObject({
      range_filter: part({
        field: FieldName,
        from: SearchValue.optional(),
        to: SearchValue.optional(),
        from_inclusive: Flag,
        to_inclusive: Flag,
      }),
    }),
    z.strictObject({
      range2_filter: part({
        from_field: FieldName,
        to_field: FieldName,
        from_value: SearchValue.optional(),
        to_value: SearchValue.optional(),
        from_inclusive: Flag,
        to_inclusive: Flag,
        filter_mode: z.enum(['overlap', 'containing', 'contained']).optional(),
      }),
    }),
    z.strictObject({ query_filter: part({ query: Query }) }),
    z.strictObject({ bool_filter: part({ operator: z.enum(['and', 'or', 'not']), filters: z.array(Filter).min(1).max(100) }) }),
  ]),
)

/** The largest number of hits on one page. */
export const SEARCH_PAGE_SIZE = 200

export const SearchRequest = z
  .strictObject({
    _v: z.string().optional(),
    _type: z.string().optional(),
    query: Query,
    select: z.string().max(1000).optional(),
    expand: z.array(z.string().max(256)).max(20).optional(),
    sorts: z
      .array(part({ field: FieldName, sort_order: z.enum(['asc', 'desc']).default('asc') }))
      .max(10)
      .optional(),
    start: z.int().min(0).max(1_000_000).optional(),
    // The schema has no upper limit, because the server answers a number that is too large with its own fault.
    count: z.int().min(1).optional(),
  })
  .describe('search_request')
export type SearchRequest = z.infer<typeof SearchRequest>
/** The request as a caller writes it. Properties with a default are optional. */
export type SearchQuery = z.input<typeof SearchRequest>

/** A page of hits. `hits` is absent if nothing was found. */
export function searchResult<Hit extends z.ZodType>(hit: Hit) {
  return z.looseObject({
    count: z.int().min(0),
    start: z.int().min(0).default(0),
    total: z.int().min(0),
    hits: z.array(hit).default([]),
  })
}
