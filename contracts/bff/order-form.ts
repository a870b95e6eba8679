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
  // Object.fromEntries forgets which fields there are.
) as Record<keyof typeof MAX_TYPED_CHARACTERS, z.ZodMiniString>
export const OrderForm = z.object(typedFields)

/** Fields whose word looks offensive and which the sender confirmed as a real name. The audit log records it. */
export const RealNames = z.optional(z.array(z.enum(NAME_FIELDS)).check(z.maxLength(NAME_FIELDS.length)))

/**
 * PUT /api/cards/{id}/draft {form, senderProfileId} answers the Draft; DELETE removes it, with `?key=` only if it still has this key. The key is the
 * Idempotency-Key of its sending.
 */
export const Draft = z.object({
  key: z.string(),
  /** The recipient's scan code. It never changes for a draft, so that the preview equals the print. */
  scanCode: z.string(),
  senderProfileId: z.string(),
  form: OrderForm,
  realNames: RealNames,
  /** Signed with what the sender drew. Absent: as the sender signed last. */
  isSignedByHand: z.optional(z.boolean()),
  preset: z.optional(PresetRecipient),
  /** Made from a prepared card or from a card that was sent, and nothing was typed in it since. */
  isUntouched: z.optional(z.boolean()),
  /** The number of the order that is withdrawn when this draft is sent. Present when the form is opened. */
  corrects: z.optional(z.string()),
  /** Made from a sending, because its draft is gone. The form opens with it unchanged, even if a recipient is preset. */
  isOfSending: z.optional(z.boolean()),
})
export type Draft = z.infer<typeof Draft>

/**
 * GET /api/cards/{id}/order-form?shippingDate=: everything that the form of one card needs. Opening it makes the card the newest recent card.
 * `shippingDate` is the wanted mail date from the query of /. With `ahead=1` the page only preloads the form, and no card becomes recent.
 * 404 for a card that this user may not send.
 */
export const OrderFormSetting = z.object({
  card: z.object({
    ...Card.shape,
    outsideUrl: z.string(),
    insideUrl: z.nullable(z.string()),
    sentiments: z.array(z.object({ id: z.string(), description: z.string(), sentimentUrl: z.string() })),
    messageStarters: z.array(z.object({ id: z.string(), description: z.string(), text: z.string(), locked: z.optional(z.boolean()) })),
  }),
  /** The profiles of the group that are assigned to the user, with filled signatures. If there are none, the page shows 'Account Error'. */
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
  /** True when the card beside the form is what will be printed; false when another renderer draws the cards, so that only Preview shows the result. */
  livingCardIsProof: z.boolean(),
  backMessage: z.string(),
  backDisclaimer: z.string(),
  drawnSignature: OwnSignature,
  calendar: z.object({
    /** Today in the postal zone, not in the browser's. */
    today: z.string(),
    blackoutDays: z.array(z.object({ day: z.string(), reason: z.nullable(z.object({ en: z.string(), es: z.optional(z.string()) })) })),
  }),
  defaultShipDate: z.string(),
  /** The unfinished form of this user for this card. */
  draft: z.nullable(Draft),
  /** Another form of this card is unfinished. It is replaced when the sender types into this one. */
  replacesDraft: z.boolean(),
})
export type OrderFormSetting = z.infer<typeof OrderFormSetting>

export const DraftRequest = z.object({
  senderProfileId: z.string().check(z.maxLength(60)),
  form: OrderForm,
  realNames: RealNames,
  isSignedByHand: z.optional(z.boolean()),
  /** The preset recipient that the form was opened with (domain/user/preset-recipient.ts). */
  preset: z.catch(z.optional(PresetRecipient), undefined),
  /** The draft was untouched, and is saved because it is previewed or sent. */
  isUntouched: z.optional(z.boolean()),
  /** The key of the draft that the window knows, if any. If its card was sent meanwhile, the answer is 409 instead of a new draft. */
  key: z.optional(z.string().check(z.maxLength(100))),
  /** After Change the card: the key of the draft of the other card, which this draft replaces. */
  replaces: z.optional(z.string().check(z.maxLength(100))),
})
