import { NAME_FIELDS } from '@fondly/domain/order-form/order-form.ts'
import * as z from 'zod/mini'
import { Language, PresetRecipient } from './session.ts'

export const Card = z.object({
  id: z.string(),
  name: z.string(),
  language: Language,
  categoryId: z.string(),
  size: z.enum(['49', '60', '70', '831']),
  orientation: z.enum(['H', 'V', 'S']),
  /** May be asked for in another width with ?width= when it is below /art/. */
  pictureUrl: z.string(),
})
export type Card = z.infer<typeof Card>

/** GET /api/catalogue: what this user's client may send, every language; eligibility is settled, search and filters are the page's. */
export const Catalogue = z.object({
  cards: z.array(Card),
  categories: z.array(z.object({ id: z.string(), name: z.string(), spanishName: z.string() })),
})
export type Catalogue = z.infer<typeof Catalogue>

const Address = z.object({
  name: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
})

/**
 * GET /api/cards/{id}/order-form?shippingDate=: all that the form of one card needs to know; opening it makes the card the newest of the
 * recents. `shippingDate` is the default ship date of the query of /. With `ahead=1` the form is only about to be opened, and no card becomes recent.
 * 404 for a card that this user may not send.
 */
export const OrderFormSetting = z.object({
  card: z.object({
    ...Card.shape,
    outsideUrl: z.string(),
    insideUrl: z.nullable(z.string()),
    sentiments: z.array(z.object({ id: z.string(), description: z.string(), sentimentUrl: z.string() })),
    messageStarters: z.array(z.object({ id: z.string(), description: z.string(), text: z.string() })),
  }),
  /** Those of the group's profiles that are assigned to the user; empty shows 'Account Error'. Signatures have their placeholders filled. */
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
  /** The card beside the form is what will be printed; false where somebody else's renderer draws it, and only Preview shows what comes of it. */
  livingCardIsProof: z.boolean(),
  backMessage: z.string(),
  backDisclaimer: z.string(),
  calendar: z.object({
    /** The postal day, not the browser's. */
    today: z.string(),
    blackoutDays: z.array(z.object({ day: z.string(), reason: z.nullable(z.object({ en: z.string(), es: z.optional(z.string()) })) })),
  }),
  defaultShipDate: z.string(),
  /** What is left of an unfinished form of this user. */
  draft: z.nullable(z.lazy(() => Draft)),
  /** Another form of this card is unfinished: it stays until something is typed into this one. */
  replacesDraft: z.boolean(),
})
export type OrderFormSetting = z.infer<typeof OrderFormSetting>

export const OrderForm = z.object({
  accountNumber: z.string().check(z.maxLength(200)),
  firstName: z.string().check(z.maxLength(200)),
  lastName: z.string().check(z.maxLength(200)),
  address1: z.string().check(z.maxLength(500)),
  address2: z.string().check(z.maxLength(500)),
  city: z.string().check(z.maxLength(200)),
  state: z.string().check(z.maxLength(10)),
  zipCode: z.string().check(z.maxLength(20)),
  sentiment: z.string().check(z.maxLength(60)),
  closing: z.string().check(z.maxLength(5000)),
  sendDate: z.string().check(z.maxLength(40)),
})

/** Of these fields the sender has said 'this is a real name', though the word looks like an offence; the audit trail keeps it. */
export const RealNames = z.optional(z.array(z.enum(NAME_FIELDS)).check(z.maxLength(NAME_FIELDS.length)))

/** PUT /api/cards/{id}/draft {form, senderProfileId} answers the Draft; DELETE ends it. The key is the sending's Idempotency-Key. */
export const Draft = z.object({
  key: z.string(),
  /** The recipient's scan code; it stays with the draft, so that what is previewed is what is printed. */
  scanCode: z.string(),
  senderProfileId: z.string(),
  form: OrderForm,
  realNames: RealNames,
  preset: z.optional(PresetRecipient),
  /** The number of the order that is withdrawn when this draft is sent; told where the form is opened. */
  corrects: z.optional(z.string()),
  /** Made of a sending's own words, because the draft that was sent is gone: it opens as it is, whomever a card is wanted for now. */
  isOfSending: z.optional(z.boolean()),
})
export type Draft = z.infer<typeof Draft>

export const DraftRequest = z.object({
  senderProfileId: z.string().check(z.maxLength(60)),
  form: OrderForm,
  realNames: RealNames,
  /** The recipient that was known before anybody typed: with another one the form is for another errand (domain/user/preset-recipient.ts). */
  preset: z.catch(z.optional(PresetRecipient), undefined),
  /** Of the draft that the window knows, if it knows one: when a card has gone out under it, the window is told so with 409 instead of being given another. */
  key: z.optional(z.string().check(z.maxLength(100))),
})

/** 422 of previews and sendings: what is wrong, by field, in an English sentence that the page says in its own language. */
export const FormProblems = z.object({ problems: z.record(z.string(), z.string()) })
export type FormProblems = z.infer<typeof FormProblems>
