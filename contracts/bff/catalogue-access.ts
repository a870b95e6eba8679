import { MAX_ORDERED_CARDS } from '@fondly/domain/catalogue/card-order.ts'
import { MAX_CATEGORY_NAME_CHARACTERS } from '@fondly/domain/catalogue/client-access.ts'
import * as z from 'zod/mini'
import { Card, Catalogue } from './catalogue.ts'
import { CardLanguage } from './session.ts'

const text = (characters: number) => z.string().check(z.maxLength(characters))
const ids = z.array(text(100)).check(z.maxLength(200))

/** More than a client has, whose document ends at 64 KB. */
const MAX_CHANGED_CARDS = 1000
const MAX_CHANGED_CATEGORIES = 200
const limited = <Schema extends z.ZodMiniType<object>>(schema: Schema, most: number) =>
  schema.check(z.refine((value) => Object.keys(value).length <= most))

/** What a client has turned off of a card. */
const TurnedOff = z.strictObject({ disabledSentiments: ids, disabledMessageStarters: ids })
const CategoryNames = z.strictObject({
  name: z.optional(text(MAX_CATEGORY_NAME_CHARACTERS)),
  spanishName: z.optional(text(MAX_CATEGORY_NAME_CHARACTERS)),
  hidden: z.optional(z.boolean()),
})

/** The order of a category's cards; cards that it does not name come after them. */
const CardOrder = z.strictObject({ cards: z.array(text(100)).check(z.maxLength(MAX_ORDERED_CARDS)) })

export const AccessCard = z.object({
  ...Card.shape,
  /** Null for a card that is off. */
  turnedOff: z.nullable(TurnedOff),
  /** How many were sent in the last twelve months, as far as the reader may see them. */
  sent: z.int(),
  /** How many unfinished forms of it there are; 0 for a reader who is limited to some people. */
  drafts: z.int(),
})
export type AccessCard = z.infer<typeof AccessCard>

/** GET /api/admin/{clientKey}/catalogue: every card on sale as the site orders them, and what this client makes of it. */
export const CatalogueAccess = z.object({
  /** The version of the client, which goes along with every change. */
  version: z.string(),
  cards: z.array(AccessCard),
  /** `own` and `order` are what the client has changed; the other names are those of the site. */
  categories: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      spanishName: z.string(),
      hidden: z.optional(z.boolean()),
      own: CategoryNames,
      order: z.nullable(CardOrder),
    }),
  ),
})
export type CatalogueAccess = z.infer<typeof CatalogueAccess>

/** GET /api/admin/{clientKey}/catalogue/cards/{id}: what can be turned off of a card. */
export const CardParts = z.object({
  sentiments: z.array(z.object({ id: z.string(), description: z.string(), sentimentUrl: z.string() })),
  messageStarters: z.array(z.object({ id: z.string(), description: z.string(), text: z.string() })),
})
export type CardParts = z.infer<typeof CardParts>

/** GET /api/admin/{clientKey}/catalogue/as/{id}: the catalogue that this person sees. `language` is that of the cards it begins with. */
export const SeenCatalogue = z.object({ ...Catalogue.shape, name: z.string(), languages: z.array(CardLanguage), language: CardLanguage })
export type SeenCatalogue = z.infer<typeof SeenCatalogue>

/** PATCH /api/admin/{clientKey}/catalogue/cards: by card; null turns the card off. 422 'last-sentiment' for a card that would have none left. */
export const CardAccessRequest = z.strictObject({
  version: text(300),
  cards: limited(z.record(text(100), z.nullable(TurnedOff)), MAX_CHANGED_CARDS),
})
export type CardAccessRequest = z.infer<typeof CardAccessRequest>

/** PATCH /api/admin/{clientKey}/catalogue/categories: by category; null gives it back the names of the site. */
export const CategoriesRequest = z.strictObject({
  version: text(300),
  categories: limited(z.record(text(100), z.nullable(CategoryNames)), MAX_CHANGED_CATEGORIES),
})
export type CategoriesRequest = z.infer<typeof CategoriesRequest>

/** PATCH /api/admin/{clientKey}/catalogue/shelf: by category; null for as the site orders its cards. */
export const ShelfRequest = z.strictObject({
  version: text(300),
  shelf: limited(z.record(text(100), z.nullable(CardOrder)), MAX_CHANGED_CATEGORIES),
})
export type ShelfRequest = z.infer<typeof ShelfRequest>

/** What the changes of the catalogue answer: the version after them. */
export const NextVersion = z.object({ version: z.string() })
export type NextVersion = z.infer<typeof NextVersion>
