import type { Env } from '@fondly/kit/env.ts'
import type { Kysely } from 'kysely'
import { Fault } from './faults.ts'
import type { AttributeType, Tables } from './store/tables.ts'

export type Custom = Record<string, unknown>
export type Attributes = ReturnType<typeof attributeRegistry>

const STRING = 4000
const TEXT = 65_536
const KEPT_MILLISECONDS = 60_000

/** Which `c_` attributes an object type has and what may stand in them; kept for a minute. */
export function attributeRegistry(database: Kysely<Tables>, env: Env) {
  let kept: { until: number; types: Promise<Map<string, AttributeType>> } | undefined

  const types = () => {
    const now = env.clock().getTime()
    if (kept && now < kept.until) return kept.types
    const fresh = readTypes(database)
    kept = { until: now + KEPT_MILLISECONDS, types: fresh }
    fresh.catch(() => (kept = undefined))
    return fresh
  }
  const typeOf = async (objectType: string, attribute: string) => (await types()).get(`${objectType}.${attribute}`)

  /** The `c_` attributes of a document that was sent, each known and of its type; a null takes one away. */
  const customOf = async (objectType: string, document: Record<string, unknown>): Promise<Custom> => {
    const custom: Custom = {}
    for (const [attribute, value] of Object.entries(document)) {
      if (!attribute.startsWith('c_')) continue
      const type = await typeOf(objectType, attribute)
      if (!type || (value !== null && !fits(type, value))) {
        throw new Fault('InvalidCustomPropertyException', `The custom property '${attribute}' is not defined so for '${objectType}'.`)
      }
      if (typeof value === 'string' && value.length > (type === 'text' ? TEXT : STRING)) {
        throw new Fault('PropertyConstraintViolationException', `The property '${attribute}' is too long.`, {
          document: objectType,
          path: `$.${attribute}`,
        })
      }
      custom[attribute] = value
    }
    return custom
  }
  return { typeOf, customOf }
}

async function readTypes(database: Kysely<Tables>): Promise<Map<string, AttributeType>> {
  const rows = await database.selectFrom('attribute').selectAll().execute()
  return new Map(rows.map((row) => [`${row.object_type}.${row.attribute_id}`, row.value_type]))
}

function fits(type: AttributeType, value: unknown): boolean {
  switch (type) {
    case 'string':
    case 'text':
      return typeof value === 'string'
    case 'boolean':
      return typeof value === 'boolean'
    case 'number':
      return typeof value === 'number'
    case 'date':
    case 'datetime':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) && !Number.isNaN(Date.parse(value))
    case 'list':
      return Array.isArray(value)
  }
}

/** The attributes after a change: new ones over old ones, nulls removed. */
export function changed(custom: Custom, change: Custom): Custom {
  return Object.fromEntries(Object.entries({ ...custom, ...change }).filter(([, value]) => value !== null))
}
