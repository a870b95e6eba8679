import {
  CONTACTS_PER_PAGE,
  MAX_CONTACT_CHARACTERS,
  MAX_NOTE_CHARACTERS,
  MAX_TAG_CHARACTERS,
  MAX_TAGS_PER_CONTACT,
} from '@fondly/domain/contacts/contact.ts'
import * as z from 'zod/mini'

const text = (maxCharacters: number) => z.string().check(z.maxLength(maxCharacters))
const Id = text(60)
const Tag = text(MAX_TAG_CHARACTERS)
/** The longest search text, in characters. */
const MAX_SEARCH_CHARACTERS = 200

const content = {
  isShared: z.boolean(),
  firstName: text(MAX_CONTACT_CHARACTERS.firstName),
  lastName: text(MAX_CONTACT_CHARACTERS.lastName),
  address1: text(MAX_CONTACT_CHARACTERS.address1),
  address2: text(MAX_CONTACT_CHARACTERS.address2),
  city: text(MAX_CONTACT_CHARACTERS.city),
  state: text(MAX_CONTACT_CHARACTERS.state),
  zipCode: text(MAX_CONTACT_CHARACTERS.zipCode),
  tags: z.array(Tag).check(z.maxLength(MAX_TAGS_PER_CONTACT)),
  note: text(MAX_NOTE_CHARACTERS),
}

/** POST /api/contacts. 409 'contact-exists' if the person is already in the book, unless the user says that it is another person. */
export const NewContactRequest = z.object({ ...content, isAnother: z.optional(z.boolean()) })
export type NewContactRequest = z.infer<typeof NewContactRequest>

/** PUT /api/contacts/{id}: the whole contact, and the version that the user has changed. 409 'contact-changed' if there is a newer version. */
export const ContactChangeRequest = z.object({ ...content, version: z.int() })
export type ContactChangeRequest = z.infer<typeof ContactChangeRequest>

/**
 * POST /api/contact-searches: part of a name, street or ZIP code from the order form. City and state are searched only together with a ZIP code. The
 * text is in the body, because proxies log the addresses of requests.
 */
export const ContactSearchRequest = z.object({ text: text(MAX_SEARCH_CHARACTERS) })
export type ContactSearchRequest = z.infer<typeof ContactSearchRequest>

/**
 * POST /api/contact-lists. `cursor` is the `next` of the previous page. `language` is the page's language, whose alphabet decides the order of names
 * and tags.
 */
export const ContactListRequest = z.object({
  text: z.optional(text(MAX_SEARCH_CHARACTERS)),
  tag: z.optional(Tag),
  cursor: z.optional(text(100)),
  language: z.optional(text(10)),
})
export type ContactListRequest = z.infer<typeof ContactListRequest>

/** POST /api/contacts/{id}/merges: moves the tags, cards and occasions of the other contact to this one, and removes the other contact. */
export const ContactMergeRequest = z.object({ otherId: Id })
export type ContactMergeRequest = z.infer<typeof ContactMergeRequest>

/** POST /api/contact-covers: the ids of the contacts on one page of the list. */
export const ContactCoversRequest = z.object({ ids: z.array(Id).check(z.maxLength(CONTACTS_PER_PAGE)) })
export type ContactCoversRequest = z.infer<typeof ContactCoversRequest>

/** PUT /api/contact-settings */
export const ContactSettingsRequest = z.object({ remembers: z.boolean() })
export type ContactSettingsRequest = z.infer<typeof ContactSettingsRequest>
