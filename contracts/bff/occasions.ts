import { OCCASION_KINDS } from '@fondly/domain/occasions/occasion.ts'
import * as z from 'zod/mini'
import { Card } from './catalogue.ts'

const Kind = z.enum(OCCASION_KINDS)

/** A yearly day of a contact, and when it falls next. */
export const Occasion = z.object({
  id: z.string(),
  contactId: z.string(),
  /** Each change sends the version that its author saw. */
  version: z.int(),
  kind: Kind,
  /** 'MM-DD' */
  monthDay: z.string(),
  /** The year in which it began; null when nobody knows it. */
  year: z.nullable(z.int()),
  /** What the day is, for 'remembrance' and 'other'. */
  words: z.string(),
  /** The next day on which it falls, today included. February 29 falls on the 28th where there is none. */
  nextDay: z.string(),
  /** How many years are complete on that day; null when the year is unknown or this is the first one. */
  years: z.nullable(z.int()),
  /** The last day to mail a card that arrives by then. */
  mailBy: z.string(),
})
export type Occasion = z.infer<typeof Occasion>

/** GET /api/contacts/{id}/occasions, and POST /api/coming-up: of each contact the soonest. The soonest first. */
export const Occasions = z.object({
  occasions: z.array(Occasion),
  /** The postal day on which this was answered. */
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
  /** For the contacts that the client shares; null for those who are not its administrators. */
  shared: z.nullable(z.array(OccasionRule)),
  /** While the client shares no address book, its rules prepare nothing. */
  isSharing: z.boolean(),
  /** Who is named in the shared rules and can sign in. */
  responsible: z.array(Colleague),
})
export type OccasionRules = z.infer<typeof OccasionRules>

/** GET /api/prepared-cards: what waits on the user's shelf, the soonest first. Nothing of it is sent by itself. */
export const PreparedCards = z.object({
  cards: z.array(
    z.object({
      id: z.string(),
      contact: z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), city: z.string(), state: z.string() }),
      occasion: z.object({ kind: Kind, words: z.string(), day: z.string(), years: z.nullable(z.int()) }),
      mailBy: z.string(),
      /** Null when the user may not send this card any more. */
      card: z.nullable(z.pick(Card, { id: true, name: true, pictureUrl: true, size: true, orientation: true })),
      addressProblem: z.nullable(z.enum(['address-incomplete', 'address-unknown'])),
      /** Nobody is responsible, so it waits for any administrator. */
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
