import { OCCASION_KINDS } from '@fondly/domain/occasions/occasion.ts'
import * as z from 'zod/mini'
import { Card } from './catalogue.ts'

const Kind = z.enum(OCCASION_KINDS)

/** A yearly day of a contact, and its next date. */
export const Occasion = z.object({
  id: z.string(),
  contactId: z.string(),
  /** Each change must send the version that its author saw. */
  version: z.int(),
  kind: Kind,
  /** 'MM-DD' */
  monthDay: z.string(),
  /** The year in which the occasion began; null if it is unknown. */
  year: z.nullable(z.int()),
  /** What the day is about; used for the kinds 'remembrance' and 'other'. */
  words: z.string(),
  /** The next date of the occasion, which may be today. In a year without February 29, it is February 28. */
  nextDay: z.string(),
  /** The number of years that are complete on that date; null if the year is unknown or the number is 0. */
  years: z.nullable(z.int()),
  /** The last mail date of a card that arrives in time. */
  mailBy: z.string(),
})
export type Occasion = z.infer<typeof Occasion>

/**
 * GET /api/contacts/{id}/occasions: all occasions of a contact. POST /api/coming-up: the next occasion of each contact. Both have the earliest first.
 */
export const Occasions = z.object({
  occasions: z.array(Occasion),
  /** Today in the postal time zone. */
  today: z.string(),
})
export type Occasions = z.infer<typeof Occasions>

const Colleague = z.object({ id: z.string(), name: z.string() })
export type Colleague = z.infer<typeof Colleague>

/** POST /api/colleague-searches: at most 8 people of the client, for its administrators. */
export const Colleagues = z.object({ colleagues: z.array(Colleague) })
export type Colleagues = z.infer<typeof Colleagues>

export const OccasionRule = z.object({
  version: z.int(),
  kind: Kind,
  cardId: z.string(),
  sentiment: z.string(),
  message: z.string(),
  daysBefore: z.int(),
  responsibleId: z.nullable(z.string()),
})
export type OccasionRule = z.infer<typeof OccasionRule>

/** GET /api/occasion-rules: at most one rule for each kind of occasion. */
export const OccasionRules = z.object({
  own: z.array(OccasionRule),
  /** The rules for the client's shared contacts; null for a user who is not an administrator. */
  shared: z.nullable(z.array(OccasionRule)),
  /** False if the client shares no address book. Its shared rules then prepare nothing. */
  isSharing: z.boolean(),
  /** The people whom the shared rules name and who can sign in. */
  responsible: z.array(Colleague),
})
export type OccasionRules = z.infer<typeof OccasionRules>

/** GET /api/prepared-cards: the cards on the user's shelf, the earliest first. None of them is sent automatically. */
export const PreparedCards = z.object({
  cards: z.array(
    z.object({
      id: z.string(),
      contact: z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), city: z.string(), state: z.string() }),
      occasion: z.object({ kind: Kind, words: z.string(), day: z.string(), years: z.nullable(z.int()) }),
      mailBy: z.string(),
      /** Null if the user may no longer send this card. */
      card: z.nullable(z.pick(Card, { id: true, name: true, pictureUrl: true, size: true, orientation: true })),
      addressProblem: z.nullable(z.enum(['address-incomplete', 'address-unknown'])),
      /** True if nobody is responsible. The card then waits for all administrators. */
      isForAdministrators: z.boolean(),
    }),
  ),
  today: z.string(),
})
export type PreparedCards = z.infer<typeof PreparedCards>
export type PreparedCard = PreparedCards['cards'][number]

/** POST /api/prepared-cards/{id}/drafts: the card whose form opens with the draft. */
export const OpenedPreparedCard = z.object({ cardId: z.string() })
export type OpenedPreparedCard = z.infer<typeof OpenedPreparedCard>
