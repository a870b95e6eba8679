import { type Filter, type Query, type Range2, TERM_OPERATORS, type TermOperator, type Value } from '@fondly/contracts/ocapi/search.ts'
import { type RawBuilder, sql } from 'kysely'
import { Fault } from '../faults.ts'
import { comparable, type Fields, type NamedField, TYPE_NAMES } from './fields.ts'

type Condition = RawBuilder<boolean>
const ALWAYS: Condition = sql<boolean>`true`
const NEVER: Condition = sql<boolean>`false`

/**
 * Translates a query of the platform's search language into an SQL condition; every value becomes a parameter. `inside` names the repeated part of
 * the document that a surrounding nested query searches; it is undefined outside one.
 */
export async function toCondition(query: Query, fields: Fields, inside?: string): Promise<Condition> {
  if ('match_all_query' in query) return ALWAYS
  if ('text_query' in query) {
    const { fields: names, search_phrase: phrase } = query.text_query
    const words = (field: NamedField) =>
      inAnyPart(
        field,
        fields,
        inside,
        sql<boolean>`to_tsvector('simple', coalesce(${field.column}::text, '')) @@ plainto_tsquery('simple', ${phrase})`,
      )
    return anyOf((await Promise.all(names.map(fields.named))).map(words))
  }
  if ('term_query' in query) {
    const { fields: names, operator, values } = query.term_query
    return anyOf((await Promise.all(names.map(fields.named))).map((field) => term(field, fields, inside, operator, values ?? [])))
  }
  if ('bool_query' in query) {
    const { must = [], should = [], must_not: mustNot = [] } = query.bool_query
    const all = (queries: Query[]) => Promise.all(queries.map((one) => toCondition(one, fields, inside)))
    return allOf([
      ...(await all(must)),
      ...(should.length > 0 ? [anyOf(await all(should))] : []),
      ...(mustNot.length > 0 ? [not(anyOf(await all(mustNot)))] : []),
    ])
  }
  if ('nested_query' in query) {
    const { path, query: inner } = query.nested_query
    const from = Object.hasOwn(fields.parts, path) ? fields.parts[path] : undefined
    if (!from) throw new Fault('UnknownSearchFieldException', `The path '${path}' cannot be searched.`, { field: path })
    return sql<boolean>`exists (select from ${from} where ${await toCondition(inner, fields, path)})`
  }
  const { query: inner, filter } = query.filtered_query
  return allOf([await toCondition(inner, fields, inside), await filterCondition(filter, fields, inside)])
}

async function filterCondition(filter: Filter, fields: Fields, inside?: string): Promise<Condition> {
  if ('query_filter' in filter) return toCondition(filter.query_filter.query, fields, inside)
  if ('term_filter' in filter) {
    const { field, operator, values } = filter.term_filter
    return term(await fields.named(field), fields, inside, operator, values ?? [])
  }
  if ('range_filter' in filter) {
    const { field: name, from, to, from_inclusive: fromInclusive = true, to_inclusive: toInclusive = true } = filter.range_filter
    if (from === undefined && to === undefined) throw openRange(name)
    const field = await rangeField(name, fields)
    return inAnyPart(field, fields, inside, allOf([atLeast(field, from, fromInclusive), atMost(field, to, toInclusive)]))
  }
  if ('range2_filter' in filter) return range2(filter.range2_filter, fields)
  const { operator, filters } = filter.bool_filter
  const conditions = await Promise.all(filters.map((one) => filterCondition(one, fields, inside)))
  if (operator === 'and') return allOf(conditions)
  return operator === 'or' ? anyOf(conditions) : not(anyOf(conditions))
}

/** Compares the range from one field to another with the requested range. A missing end of the requested range is open. */
async function range2(range: Range2, fields: Fields): Promise<Condition> {
  const { from_value: low, to_value: high, from_inclusive: fromInclusive = true, to_inclusive: toInclusive = true } = range
  if (low === undefined && high === undefined) {
    throw openRange(range.from_field)
  }
  const [from, to] = [await rangeField(range.from_field, fields), await rangeField(range.to_field, fields)]
  switch (range.filter_mode ?? 'overlap') {
    case 'overlap':
      return allOf([atMost(from, high, toInclusive), atLeast(to, low, fromInclusive)])
    case 'containing':
      return allOf([atMost(from, low, fromInclusive), atLeast(to, high, toInclusive)])
    case 'contained':
      return allOf([atLeast(from, low, fromInclusive), atMost(to, high, toInclusive)])
  }
}

