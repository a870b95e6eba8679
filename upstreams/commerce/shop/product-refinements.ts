import { type RawBuilder, sql } from 'kysely'
import { malformedParameter } from '../faults.ts'
import type { CommerceContext } from '../context.ts'

type Condition = RawBuilder<boolean>

/** Reads `refine`, `refine_1` ... `refine_9`, each `name=value`. The last value of a name counts. */
export function readRefinements(query: URLSearchParams): Record<string, string> {
  const refinements: Record<string, string> = {}
  for (const [name, value] of query) {
    if (!/^refine(_[1-9])?$/.test(name)) continue
    const [, id, wanted] = /^([^=]+)=(.+)$/.exec(value) ?? []
    if (id === undefined || wanted === undefined) malformed(name, value, 'A refinement must be a name and a value.')
    refinements[id] = wanted
  }
  return refinements
}

/** Returns the refinements as one SQL condition. */
export async function toRefinementCondition(context: CommerceContext, refinements: Record<string, string>): Promise<Condition> {
  const conditions = await Promise.all(Object.entries(refinements).map(([id, value]) => refinement(context, id, value)))
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`
}

async function refinement({ attributes }: CommerceContext, id: string, value: string): Promise<Condition> {
  const values = value.split('|')
  switch (id) {
    case 'cgid':
      return values.includes('root') ? sql<boolean>`true` : sql<boolean>`category_id = any(${values})`
    case 'price': {
      const [, from, to] =
        /^\((\d+(?:\.\d+)?)?\.\.(\d+(?:\.\d+)?)?\)$/.exec(value) ??
        malformed('refine', `price=${value}`, 'A price must be a range like (1..5).')
      return sql<boolean>`price between ${Number(from ?? 0)} and ${to === undefined ? 1e9 : Number(to)}`
    }
    case 'orderable_only':
      return value === 'true' ? sql<boolean>`orderable` : sql<boolean>`true`
    case 'htypes':
      return values.includes('product') ? sql<boolean>`true` : sql<boolean>`false`
    case 'pmid':
      // No product has a promotion, so nothing matches.
      return sql<boolean>`false`
    default: {
      const type = id.startsWith('c_') ? await attributes.findType('product', id) : undefined
      if (!type || type === 'list') malformed('refine', `${id}=${value}`, `There is no refinement '${id}'.`)
      return sql<boolean>`custom->>${id} = any(${values})`
    }
  }
}

function malformed(parameter: string, value: string, message: string): never {
  throw malformedParameter(parameter, value, message)
}
