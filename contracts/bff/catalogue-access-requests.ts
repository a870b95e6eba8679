import { MAX_CHANGED_CARDS } from '@fondly/domain/catalogue/access-search.ts'
import * as z from 'zod/mini'
import { CardOrder, CategoryNames, TurnedOff } from './catalogue-access.ts'

const text = (characters: number) => z.string().check(z.maxLength(characters))

const MAX_CHANGED_CATEGORIES = 200
const limited = <Schema extends z.ZodMiniType<object>>(schema: Schema, most: number) =>
  schema.check(z.refine((value) => Object.keys(value).length <= most))

/**
 * PATCH /api/admin/{clientKey}/catalogue/cards: changes by card id; null turns a card off. 422 'last-sentiment' if a card would have no sentiment
 * left.
 */
export const CardAccessRequest = z.strictObject({
  version: text(300),
  cards: limited(z.record(text(100), z.nullable(TurnedOff)), MAX_CHANGED_CARDS),
})
export type CardAccessRequest = z.infer<typeof CardAccessRequest>

/** PATCH /api/admin/{clientKey}/catalogue/categories: changes by category id; null restores the site's names. */
export const CategoriesRequest = z.strictObject({
  version: text(300),
  categories: limited(z.record(text(100), z.nullable(CategoryNames)), MAX_CHANGED_CATEGORIES),
})
export type CategoriesRequest = z.infer<typeof CategoriesRequest>

/** PATCH /api/admin/{clientKey}/catalogue/shelf: the order of the cards by category id; null restores the site's order. */
export const ShelfRequest = z.strictObject({
  version: text(300),
  shelf: limited(z.record(text(100), z.nullable(CardOrder)), MAX_CHANGED_CATEGORIES),
})
export type ShelfRequest = z.infer<typeof ShelfRequest>

/** More than the entries of the log name that are shown at a time. */
const MAX_NAMED_CARDS = 10_000

/** POST /api/admin/{clientKey}/catalogue-name-searches */
export const CatalogueNamesRequest = z.strictObject({ cardIds: z.array(text(100)).check(z.maxLength(MAX_NAMED_CARDS)) })
export type CatalogueNamesRequest = z.infer<typeof CatalogueNamesRequest>
