import * as z from 'zod'

/** The query language that order, customer, customer group and custom object search have in common. */
export type TermOperator = 'is' | 'one_of' | 'is_null' | 'is_not_null' | 'less' | 'greater' | 'not_in' | 'neq'
export type Value = string | number | boolean

export type Query =
  | { match_all_query: Record<string, unknown> }
  | { text_query: { fields: string[]; search_phrase: string } }
  | { term_query: { fields: string[]; operator: TermOperator; values?: Value[] } }
  | { bool_query: { must?: Query[]; should?: Query[]; must_not?: Query[] } }
  | { filtered_query: { query: Query; filter: Filter } }

export type Filter =
  | { term_filter: { field: string; operator: TermOperator; values?: Value[] } }
  | { range_filter: { field: string; from?: Value; to?: Value; from_inclusive?: boolean; to_inclusive?: boolean } }
  | { query_filter: { query: Query } }
  | { bool_filter: { operator: 'and' | 'or' | 'not'; filters: Filter[] } }

const FieldName = z.string().min(1).max(256)
const SearchValue = z.union([z.string().max(4000), z.number(), z.boolean()])
const Operator = z.enum(['is', 'one_of', 'is_null', 'is_not_null', 'less', 'greater', 'not_in', 'neq'])
const Fields = z.array(FieldName).min(1).max(20)
const Values = z.array(SearchValue).max(1000).optional()
const Queries = z.lazy(() => z.array(Query).max(100)).optional()

export const Query: z.ZodType<Query> = z.lazy(() =>
  z.union([
    z.strictObject({ match_all_query: z.looseObject({}) }),
    z.strictObject({ text_query: z.looseObject({ fields: Fields, search_phrase: z.string().min(1).max(1000) }) }),
    z.strictObject({ term_query: z.looseObject({ fields: Fields, operator: Operator, values: Values }) }),
    z.strictObject({ bool_query: z.looseObject({ must: Queries, should: Queries, must_not: Queries }) }),
    z.strictObject({ filtered_query: z.looseObject({ query: Query, filter: Filter }) }),
  ]),
)

const Filter: z.ZodType<Filter> = z.lazy(() =>
  z.union([
    z.strictObject({ term_filter: z.looseObject({ field: FieldName, operator: Operator, values: Values }) }),
    z.strictObject({
      range_filter: z.looseObject({
        field: FieldName,
        from: SearchValue.optional(),
        to: SearchValue.optional(),
        from_inclusive: z.boolean().optional(),
        to_inclusive: z.boolean().optional(),
      }),
    }),
    z.strictObject({ query_filter: z.looseObject({ query: Query }) }),
    z.strictObject({ bool_filter: z.looseObject({ operator: z.enum(['and', 'or', 'not']), filters: z.array(Filter).min(1).max(100) }) }),
  ]),
)

/** A page holds at most 200 hits. */
export const SEARCH_PAGE = 200

export const SearchRequest = z
  .strictObject({
    _v: z.string().optional(),
    _type: z.string().optional(),
    query: Query,
    select: z.string().max(1000).optional(),
    expand: z.array(z.string()).optional(),
    sorts: z
      .array(z.looseObject({ field: FieldName, sort_order: z.enum(['asc', 'desc']).default('asc') }))
      .max(10)
      .optional(),
    start: z.int().min(0).max(1_000_000).optional(),
    count: z.int().min(1).max(SEARCH_PAGE).optional(),
  })
  .describe('search_request')
export type SearchRequest = z.infer<typeof SearchRequest>
/** As it is written, before the defaults. */
export type SearchWish = z.input<typeof SearchRequest>

/** A page of hits; `hits` is left out when there are none. */
export function searchResult<Hit extends z.ZodType>(hit: Hit) {
  return z.looseObject({
    count: z.int().min(0),
    start: z.int().min(0).default(0),
    total: z.int().min(0),
    hits: z.array(hit).default([]),
  })
}
