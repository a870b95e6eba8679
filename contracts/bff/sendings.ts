import { SENDING_OUTCOMES } from '@fondly/domain/sending/sending-outcome.ts'
import * as z from 'zod/mini'
import { MessageShape } from './message.ts'

/** The question that the address check puts to the sender. */
export const AddressQuestion = z.object({
  /** A code of domain/address/address-answer.ts. 'address-check-says' contains the text of the check itself. */
  problem: MessageShape,
  /** The address that was checked. */
  address: z.object({ address1: z.string(), address2: z.string(), city: z.string(), state: z.string(), zip: z.string() }),
  /** Whether the sender may send to this address unchanged. */
  mayContinue: z.boolean(),
})
export type AddressQuestion = z.infer<typeof AddressQuestion>

export const Confirmation = z.object({
  orderNo: z.string(),
  /** The lines of the address: name, address 1, address 2 (may be empty), and city with state and ZIP code. */
  deliveryAddress: z.array(z.string()),
  /** The words that the address check changed, for highlighting. */
  changes: z.array(z.object({ from: z.string(), to: z.string() })),
  /**
   * What the address check verified: the format, the ZIP code with city and state, or the delivery point (dpv). Null if the address was not checked,
   * or the check did not tell.
   */
  checked: z.nullable(z.enum(['format', 'zip', 'dpv'])),
  mailDate: z.string(),
  description: z.string(),
  cardId: z.string(),
  /** The price for the analytics event 'purchase'. `currency` is an ISO 4217 code. */
  total: z.number(),
  currency: z.string(),
  /** The number of the order that this order replaces. That order was withdrawn. */
  corrects: z.nullable(z.string()),
})
export type Confirmation = z.infer<typeof Confirmation>

/**
 * GET /api/sendings/{id}/news: server-sent events, each with one SendingNews in `data:`. The first event is the current state, so a page can
 * reconnect at any time. The stream ends after `sent` or `stopped`.
 */
export const SendingNews = z.union([
  /** `step` is a text of domain/sending/progress.ts; empty before the first step. */
  z.object({ state: z.literal('running'), percent: z.int(), step: z.string() }),
  /** The sender must answer the open-baskets question of section 8. */
  z.object({
    state: z.literal('open-baskets'),
    /** The id of another sending of the same sender, which uses the basket. The page can follow that sending instead ('go-on'). */
    own: z.nullable(z.string()),
  }),
  z.object({ state: z.literal('address'), question: AddressQuestion }),
  /** The server finds out whether the order was made, or has waited long for commerce. The sender may leave; the sending continues. */
  z.object({ state: z.literal('confirming'), percent: z.int() }),
  z.object({ state: z.literal('sent'), percent: z.literal(100), confirmation: Confirmation }),
  /**
   * The sending ended without an order. The sender chose 'aborted' and 'edit-address'. The page shows a message for the other reasons: 'failed',
   * 'form' (the form is no longer valid), 'too-late' (the corrected order is being printed), 'original-withdrawn' (the sender has withdrawn the
   * corrected order) and 'do-not-mail' (the recipient is on the client's list).
   */
  z.object({
    state: z.literal('stopped'),
    reason: z.enum([...SENDING_OUTCOMES, 'aborted', 'edit-address']),
  }),
])
export type SendingNews = z.infer<typeof SendingNews>

/**
 * POST /api/sendings/{id}/decision answers 204. 404 if the sender has no such sending, 409 if no question with this answer is open. `abort`, `go-on`
 * (only with `own`) and `edit-address` end the sending; the draft can be sent again. `delete-baskets` with `own` stops the other sending, unless its
 * order exists. This sending continues after the other one has ended.
 */
export const Decision = z.object({ decision: z.enum(['delete-baskets', 'abort', 'go-on', 'send-anyway', 'edit-address']) })
export type Decision = z.infer<typeof Decision>

/**
 * GET /api/sendings/attention: the sender's sendings of the last thirty days that stopped unseen or wait for an answer, newest first. A sending
 * leaves the list when it is seen, sent again or answered. It is seen when its progress was followed to the end, or by POST /api/sendings/{id}/seen,
 * which answers 204.
 */
export const Attention = z.object({
  sendings: z.array(
    z.object({
      id: z.string(),
      cardId: z.string(),
      cardName: z.string(),
      recipient: z.string(),
      mailDate: z.string(),
      /** Null while the sending waits for an answer. GET .../news tells the question. */
      outcome: z.nullable(z.enum(SENDING_OUTCOMES)),
      /** Which administrator withdrew the order in place of the sender, and why. */
      withdrawn: z.optional(z.object({ by: z.string(), reason: z.string() })),
      /**
       * Which administrator closed `day` for mailing, and why. If `isMoved`, the card is mailed on another day. Otherwise the sender must choose a
       * new mail date by a correction (POST /api/orders/{orderNo}/correct).
       */
      closedDay: z.optional(
        z.object({
          day: z.string(),
          isMoved: z.boolean(),
          orderNo: z.string(),
          by: z.string(),
          reason: z.nullable(z.object({ en: z.string(), es: z.optional(z.string()) })),
        }),
      ),
      /**
       * POST /api/sendings/{id}/again answers 202 {id}: sends the same card as a new sending. A repeated call answers with the same new sending. If
       * `maySendAgain` is false, it answers 409: the sender must first check the form, whose draft still exists.
       */
      maySendAgain: z.boolean(),
    }),
  ),
})
export type Attention = z.infer<typeof Attention>
