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
  /** Of one of several parts of a document: the name of that part. Any of them may fit, unless a nested query names the same part. */
  part?: string
  /** The words of a list, of which only those are known. */
  checked?: (value: Value) => void
  /** False where pages cannot be put in order by it. */
  sortable?: boolean
}
/** The parts of a document of which there may be several, as what stands in a `from` clause. */
export type Parts = Record<string, RawBuilder<unknown>>
/** The fields of an object, by their names on the wire; a name that cannot be searched is refused. */
export type NamedField = Field & { name: string }
export type Fields = { named: (name: string) => Promise<NamedField>; parts: Parts }

/** The plain fields of a table, and its custom attributes as the registry types them. */
export function searchFields(plain: Record<string, Field>, attributes: Attributes, objectType: string, parts: Parts = {}): Fields {
  const named = async (name: string): Promise<NamedField> => {
    const known = Object.hasOwn(plain, name) ? plain[name] : undefined
    if (known) return { ...known, name }
    const type = name.startsWith('c_') ? await attributes.typeOf(objectType, name) : undefined
    if (!type) throw new Fault('UnknownSearchFieldException', `The field '${name}' cannot be searched.`, { field: name })
    if (type === 'list') throw new Fault('UnqueryableFieldException', `The field '${name}' cannot be queried.`, { field: name })
    return { ...customField(name, type), name }
  }
  return { named, parts }
}

export const textField = (column: string): Field => ({ column: sql.ref(column), kind: 'text' })
export const foldedField = (column: string): Field => ({ column: sql`lower(${sql.ref(column)})`, kind: 'folded' })
export const instantField = (column: string): Field => ({ column: sql.ref(column), kind: 'instant' })
/** A field of the wire of which this shop has nothing: it is there to be asked for, and empty. */
export const emptyField: Field = { column: sql`null::text`, kind: 'text' }

function customField(name: string, type: AttributeType): Field {
  // Containment is what the index on the attributes knows.
  const equals = (value: unknown) => sql<boolean>`custom @> ${JSON.stringify({ [name]: value })}::jsonb`
  const text = sql`(custom->>${name})`
  if (type === 'number') return { column: sql`${text}::numeric`, kind: 'number', equals }
  if (type === 'boolean') return { column: sql`${text}::boolean`, kind: 'boolean', equals }
  if (type === 'date' || type === 'datetime') return { column: sql`${text}::timestamptz`, kind: 'instant' }
  return { column: text, kind: 'text', equals }
}

/** How the platform calls the types of fields. */
export const TYPE_NAMES: Record<Field['kind'], string> = {
  text: 'String',
  folded: 'String',
  number: 'Number',
  instant: 'DateTime',
  boolean: 'Boolean',
}

/** A value as the field's column compares it; undefined when it does not have the type of its field. */
export function comparable(field: Field, value: Value): { value: unknown } | undefined {
  field.checked?.(value)
  switch (field.kind) {
    case 'text':
      return { value: String(value) }
    case 'folded':
      return { value: String(value).toLowerCase() }
    case 'boolean':
      return typeof value === 'boolean' ? { value } : undefined
    case 'number':
      return value !== '' && Number.isFinite(Number(value)) ? { value: Number(value) } : undefined
    case 'instant': {
      const instant = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? new Date(value) : undefined
      return instant && !Number.isNaN(instant.getTime()) ? { value: instant } : undefined
    }
  }
}
