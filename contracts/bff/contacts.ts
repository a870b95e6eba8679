import * as z from 'zod/mini'
import { MessageShape } from './message.ts'

/** A person in the address book. */
export const Contact = z.object({
  id: z.string(),
  /** Each change sends the version that its author saw. */
  version: z.int(),
  /** Shared: everybody of the client sees and changes it. Otherwise it is the user's own. */
  isShared: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  /** The address check knew the address, and it stands as the post office writes it. */
  isStandardised: z.boolean(),
  /** The postal day of that check. */
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
 * Members of the refusal 409: 'contact-changed' has the contact as somebody else has changed it, and who; 'contact-exists' the same person who is in the
 * book already.
 */
export const ContactConflict = z.object({ contact: Contact, changedBy: z.optional(z.string()) })
export type ContactConflict = z.infer<typeof ContactConflict>

/** POST /api/contact-searches: at most 8 people, the best first. */
export const ContactSearchAnswer = z.object({ contacts: z.array(Contact) })
export type ContactSearchAnswer = z.infer<typeof ContactSearchAnswer>

/** POST /api/contact-lists: a page of 50 people. */
export const ContactListAnswer = z.object({
  contacts: z.array(Contact),
  /** Asks for the next page; null on the last. */
  next: z.nullable(z.string()),
  /** How many people there are; of a search, how many were found. */
  total: z.int(),
  /** Every tag of the book, by name. */
  tags: z.array(z.string()),
  /** Whether the client shares a book. */
  isSharing: z.boolean(),
  /** Whether the people whom this user writes to are remembered. */
  remembers: z.boolean(),
  /** The postal day on which this was answered. */
  today: z.string(),
})
export type ContactListAnswer = z.infer<typeof ContactListAnswer>

const ContactCard = z.object({
  cardId: z.string(),
  cardName: z.string(),
  /** The picture of the front; null where the user may not send this card. */
  pictureUrl: z.nullable(z.string()),
  /** The postal day on which it was sent. */
  day: z.string(),
  isOwn: z.boolean(),
  /** The sender's name. */
  sender: z.string(),
})
export type ContactCard = z.infer<typeof ContactCard>

/** GET /api/contacts/{id}/cards: the cards that were sent to a contact, newest first, 100 at most. */
export const ContactCards = z.object({ cards: z.array(ContactCard) })
export type ContactCards = z.infer<typeof ContactCards>

/** POST /api/contact-covers: the cards of each contact that was asked about and has some, newest first, 12 at most. */
export const ContactCovers = z.object({ covers: z.array(z.object({ contactId: z.string(), cards: z.array(ContactCard) })) })
export type ContactCovers = z.infer<typeof ContactCovers>

/** POST /api/contacts/{id}/checks: the contact as the address check left it, and what it said where it does not know the address. */
export const ContactCheckAnswer = z.object({ contact: Contact, problem: z.nullable(MessageShape) })
export type ContactCheckAnswer = z.infer<typeof ContactCheckAnswer>

/** GET and PUT /api/contact-settings. */
export const ContactSettings = z.object({ remembers: z.boolean(), isSharing: z.boolean() })
export type ContactSettings = z.infer<typeof ContactSettings>
