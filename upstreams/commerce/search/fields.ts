import type { Value } from '@fondly/contracts/ocapi/search.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Attributes } from '../attributes.ts'
import { Fault } from '../faults.ts'
import type { AttributeType } from '../store/tables.ts'

export type Field = {
  column: RawBuilder<unknown>
  /** `folded` compares without case. */
  kind: 'text' | 'folded' | 'number' | 'instant' | 'boolean'
  /** Where an index answers equality in another form. */
  equals?: (value: unknown) => RawBuilder<boolean>
}
/** A field by its name on the wire; a name that cannot be searched is refused. */
export type Fields = (name: string) => Promise<Field>

/** The plain fields of a table, and its custom attributes as the registry types them. */
export function searchFields(plain: Record<string, Field>, attributes: Attributes, objectType: string): Fields {
  return async (name) => {
    const known = Object.hasOwn(plain, name) ? plain[name] : undefined
    if (known) return known
    const type = name.startsWith('c_') ? await attributes.typeOf(objectType, name) : undefined
    if (!type || type === 'list') throw new Fault('UnknownSearchFieldException', `The field '${name}' cannot be searched.`, { field: name })
    return customField(name, type)
  }
}

function customField(name: string, type: AttributeType): Field {
  // Containment is what the index on the attributes knows.
  const equals = (value: unknown) => sql<boolean>`custom @> ${JSON.stringify({ [name]: value })}::jsonb`
  const text = sql`(custom->>${name})`
  if (type === 'number') return { column: sql`${text}::numeric`, kind: 'number', equals }
  if (type === 'boolean') return { column: sql`${text}::boolean`, kind: 'boolean', equals }
  if (type === 'date' || type === 'datetime') return { column: sql`${text}::timestamptz`, kind: 'instant' }
  return { column: text, kind: 'text', equals }
}

/** A value as the field's column compares it, or a refusal. */
export function comparable({ kind }: Field, value: Value): unknown {
  switch (kind) {
    case 'text':
      return String(value)
    case 'folded':
      return String(value).toLowerCase()
    case 'boolean':
      return typeof value === 'boolean' ? value : refuse(value)
    case 'number':
      return Number.isFinite(Number(value)) ? Number(value) : refuse(value)
    case 'instant': {
      const instant = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? new Date(value) : undefined
      return instant && !Number.isNaN(instant.getTime()) ? instant : refuse(value)
    }
  }
}

function refuse(value: Value): never {
  throw new Fault('RangeFilterValueException', 'The value does not fit the type of its field.', { value })
}
