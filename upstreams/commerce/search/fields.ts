import type { Value } from '@fondly/contracts/ocapi/search.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Attributes } from '../attributes.ts'
import { Fault } from '../faults.ts'
import type { AttributeType } from '../store/tables.ts'

export type Field = {
  column: RawBuilder<unknown>
  /** 'folded' is text that is compared without regard to case. */
  kind: 'text' | 'folded' | 'number' | 'instant' | 'boolean'
  /** Makes the condition for equality, if an index supports another condition than `=`. */
  equals?: (value: unknown) => RawBuilder<boolean>
  /** The name of the repeated part that holds the field. One matching part is enough, unless a nested query names the part. */
  part?: string
  /** Throws for a value that the field cannot have. */
  checked?: (value: Value) => void
  /** False if results cannot be sorted by it. */
  sortable?: boolean
}
/** The repeated parts of a document, as `from` clauses. */
export type Parts = Record<string, RawBuilder<unknown>>
/** The searchable fields of an object by their wire names; `named` refuses other names. */
export type NamedField = Field & { name: string }
export type Fields = { named: (name: string) => Promise<NamedField>; parts: Parts }

/** The plain fields of a table and its custom attributes, with the types of the registry. */
export function searchFields(plain: Record<string, Field>, attributes: Attributes, objectType: string, parts: Parts = {}): Fields {
  const named = async (name: string): Promise<NamedField> => {
    const known = Object.hasOwn(plain, name) ? plain[name] : undefined
    if (known) return { ...known, name }
    const type = name.startsWith('c_') ? await attributes.findType(objectType, name) : undefined
    if (!type) throw new Fault('UnknownSearchFieldException', `The field '${name}' cannot be searched.`, { field: name })
    if (type === 'list') throw new Fault('UnqueryableFieldException', `The field '${name}' cannot be queried.`, { field: name })
    return { ...customField(name, type), name }
  }
  return { named, parts }
}

export const textField = (column: string): Field => ({ column: sql.ref(column), kind: 'text' })
export const foldedField = (column: string): Field => ({ column: sql`lower(${sql.ref(column)})`, kind: 'folded' })
export const instantField = (column: string): Field => ({ column: sql.ref(column), kind: 'instant' })
/** A field of the wire that has no values in this shop. Queries may search it, and find nothing. */
export const emptyField: Field = { column: sql`null::text`, kind: 'text' }

function customField(name: string, type: AttributeType): Field {
  // The index on the attributes supports the operator @> (contains), not `=`.
  const equals = (value: unknown) => sql<boolean>`custom @> ${JSON.stringify({ [name]: value })}::jsonb`
  const text = sql`(custom->>${name})`
  if (type === 'number') return { column: sql`${text}::numeric`, kind: 'number', equals }
  if (type === 'boolean') return { column: sql`${text}::boolean`, kind: 'boolean', equals }
  if (type === 'date' || type === 'datetime') return { column: sql`${text}::timestamptz`, kind: 'instant' }
  return { column: text, kind: 'text', equals }
}

/** The platform's names for the types of fields. */
export const TYPE_NAMES: Record<Field['kind'], string> = {
  text: 'String',
  folded: 'String',
  number: 'Number',
  instant: 'DateTime',
  boolean: 'Boolean',
}

/** The value in the type of the field's column; undefined if it does not have the type of the field. */
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
