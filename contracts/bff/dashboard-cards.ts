import { REPORT_STATES } from '@fondly/domain/reports/report-state.ts'
import * as z from 'zod/mini'

const card = z.object({
  orderNo: z.string(),
  /** An instant. */
  orderedAt: z.string(),
  /** 'YYYY-MM-DD'; null if the order has no mail date. */
  mailDate: z.nullable(z.string()),
  state: z.enum(REPORT_STATES),
  cardId: z.string(),
  cardName: z.string(),
  /** The sender's name; empty if commerce does not know it. */
  person: z.string(),
  email: z.string(),
  location: z.string(),
})
export type SentCard = z.infer<typeof card>

/**
 * GET /api/admin/{clientKey}/cards, with the query of domain/dashboard/card-search.ts: one page of the client's orders. It includes orders that other
 * programs placed.
 */
export const SentCards = z.object({
  cards: z.array(card),
  total: z.int(),
  /** The locations for which cards were sent, for the filter. */
  locations: z.array(z.string()),
  postalZone: z.string(),
})
export type SentCards = z.infer<typeof SentCards>

/** GET /api/admin/{clientKey}/cards/{orderNo}. 404 for an order of another client, or of a person whose cards the reader may not see. */
export const SentCardDetails = z.object({
  card,
  /** From here to the message: empty if another program placed the order without this field. */
  recipient: z.string(),
  addressLines: z.array(z.string()),
  senderProfile: z.string(),
  sentiment: z.string(),
  message: z.string(),
  /** True if the card was sent with Fondly. GET .../pictures then draws it (contracts/bff/orders.ts, OrderPictures). */
  hasPictures: z.boolean(),
  /** The instant until which the order can probably be withdrawn; null if it no longer can. */
  withdrawableUntil: z.nullable(z.string()),
  isWithdrawn: z.boolean(),
  /** Which administrator withdrew the order in place of its sender, and why. */
  withdrawal: z.nullable(z.object({ by: z.string(), reason: z.string() })),
})
export type SentCardDetails = z.infer<typeof SentCardDetails>

/** The longest reason for a withdrawal, in characters. */
export const MAX_REASON_CHARACTERS = 200