async function rangeField(name: string, fields: Fields): Promise<NamedField> {
  const field = await fields.named(name)
  if (field.kind !== 'boolean') return field
  throw new Fault('RangeFilterTypeException', `The field '${name}' has no order, so that no range can be asked of it.`, {
    field: name,
    type: TYPE_NAMES[field.kind],
  })
}

function term(field: NamedField, fields: Fields, inside: string | undefined, operatorName: string, values: Value[]): Condition {
  const operator = readOperator(operatorName)
  const [value] = values
  if (!takesValues(operator, values.length)) {
    throw new Fault('TermOperatorMismatchValuesException', `The operator '${operator}' cannot take ${values.length} values.`, {
      field: field.name,
      operator,
    })
  }
  const any = (condition: Condition) => inAnyPart(field, fields, inside, condition)
  if (operator === 'is_null') return not(any(sql<boolean>`${field.column} is not null`))
  if (operator === 'is_not_null') return any(sql<boolean>`${field.column} is not null`)
  if (operator === 'one_of') return any(anyOf(values.map((one) => equal(field, one))))
  if (operator === 'not_in') return not(any(anyOf(values.map((one) => equal(field, one)))))
  if (value === undefined) return NEVER
  if (operator === 'is') return any(equal(field, value))
  if (operator === 'neq') return not(any(equal(field, value)))
  return any(compareTerm(field, operator === 'less' ? sql`<` : sql`>`, value))
}

function takesValues(operator: TermOperator, count: number): boolean {
  switch (operator) {
    case 'is_null':
    case 'is_not_null':
      return count === 0
    case 'one_of':
    case 'not_in':
      return count > 0
    default:
      return count === 1
  }
}

function readOperator(operatorName: string): TermOperator {
  const operator = TERM_OPERATORS.find((one) => one === operatorName)
  if (operator) return operator
  throw new Fault('UnknownSearchOperatorException', `The operator '${operatorName}' is not known.`, { operator: operatorName })
}

// A field of a repeated part matches if one of the parts matches. Inside a nested query, the condition is only about the part of that query.
function inAnyPart({ part }: NamedField, { parts }: Fields, inside: string | undefined, condition: Condition): Condition {
  return part === undefined || part === inside
    ? condition
    : sql<boolean>`exists (select from ${parts[part] ?? sql`nothing`} where ${condition})`
}

function equal(field: NamedField, value: Value): Condition {
  return field.equals ? field.equals(termValue(field, value)) : compareTerm(field, sql`=`, value)
}

const atLeast = (field: NamedField, value: Value | undefined, inclusive: boolean): Condition =>
  value === undefined ? ALWAYS : compare(field, inclusive ? sql`>=` : sql`>`, value)
const atMost = (field: NamedField, value: Value | undefined, inclusive: boolean): Condition =>
  value === undefined ? ALWAYS : compare(field, inclusive ? sql`<=` : sql`<`, value)

function compare(field: NamedField, operator: RawBuilder<unknown>, value: Value): Condition {
  const end = comparable(field, value)
  if (end) return sql<boolean>`${field.column} ${operator} ${end.value}`
  throw new Fault('RangeFilterValueException', 'The value cannot be compared with its field.', { field: field.name, value: String(value) })
}

function compareTerm(field: NamedField, operator: RawBuilder<unknown>, value: Value): Condition {
  return sql<boolean>`${field.column} ${operator} ${termValue(field, value)}`
}

function termValue(field: NamedField, value: Value): unknown {
  const term = comparable(field, value)
  if (term) return term.value
  throw new Fault('InvalidSearchFieldTypeException', 'The value does not have the type of its field.', {
    field: field.name,
    value: String(value),
    type: TYPE_NAMES[field.kind],
  })
}

function openRange(field: string): Fault {
  return new Fault('RangeFilterValueException', 'A range needs at least one end.', { field, value: '' })
}

const allOf = (conditions: Condition[]): Condition => (conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : ALWAYS)
const anyOf = (conditions: Condition[]): Condition => (conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : NEVER)
// `is not true` also keeps rows whose value is null.
const not = (condition: Condition): Condition => sql<boolean>`(${condition}) is not true`
