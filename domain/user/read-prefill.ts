import { findStateCode } from '../order-form/states.ts'
import type { PresetRecipient } from './preset-recipient.ts'

/** The longest accepted value of each field, in characters. It is what a form can hold, so that the sender may shorten the value there. */
const MAX_CHARACTERS = {
  accountNumber: 200,
  firstName: 200,
  lastName: 200,
  address1: 500,
  address2: 500,
  city: 200,
  customerId: 100,
  phone: 40,
  companyName: 200,
} as const satisfies Partial<Record<keyof PresetRecipient, number>>

/**
 * Reads the recipient from a link, a token or a request body of another program. A state's name becomes its code; a value that cannot be understood
 * is left out, so that it breaks neither the rest nor the session.
 * @param from values of any type and length, by the names of our fields; other names are ignored
 */
export function readPrefill(from: Readonly<Record<string, unknown>>): PresetRecipient {
  const texts = Object.entries(MAX_CHARACTERS).map(([name, most]) => [name, readText(from[name], most)] as const)
  const state = findStateCode(readText(from['state'], MAX_CHARACTERS.city) ?? '')
  const zipCode = readZip(from['zipCode'])
  return Object.fromEntries([...texts, ['state', state], ['zipCode', zipCode]].filter(([, value]) => value))
}

function readText(value: unknown, most: number): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined
  // A far longer value is refused before the regular expression runs over it.
  if (typeof value !== 'string' || value.length > 2 * most || !value.isWellFormed()) return undefined
  const text = value.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return text.length <= most ? text : undefined
}

function readZip(value: unknown): string | undefined {
  const [, five, four] = /^(\d{5})(?:[ -]?(\d{4}))?$/.exec(readText(value, 20) ?? '') ?? []
  return four ? `${five}-${four}` : five
}
