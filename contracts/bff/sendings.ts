import * as z from 'zod/mini'

/** What the address check has to say when it stops a sending. */
export const AddressQuestion = z.object({
  header: z.enum(['Please confirm Below', 'Your order cannot be completed']),
  text: z.string(),
  /** As it was looked up. */
  address: z.object({ address1: z.string(), address2: z.string(), city: z.string(), state: z.string(), zip: z.string() }),
  /** Send is offered only then. */
  mayContinue: z.boolean(),
})
export type AddressQuestion = z.infer<typeof AddressQuestion>

export const Confirmation = z.object({
  orderNo: z.string(),
  /** Name, address 1, address 2 (may be empty), city with state and zip. */
  deliveryAddress: z.array(z.string()),
  /** What the check changed, word by word, for the eye. */
  changes: z.array(z.object({ from: z.string(), to: z.string() })),
  /** How far the address check looked: the form alone, ZIP with city and state, or the delivery point itself; null when it did not look or did not say. */
  checked: z.nullable(z.enum(['format', 'zip', 'dpv'])),
  mailDate: z.string(),
  description: z.string(),
  cardId: z.string(),
  /** For the purchase event, pushed once; the currency is that of the order, in three letters of ISO 4217. */
  total: z.number(),
  currency: z.string(),
  /** The number of the order that was withdrawn when this one was sent in its place. */
  corrects: z.nullable(z.string()),
})
export type Confirmation = z.infer<typeof Confirmation>

/**
 * GET /api/sendings/{id}/news: server-sent events, each `data:` one of these; the first tells the present state, so that a lost
 * connection reattaches. The stream ends after `sent` or `stopped`.
 */
export const SendingNews = z.discriminatedUnion('state', [
  z.object({ state: z.literal('running'), percent: z.int(), text: z.string() }),
  /** The open-baskets question of section 8. */
  z.object({
    state: z.literal('open-baskets'),
    text: z.string(),
    /** A sending of the sender's own that is under way: instead of cancelling it, the page may watch it ('go-on'). */
    own: z.nullable(z.string()),
  }),
  z.object({ state: z.literal('address'), question: AddressQuestion }),
  /** The server finds out whether the order was made, or commerce does not answer for long. The sender may close this: the sending ends by itself. */
  z.object({ state: z.literal('confirming'), percent: z.int(), text: z.string() }),
  z.object({ state: z.literal('sent'), percent: z.literal(100), text: z.literal('Success'), confirmation: Confirmation }),
  /** Nothing was ordered. 'aborted' and 'edit-address' are the sender's own decisions; 'failed', 'form' (the form no longer holds), 'too-late' (the
   * order that it corrects is being printed) and 'original-withdrawn' (its sender has withdrawn that order) come with a message. */
  z.object({
    state: z.literal('stopped'),
    reason: z.enum(['failed', 'aborted', 'edit-address', 'form', 'too-late', 'original-withdrawn']),
    message: z.string(),
  }),
])
export type SendingNews = z.infer<typeof SendingNews>

/**
 * POST /api/sendings/{id}/decision answers 204; 404 when the sender has no such sending, 409 when nothing was asked that this would answer.
 * `abort`, `go-on` (only where `own` is named) and `edit-address` end the sending, and the draft may be sent anew. `delete-baskets` where `own`
 * is named stops that one, if its order does not exist yet, and this one follows after its end.
 */
export const Decision = z.object({ decision: z.enum(['delete-baskets', 'abort', 'go-on', 'send-anyway', 'edit-address']) })
export type Decision = z.infer<typeof Decision>

/**
 * GET /api/sendings/attention: the sender's own sendings that stopped while nobody watched, and those that wait for an answer of theirs, newest first,
 * for thirty days, until they are seen, sent again or answered. Seen is what the news told to their end, or POST /api/sendings/{id}/seen, which answers 204.
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
      message: z.nullable(z.string()),
      /**
       * POST /api/sendings/{id}/again answers 202 {id}: the same once more, as a new sending, and the same new one however often it is asked.
       * Where this is false it answers 409, and the form has to be looked at first: its draft is kept.
       */
      maySendAgain: z.boolean(),
    }),
  ),
})
export type Attention = z.infer<typeof Attention>
