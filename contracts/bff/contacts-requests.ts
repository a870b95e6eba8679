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
/** The longest text that is searched for, in characters. */
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

/** POST /api/contacts. Somebody who is in the book already is refused with 409 'contact-exists', unless the user says that it is another person. */
export const NewContactRequest = z.object({ ...content, isAnother: z.optional(z.boolean()) })
export type NewContactRequest = z.infer<typeof NewContactRequest>

/** PUT /api/contacts/{id}: the whole contact, and the version that was changed; 409 'contact-changed' when there is a newer one. */
export const ContactChangeRequest = z.object({ ...content, version: z.int() })
export type ContactChangeRequest = z.infer<typeof ContactChangeRequest>

/**
 * POST /api/contact-searches: what was typed in the order form, part of a name, street or ZIP code. City and state are searched only beside a ZIP code.
 * The text is in the body, because proxies log addresses of requests.
 */
export const ContactSearchRequest = z.object({ text: text(MAX_SEARCH_CHARACTERS) })
export type ContactSearchRequest = z.infer<typeof ContactSearchRequest>

/** POST /api/contact-lists. `cursor` is the `next` of the page before; `language` is that of the page, by whose alphabet names and tags are sorted. */
export const ContactListRequest = z.object({
  text: z.optional(text(MAX_SEARCH_CHARACTERS)),
  tag: z.optional(Tag),
  cursor: z.optional(text(100)),
  language: z.optional(text(10)),
})
export type ContactListRequest = z.infer<typeof ContactListRequest>

/** POST /api/contacts/{id}/merges: the other contact goes, and its tags, cards and occasions come to this one. */
export const ContactMergeRequest = z.object({ otherId: Id })
export type ContactMergeRequest = z.infer<typeof ContactMergeRequest>

/** POST /api/contact-covers: the contacts of a page of the list. */
export const ContactCoversRequest = z.object({ ids: z.array(Id).check(z.maxLength(CONTACTS_PER_PAGE)) })
export type ContactCoversRequest = z.infer<typeof ContactCoversRequest>

/** PUT /api/contact-settings */
export const ContactSettingsRequest = z.object({ remembers: z.boolean() })
export type ContactSettingsRequest = z.infer<typeof ContactSettingsRequest>
