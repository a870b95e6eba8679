import { REPORT_STATES } from '@fondly/domain/reports/report-state.ts'
import * as z from 'zod/mini'

const card = z.object({
  orderNo: z.string(),
  /** An instant. */
  orderedAt: z.string(),
  /** 'YYYY-MM-DD'; null when the order has none. */
  mailDate: z.nullable(z.string()),
  state: z.enum(REPORT_STATES),
  cardId: z.string(),
  cardName: z.string(),
  /** The sender's name; empty when commerce does not know it. */
  person: z.string(),
  email: z.string(),
  location: z.string(),
})
export type SentCard = z.infer<typeof card>

/**
 * GET /api/admin/{clientKey}/cards, with the query of domain/dashboard/card-search.ts: one page of the client's orders, including those of other
 * programs.
 */
export const SentCards = z.object({
  cards: z.array(card),
  total: z.int(),
  /** The locations for which cards were sent, for the filter. */
  locations: z.array(z.string()),
  postalZone: z.string(),
})
export type SentCards = z.infer<typeof SentCards>

/** GET /api/admin/{clientKey}/cards/{orderNo}; 404 for an order of another client, or of a person whose cards the reader may not see. */
export const SentCardDetails = z.object({
  card,
  /** This field and the next ones up to the message are empty for an order of another program that lacks them. */
  recipient: z.string(),
  addressLines: z.array(z.string()),
  senderProfile: z.string(),
  sentiment: z.string(),
  message: z.string(),
  /** The card was sent here: GET .../pictures draws it (contracts/bff/orders.ts, OrderPictures). */
  hasPictures: z.boolean(),
  /** Until when (an instant) the order can probably be withdrawn; null when it no longer can. */
  withdrawableUntil: z.nullable(z.string()),
  isWithdrawn: z.boolean(),
  /** Who withdrew it in the sender's place, and why. */
  withdrawal: z.nullable(z.object({ by: z.string(), reason: z.string() })),
})
export type SentCardDetails = z.infer<typeof SentCardDetails>

/** The longest reason for a withdrawal, in characters. */
export const MAX_REASON_LENGTH = 200
