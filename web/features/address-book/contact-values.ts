import type { NewContactRequest } from '@fondly/contracts/bff/contacts-requests.ts'
import type { Contact } from '@fondly/contracts/bff/contacts.ts'
import { toTagKey } from '@fondly/domain/contacts/contact.ts'

/** The values of a contact that a user types. */
export type ContactValues = Omit<NewContactRequest, 'isAnother'>
export type ValueName = keyof ContactValues

export const VALUE_NAMES = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'state',
  'zipCode',
  'tags',
  'note',
  'isShared',
] as const satisfies readonly ValueName[]

export const NO_VALUES: ContactValues = {
  isShared: false,
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zipCode: '',
  tags: [],
  note: '',
}

export function toValues({ isShared, firstName, lastName, address1, address2, city, state, zipCode, tags, note }: Contact): ContactValues {
  return { isShared, firstName, lastName, address1, address2, city, state, zipCode, tags, note }
}

/** Returns the fields in which two contacts differ. */
export const findDifferent = (one: ContactValues, other: ContactValues): ValueName[] =>
  VALUE_NAMES.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))

const TEXTS = ['firstName', 'lastName', 'address1', 'address2', 'city', 'state', 'zipCode', 'note'] as const satisfies readonly ValueName[]

/** Returns true if the contact already has all typed values, regardless of case. Then the typed values can be discarded without a loss. */
export function isAllKnown(typed: ContactValues, contact: ContactValues): boolean {
  const fold = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  const tags = new Set(contact.tags.map(toTagKey))
  return (
    TEXTS.every((name) => fold(typed[name]) === '' || fold(typed[name]) === fold(contact[name])) &&
    typed.tags.every((tag) => tags.has(toTagKey(tag)))
  )
}

/** Reads tags that are separated by commas. A tag that differs only in case is kept once. */
export function readTags(text: string): string[] {
  const byKey = new Map(
    text
      .split(',')
      .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
      .filter(Boolean)
      .map((tag) => [toTagKey(tag), tag]),
  )
  return [...byKey.values()]
}
