import type { TypedPerson } from '../recognition/compare-people.ts'

/** A person in the address book. The address may be incomplete. */
export type ContactContent = TypedPerson & { tags: string[]; note: string }

/** The longest text of each field, in characters. */
export const MAX_CONTACT_CHARACTERS = {
  firstName: 200,
  lastName: 200,
  address1: 200,
  address2: 200,
  city: 100,
  state: 10,
  zipCode: 20,
} as const satisfies Record<keyof TypedPerson, number>
export const MAX_NOTE_CHARACTERS = 1_000
export const MAX_TAG_CHARACTERS = 40
export const MAX_TAGS_PER_CONTACT = 20
/** The most different tags of one book. */
export const MAX_TAGS_PER_BOOK = 200
export const MAX_CONTACTS_PER_PERSON = 20_000
export const MAX_SHARED_CONTACTS = 100_000
/** The form suggests at most this many people. */
export const MAX_FOUND_CONTACTS = 8
export const CONTACTS_PER_PAGE = 50
/** The most cards that the page of one contact shows, and the most that a list of contacts shows for each. */
export const MAX_CONTACT_CARDS = 100
export const MAX_COVERS_PER_CONTACT = 12

const FIELDS: readonly (keyof TypedPerson)[] = ['firstName', 'lastName', 'address1', 'address2', 'city', 'state', 'zipCode']

/** Returns the contact with one space between words, and each tag once, whatever its case. */
export function tidyContact({ tags, note, ...person }: ContactContent): ContactContent {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, tidy(person[field])]))
  const byKey = new Map(tags.map(tidy).flatMap((tag): [string, string][] => (tag ? [[toTagKey(tag), tag]] : [])))
  // FIELDS names every field of a person.
  return { ...(fields as TypedPerson), tags: [...byKey.values()], note: note.trim() }
}

const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

/** Returns the text that is equal for two spellings of the same tag. */
export const toTagKey = (tag: string): string => tag.normalize('NFC').toLowerCase()

/** Returns whether the contact has a name, which every contact needs. */
export const hasName = ({ firstName, lastName }: Pick<TypedPerson, 'firstName' | 'lastName'>): boolean =>
  firstName !== '' || lastName !== ''
