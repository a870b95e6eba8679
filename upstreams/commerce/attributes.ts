import type { Env } from '@fondly/kit/env.ts'
import type { Kysely } from 'kysely'
import { Fault } from './faults.ts'
import type { AttributeType, Tables } from './store/tables.ts'

export type Custom = Record<string, unknown>
export type Attributes = ReturnType<typeof attributeRegistry>

const MAX_STRING_BYTES = 4000
const MAX_TEXT_BYTES = 65_536
const CACHE_TTL_MS = 60_000

/** The `c_` attributes of each object type and their types, cached for a minute. */
export function attributeRegistry(database: Kysely<Tables>, env: Env) {
  let cache: { until: number; types: Promise<Map<string, AttributeType>> } | undefined

  const types = () => {
    const now = env.clock().getTime()
    if (cache && now < cache.until) return cache.types
    const fresh = readTypes(database)
    cache = { until: now + CACHE_TTL_MS, types: fresh }
    fresh.catch(() => (cache = undefined))
    return fresh
  }
  const findType = async (objectType: string, attribute: string) => (await types()).get(`${objectType}.${attribute}`)

  /** Reads the `c_` attributes of a request. Refuses unknown ones and wrong types; null removes an attribute. */
  const readCustom = async (objectType: string, document: Record<string, unknown>): Promise<Custom> => {
    const custom: Custom = {}
    for (const [attribute, value] of Object.entries(document)) {
      if (!attribute.startsWith('c_')) continue
      const type = await findType(objectType, attribute)
      if (!type || (value !== null && !fits(type, value))) {
        throw new Fault('InvalidCustomPropertyException', `The custom property '${attribute}' is not defined so for '${objectType}'.`)
      }
      if (typeof value === 'string' && Buffer.byteLength(value) > (type === 'text' ? MAX_TEXT_BYTES : MAX_STRING_BYTES)) {
        throw new Fault('PropertyConstraintViolationException', `The property '${attribute}' is too long.`, {
          document: objectType,
          path: `$.${attribute}`,
        })
      }
      custom[attribute] = value
    }
    return custom
  }
  return { findType, readCustom }
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

/** The attributes after a change; nulls remove attributes. */
export function mergeCustom(custom: Custom, change: Custom): Custom {
  return Object.fromEntries(Object.entries({ ...custom, ...change }).filter(([, value]) => value !== null))
}
