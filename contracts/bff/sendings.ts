import { SENDING_OUTCOMES } from '@fondly/domain/sending/sending-outcome.ts'
import * as z from 'zod/mini'
import { MessageShape } from './message.ts'

/** The question of the address check to the sender. */
export const AddressQuestion = z.object({
  /** A code of domain/address/address-answer.ts; 'address-check-says' carries the check's own text. */
  problem: MessageShape,
  /** The address that was checked. */
  address: z.object({ address1: z.string(), address2: z.string(), city: z.string(), state: z.string(), zip: z.string() }),
  /** Whether the sender may send to this address anyway. */
  mayContinue: z.boolean(),
})
export type AddressQuestion = z.infer<typeof AddressQuestion>

export const Confirmation = z.object({
  orderNo: z.string(),
  /** The lines: name, address 1, address 2 (may be empty), city with state and zip. */
  deliveryAddress: z.array(z.string()),
  /** The words that the address check changed, for highlighting. */
  changes: z.array(z.object({ from: z.string(), to: z.string() })),
  /** What the address check verified: the format, ZIP with city and state, or the delivery point (dpv); null when it was not asked or did not say. */
  checked: z.nullable(z.enum(['format', 'zip', 'dpv'])),
  mailDate: z.string(),
  description: z.string(),
  cardId: z.string(),
  /** For the analytics event 'purchase'; the currency is the order's, as an ISO 4217 code. */
  total: z.number(),
  currency: z.string(),
  /** The number of the order that this one replaces, which was withdrawn. */
  corrects: z.nullable(z.string()),
})
export type Confirmation = z.infer<typeof Confirmation>

/**
 * GET /api/sendings/{id}/news: server-sent events; each `data:` is one of these. The first event is the present state, so a page can reconnect at any
 * time. The stream ends after `sent` or `stopped`.
 */
export const SendingNews = z.union([
  /** `step` is one of domain/sending/progress.ts; empty before the first. */
  z.object({ state: z.literal('running'), percent: z.int(), step: z.string() }),
  /** The open-baskets question of section 8. */
  z.object({
    state: z.literal('open-baskets'),
    /** The id of the sender's other sending that is under way; the page may follow that one instead ('go-on'). */
    own: z.nullable(z.string()),
  }),
  z.object({ state: z.literal('address'), question: AddressQuestion }),
  /** The server is finding out whether the order was made, or commerce has not answered for long. The sender may leave; the sending continues without them. */
  z.object({ state: z.literal('confirming'), percent: z.int() }),
  z.object({ state: z.literal('sent'), percent: z.literal(100), confirmation: Confirmation }),
  /** Nothing was ordered. 'aborted' and 'edit-address' are the sender's own decisions; 'failed', 'form' (the form no longer holds), 'too-late' (the
   * order that it corrects is being printed), 'original-withdrawn' (its sender has withdrawn that order) and 'do-not-mail' (its recipient is on the
   * client's list) are said to the sender. */
  z.object({
    state: z.literal('stopped'),
    reason: z.enum([...SENDING_OUTCOMES, 'aborted', 'edit-address']),
  }),
])
export type SendingNews = z.infer<typeof SendingNews>

/**
 * POST /api/sendings/{id}/decision answers 204; 404 when the sender has no such sending, 409 when the decision answers no open question.
 * `abort`, `go-on` (only with `own`) and `edit-address` end the sending, and the draft can be sent again. `delete-baskets` with `own` stops that other
 * sending unless its order exists, and this one continues after it has ended.
 */
export const Decision = z.object({ decision: z.enum(['delete-baskets', 'abort', 'go-on', 'send-anyway', 'edit-address']) })
export type Decision = z.infer<typeof Decision>

/**
 * GET /api/sendings/attention: the sender's sendings that stopped unnoticed or wait for an answer, newest first, for thirty days, until they are seen,
 * sent again or answered. A sending is seen when its progress was followed to the end, or by POST /api/sendings/{id}/seen, which answers 204.
 */
export const Attention = z.object({
  sendings: z.array(
    z.object({
      id: z.string(),
      cardId: z.string(),
      cardName: z.string(),
      recipient: z.string(),
      mailDate: z.string(),
      /** Null while it waits for an answer: its news tell the question. */
      outcome: z.nullable(z.enum(SENDING_OUTCOMES)),
      /** The order was withdrawn in the sender's place: by whom, and why. */
      withdrawn: z.optional(z.object({ by: z.string(), reason: z.string() })),
      /**
       * An administrator closed `day` to mailing: who, and why. Moved: this card is mailed on another day. If not, its sender is asked for one: a correction
       * of the order (POST /api/orders/{orderNo}/correct) with another mail date.
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
       * POST /api/sendings/{id}/again answers 202 {id}: sends the same card as a new sending; a repeated call answers the same new sending.
       * When this is false it answers 409: the sender has to check the form first, whose draft is kept.
       */
      maySendAgain: z.boolean(),
    }),
  ),
})
export type Attention = z.infer<typeof Attention>
