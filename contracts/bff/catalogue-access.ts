import { MAX_ORDERED_CARDS } from '@fondly/domain/catalogue/card-order.ts'
import { MAX_CATEGORY_NAME_CHARACTERS } from '@fondly/domain/catalogue/client-access.ts'
import * as z from 'zod/mini'
import { Card, Catalogue } from './catalogue.ts'
import { CardLanguage } from './session.ts'

const text = (characters: number) => z.string().check(z.maxLength(characters))
const ids = z.array(text(100)).check(z.maxLength(200))

/** The parts of a card that a client has turned off. */
export const TurnedOff = z.strictObject({ disabledSentiments: ids, disabledMessageStarters: ids })
export const CategoryNames = z.strictObject({
  name: z.optional(text(MAX_CATEGORY_NAME_CHARACTERS)),
  spanishName: z.optional(text(MAX_CATEGORY_NAME_CHARACTERS)),
  hidden: z.optional(z.boolean()),
})

/** The order of a category's cards. Cards that the list does not name come last. */
export const CardOrder = z.strictObject({ cards: z.array(text(100)).check(z.maxLength(MAX_ORDERED_CARDS)) })

export const AccessCard = z.object({
  ...Card.shape,
  /** Null if the whole card is turned off. */
  turnedOff: z.nullable(TurnedOff),
  /** The number of orders of this card in the last twelve months. Only orders that the reader may see are counted. */
  sent: z.int(),
  /** The number of unfinished forms. It is 0 for a reader who may see only some people. */
  drafts: z.int(),
})
export type AccessCard = z.infer<typeof AccessCard>

/**
 * GET /api/admin/{clientKey}/catalogue: a page of the cards on sale that match the query (domain/catalogue/access-search.ts), in the client's order, and
 * the client's own choices.
 */
export const CatalogueAccess = z.object({
  /** The version of the client. Each change must send it. */
  version: z.string(),
  /** The number of cards that match, on all pages. */
  total: z.int(),
  cards: z.array(AccessCard),
  /** The cards in all languages, and how many of them are on. */
  count: z.object({ on: z.int(), all: z.int() }),
  /** `own` and `order` are the client's own values; the other names are those of the site. `count` is that of the language. */
  categories: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      spanishName: z.string(),
      hidden: z.optional(z.boolean()),
      own: CategoryNames,
      order: z.nullable(CardOrder),
      count: z.object({ on: z.int(), all: z.int() }),
    }),
  ),
  /** Every card of the chosen category in the order of the site; null while the order cannot be changed. */
  shelf: z.nullable(z.array(z.object({ id: z.string(), language: CardLanguage }))),
})
export type CatalogueAccess = z.infer<typeof CatalogueAccess>

/** GET /api/admin/{clientKey}/catalogue/cards/{id}: the parts of a card that can be turned off. */
export const CardParts = z.object({
  sentiments: z.array(z.object({ id: z.string(), description: z.string(), sentimentUrl: z.string() })),
  messageStarters: z.array(z.object({ id: z.string(), description: z.string(), text: z.string() })),
})
export type CardParts = z.infer<typeof CardParts>

/** GET /api/admin/{clientKey}/catalogue/as/{id}: the catalogue that this person sees. `language` is the language that is selected first. */
export const SeenCatalogue = z.object({ ...Catalogue.shape, name: z.string(), languages: z.array(CardLanguage), language: CardLanguage })
export type SeenCatalogue = z.infer<typeof SeenCatalogue>

/** POST /api/admin/{clientKey}/catalogue-name-searches: what cards and categories are called now. The cards stand in the order of the site. */
export const CatalogueNames = z.object({
  cards: z.array(z.object({ id: z.string(), name: z.string() })),
  categories: z.array(z.object({ id: z.string(), name: z.string(), spanishName: z.string() })),
})
export type CatalogueNames = z.infer<typeof CatalogueNames>

/** The answer to a change of the catalogue: the new version. */
export const NextVersion = z.object({ version: z.string() })
export type NextVersion = z.infer<typeof NextVersion>
