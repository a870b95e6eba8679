import { toHeadingKey } from '../spreadsheets/headings.ts'
import type { OrderForm } from './order-form.ts'

/** The recipient's fields that a message can name. */
export const PLACEHOLDER_FIELDS = ['firstName', 'lastName', 'city'] as const
export type PlaceholderField = (typeof PLACEHOLDER_FIELDS)[number]
export type PlaceholderValues = Pick<OrderForm, PlaceholderField>

/** The spellings of each placeholder. The page inserts the first one of each language; capitals, accents and spaces do not matter. */
export const PLACEHOLDER_NAMES: Readonly<Record<PlaceholderField, { en: string; es: string }>> = {
  firstName: { en: 'first name', es: 'nombre' },
  lastName: { en: 'last name', es: 'apellido' },
  city: { en: 'city', es: 'ciudad' },
}

const FIELDS_BY_NAME = new Map(
  PLACEHOLDER_FIELDS.flatMap((field) => Object.values(PLACEHOLDER_NAMES[field]).map((name) => [toKey(name), field])),
)
const IN_BRACES = /\{([^{}]*)\}/g

type Placeholder = {
  field: PlaceholderField
  /** What is printed when the field is empty; undefined when the placeholder names nothing. */
  fallback: string | undefined
}

/**
 * Fills the placeholders of a message: '{first name}', or '{first name|friend}' with what is printed when the field is empty. A placeholder without a
 * value and a fallback, and braces that name no field, stay unchanged; `findBrace` finds them.
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  if (!text.includes('{')) return text
  return text.replace(IN_BRACES, (written, inside: string) => {
    const placeholder = readPlaceholder(inside)
    return (placeholder && (values[placeholder.field].replace(/\s+/g, ' ').trim() || placeholder.fallback)) ?? written
  })
}

/**
 * Fills the placeholders that name a column of a list, such as '{move-in date|soon}'. `values` has the value of each column by the key of its heading.
 * Placeholders of the recipient and unknown names stay unchanged. Also returns the placeholders that have neither a value nor a fallback.
 */
export function fillColumnPlaceholders(text: string, values: ReadonlyMap<string, string>): { filled: string; missing: string[] } {
  const missing: string[] = []
  if (!text.includes('{')) return { filled: text, missing }
  const filled = text.replace(IN_BRACES, (written, inside: string) => {
    const [name = '', ...fallback] = inside.split('|')
    const value = FIELDS_BY_NAME.has(toKey(name)) ? undefined : values.get(toHeadingKey(name))
    if (value === undefined) return written
    const printed = value || (fallback.length > 0 ? fallback.join('|').trim() : undefined)
    if (printed === undefined) missing.push(written)
    return printed ?? written
  })
  return { filled, missing }
}

/** The problem of a filled text. A brace is never printed, not even one that a sender has typed. */
export type BraceProblem = { code: 'closing-value-missing' | 'closing-brace'; params: { written: string } }

/**
 * Finds a brace that is left in a filled text; undefined when there is none. Braces that name no field are reported before placeholders without a
 * value.
 */
export function findBrace(filled: string): BraceProblem | undefined {
  const found = [...new Set(filled.match(/\{[^{}]*\}|[{}]/g))]
  const unknown = found.filter((written) => !readPlaceholder(written.slice(1, -1)))
  const [code, named] = unknown.length > 0 ? (['closing-brace', unknown] as const) : (['closing-value-missing', found] as const)
  return named.length > 0 ? { code, params: { written: named.join(', ') } } : undefined
}

function readPlaceholder(inside: string): Placeholder | undefined {
  const [name = '', ...fallback] = inside.split('|')
  const field = FIELDS_BY_NAME.get(toKey(name))
  return field && { field, fallback: fallback.length > 0 ? fallback.join('|').trim() : undefined }
}

function toKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()
}
