import * as z from 'zod/mini'
import { MessageShape } from './message.ts'

/** A person in the address book. */
export const Contact = z.object({
  id: z.string(),
  /** Each change must send the version that its author saw. */
  version: z.int(),
  /** True: everybody of the client sees and changes the contact. False: only the user does. */
  isShared: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  /** True if the address check knew the address. The address is then written in the post office's way. */
  isStandardised: z.boolean(),
  /** The postal day of the last address check. */
  checkedOn: z.nullable(z.string()),
  tags: z.array(z.string()),
  note: z.string(),
  /** The postal day on which the last card was sent. */
  lastSentOn: z.nullable(z.string()),
})
export type Contact = z.infer<typeof Contact>

/** GET and PUT /api/contacts/{id}, POST /api/contacts and POST /api/contacts/{id}/merges. */
export const ContactAnswer = z.object({ contact: Contact })
export type ContactAnswer = z.infer<typeof ContactAnswer>

/**
 * Members of a refusal with 409. For 'contact-changed': the contact with the changes of another user, and that user. For 'contact-exists': the same
 * person, who is already in the book.
 */
export const ContactConflict = z.object({ contact: Contact, changedBy: z.optional(z.string()) })
export type ContactConflict = z.infer<typeof ContactConflict>

/** POST /api/contact-searches: at most 8 people, the best match first. */
export const ContactSearchAnswer = z.object({ contacts: z.array(Contact) })
export type ContactSearchAnswer = z.infer<typeof ContactSearchAnswer>

/** POST /api/contact-lists: a page of at most 50 people. */
export const ContactListAnswer = z.object({
  contacts: z.array(Contact),
  /** The `cursor` for the next page; null on the last page. */
  next: z.nullable(z.string()),
  /** The number of people in the book, or of people that the search found. */
  total: z.int(),
  /** Every tag of the book, in alphabetical order. */
  tags: z.array(z.string()),
  /** Whether the client shares a book. */
  isSharing: z.boolean(),
  /** Whether recipients are added to the book automatically. */
  remembers: z.boolean(),
  /** Today in the postal time zone. */
  today: z.string(),
})
export type ContactListAnswer = z.infer<typeof ContactListAnswer>

const ContactCard = z.object({
  cardId: z.string(),
  cardName: z.string(),
  /** The picture of the front; null if the user may not send this card. */
  pictureUrl: z.nullable(z.string()),
  /** The postal day on which the card was sent. */
  day: z.string(),
  isOwn: z.boolean(),
  /** The sender's name. */
  sender: z.string(),
})
export type ContactCard = z.infer<typeof ContactCard>

/** GET /api/contacts/{id}/cards: the cards that were sent to a contact, newest first, at most 100. */
export const ContactCards = z.object({ cards: z.array(ContactCard) })
export type ContactCards = z.infer<typeof ContactCards>

/** POST /api/contact-covers: the cards of each requested contact, newest first, at most 12. Contacts without cards are left out. */
export const ContactCovers = z.object({ covers: z.array(z.object({ contactId: z.string(), cards: z.array(ContactCard) })) })
export type ContactCovers = z.infer<typeof ContactCovers>

/** POST /api/contacts/{id}/checks: the contact after the address check. `problem` is what the check found if it does not know the address. */
export const ContactCheckAnswer = z.object({ contact: Contact, problem: z.nullable(MessageShape) })
export type ContactCheckAnswer = z.infer<typeof ContactCheckAnswer>

/** GET and PUT /api/contact-settings. */
export const ContactSettings = z.object({ remembers: z.boolean(), isSharing: z.boolean() })
export type ContactSettings = z.infer<typeof ContactSettings>
