import type { Filter, Query, TermOperator, Value } from '@fondly/contracts/ocapi/search.ts'
import { type RawBuilder, sql } from 'kysely'
import { Fault } from '../faults.ts'
import { comparable, type Field, type Fields } from './fields.ts'

type Condition = RawBuilder<boolean>
const ALWAYS: Condition = sql<boolean>`true`
const NEVER: Condition = sql<boolean>`false`

/** A query of the platform's language as a condition of SQL; every value is a parameter. */
export async function conditionOf(query: Query, fields: Fields): Promise<Condition> {
  if ('match_all_query' in query) return ALWAYS
  if ('text_query' in query) {
    const { fields: names, search_phrase: phrase } = query.text_query
    const words = (field: Field) =>
      sql<boolean>`to_tsvector('simple', coalesce(${field.column}::text, '')) @@ plainto_tsquery('simple', ${phrase})`
    return anyOf((await Promise.all(names.map(fields))).map(words))
  }
  if ('term_query' in query) {
    const { fields: names, operator, values } = query.term_query
    return anyOf((await Promise.all(names.map(fields))).map((field) => term(field, operator, values ?? [])))
  }
  if ('bool_query' in query) {
    const { must = [], should = [], must_not: mustNot = [] } = query.bool_query
    const all = (queries: Query[]) => Promise.all(queries.map((part) => conditionOf(part, fields)))
    return allOf([
      ...(await all(must)),
      ...(should.length > 0 ? [anyOf(await all(should))] : []),
      ...(mustNot.length > 0 ? [not(anyOf(await all(mustNot)))] : []),
    ])
  }
  const { query: inner, filter } = query.filtered_query
  return allOf([await conditionOf(inner, fields), await filterCondition(filter, fields)])
}

async function filterCondition(filter: Filter, fields: Fields): Promise<Condition> {
  if ('query_filter' in filter) return conditionOf(filter.query_filter.query, fields)
  if ('term_filter' in filter) {
    const { field, operator, values } = filter.term_filter
    return term(await fields(field), operator, values ?? [])
  }
  if ('range_filter' in filter) {
    const { field: name, from, to, from_inclusive: fromInclusive = true, to_inclusive: toInclusive = true } = filter.range_filter
    if (from === undefined && to === undefined) throw new Fault('RangeFilterValueException', 'A range needs an end.', { field: name })
    const field = await fields(name)
    return allOf([
      ...(from === undefined ? [] : [compare(field, fromInclusive ? sql`>=` : sql`>`, from)]),
      ...(to === undefined ? [] : [compare(field, toInclusive ? sql`<=` : sql`<`, to)]),
    ])
  }
  const { operator, filters } = filter.bool_filter
  const conditions = await Promise.all(filters.map((part) => filterCondition(part, fields)))
  if (operator === 'and') return allOf(conditions)
  return operator === 'or' ? anyOf(conditions) : not(anyOf(conditions))
}

function term(field: Field, operator: TermOperator, values: Value[]): Condition {
  const needed = operator === 'is_null' || operator === 'is_not_null' ? 0 : operator === 'one_of' || operator === 'not_in' ? undefined : 1
  const [value] = values
  if (needed === undefined ? value === undefined : values.length !== needed) {
    throw new Fault('TermOperatorMismatchValuesException', `The operator '${operator}' does not go with ${values.length} values.`, {
      operator,
    })
  }
  if (operator === 'is_null') return sql<boolean>`${field.column} is null`
  if (operator === 'is_not_null') return sql<boolean>`${field.column} is not null`
  if (operator === 'one_of') return anyOf(values.map((one) => equal(field, one)))
  if (operator === 'not_in') return not(anyOf(values.map((one) => equal(field, one))))
  if (value === undefined) return NEVER
  if (operator === 'is') return equal(field, value)
  if (operator === 'neq') return not(equal(field, value))
  return compare(field, operator === 'less' ? sql`<` : sql`>`, value)
}

function equal(field: Field, value: Value): Condition {
  return field.equals ? field.equals(comparable(field, value)) : compare(field, sql`=`, value)
}

function compare(field: Field, operator: RawBuilder<unknown>, value: Value): Condition {
  return sql<boolean>`${field.column} ${operator} ${comparable(field, value)}`
}

const allOf = (conditions: Condition[]): Condition => (conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : ALWAYS)
const anyOf = (conditions: Condition[]): Condition => (conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : NEVER)
// An absent value is not equal to anything, so it stays in.
const not = (condition: Condition): Condition => sql<boolean>`(${condition}) is not true`
