import { MAX_TYPED_CHARACTERS } from '@fondly/domain/order-form/limits.ts'
import { NAME_FIELDS } from '@fondly/domain/order-form/order-form.ts'
import * as z from 'zod/mini'
import { Card } from './catalogue.ts'
import { OwnSignature } from './drawn-signature.ts'
import { PresetRecipient } from './session.ts'

const Address = z.object({
  name: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
})

const typedFields = Object.fromEntries(
  Object.entries(MAX_TYPED_CHARACTERS).map(([field, most]) => [field, z.string().check(z.maxLength(most))]),
  // Object.fromEntries does not keep the names of the fields in its type.
) as Record<keyof typeof MAX_TYPED_CHARACTERS, z.ZodMiniString>
export const OrderForm = z.object(typedFields)

/** Fields with a word that looks offensive, which the sender has confirmed as a real name. The audit log records the confirmation. */
export const RealNames = z.optional(z.array(z.enum(NAME_FIELDS)).check(z.maxLength(NAME_FIELDS.length)))

/**
 * PUT /api/cards/{id}/draft {form, senderProfileId} answers with the Draft. DELETE removes it; with `?key=`, only the draft with this key. The key is
 * also the Idempotency-Key of its sending.
 */
export const Draft = z.object({
  key: z.string(),
  /** The recipient's scan code. It stays the same for the whole draft, so that the preview shows the code that is printed. */
  scanCode: z.string(),
  senderProfileId: z.string(),
  form: OrderForm,
  realNames: RealNames,
  /** Whether the card is signed with the sender's drawing. If absent, the sender's last choice is used. */
  isSignedByHand: z.optional(z.boolean()),
  preset: z.optional(PresetRecipient),
  /** True if the draft was made from a prepared card or a sent card, and the sender has typed nothing in it since. */
  isUntouched: z.optional(z.boolean()),
  /** The number of the order that is withdrawn when this draft is sent. Present only when the form is opened. */
  corrects: z.optional(z.string()),
  /** True if the draft was made from a sending whose own draft is gone. The form opens with it unchanged, even if a recipient is preset. */
  isOfSending: z.optional(z.boolean()),
})
export type Draft = z.infer<typeof Draft>

/**
 * GET /api/cards/{id}/order-form?shippingDate=: everything that the form of one card needs. The card becomes the user's newest recent card.
 * `shippingDate` is the wanted mail date from the query of /. With `ahead=1` the page only preloads the form, and the recent cards do not change. 404
 * for a card that this user may not send.
 */
export const OrderFormPageData = z.object({
  card: z.object({
    ...Card.shape,
    outsideUrl: z.string(),
    insideUrl: z.nullable(z.string()),
    sentiments: z.array(z.object({ id: z.string(), description: z.string(), sentimentUrl: z.string() })),
    messageStarters: z.array(z.object({ id: z.string(), description: z.string(), text: z.string(), locked: z.optional(z.boolean()) })),
  }),
  /**
   * The sender profiles that are assigned to the user and belong to the client, with filled-in signatures. Without a profile, the page shows 'Account
   * Error'.
   */
  senderProfiles: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      signature: z.string(),
      returnAddress: Address,
      logoUrl: z.nullable(z.string()),
      disclaimer: z.string(),
    }),
  ),
  accountNumber: z.nullable(
    z.object({ label: z.string(), spanishLabel: z.optional(z.string()), required: z.boolean(), numeric: z.boolean(), maxLength: z.int() }),
  ),
  closingLocked: z.boolean(),
  /**
   * True if the card beside the form is exactly what will be printed. False if an external renderer draws the cards; then only Preview shows the
   * result.
   */
  livingCardIsProof: z.boolean(),
  backMessage: z.string(),
  backDisclaimer: z.string(),
  drawnSignature: OwnSignature,
  calendar: z.object({
    /** Today in the postal time zone, not in the browser's. */
    today: z.string(),
    blackoutDays: z.array(z.object({ day: z.string(), reason: z.nullable(z.object({ en: z.string(), es: z.optional(z.string()) })) })),
  }),
  defaultShipDate: z.string(),
  /** The unfinished form of this user for this card. */
  draft: z.nullable(Draft),
  /** True if this card has another unfinished form. It is replaced when the sender types into the new form. */
  replacesDraft: z.boolean(),
})
export type OrderFormPageData = z.infer<typeof OrderFormPageData>

export const DraftRequest = z.object({
  senderProfileId: z.string().check(z.maxLength(60)),
  form: OrderForm,
  realNames: RealNames,
  isSignedByHand: z.optional(z.boolean()),
  /** The preset recipient with which the form was opened (domain/user/preset-recipient.ts). */
  preset: z.catch(z.optional(PresetRecipient), undefined),
  /** True if the sender has typed nothing, and the draft is saved only because it is previewed or sent. */
  isUntouched: z.optional(z.boolean()),
  /** The key of the draft that this window knows. If the card of that draft was sent meanwhile, the answer is 409 instead of a new draft. */
  key: z.optional(z.string().check(z.maxLength(100))),
  /** The key of another card's draft, which this draft replaces after Change the card. */
  replaces: z.optional(z.string().check(z.maxLength(100))),
})
