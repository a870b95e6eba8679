import * as z from 'zod/mini'
import { CardOrder, CategoryNames, TurnedOff } from './catalogue-access.ts'

const text = (characters: number) => z.string().check(z.maxLength(characters))

/** More than a client has, whose document ends at 64 KB. */
const MAX_CHANGED_CARDS = 1000
const MAX_CHANGED_CATEGORIES = 200
const limited = <Schema extends z.ZodMiniType<object>>(schema: Schema, most: number) =>
  schema.check(z.refine((value) => Object.keys(value).length <= most))

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
