import type { Card, Category } from '../catalogue/card.ts'
import { isRefused } from './check-design.ts'
import { type InspectedFile, findDesignProblems, type OwnDesign } from './own-design.ts'

/** The reasons why a design cannot be offered, apart from unsaved changes. Each has a sentence in every language. */
export type OfferProblem = 'name' | 'category' | 'like' | 'files'

type OfferChoices = {
  /** The facts of each file, by its hash. */
  files: ReadonlyMap<string, InspectedFile>
  /** The cards that a design can be based on, and the categories that it can be in. */
  cards: readonly (Pick<Card, 'id'> & { size: string; language: string })[]
  categories: readonly Pick<Category, 'id'>[]
}

/** Returns what is missing or wrong before a design can be offered. Warnings of preflight do not prevent it. */
export function findOfferProblems(
  design: Omit<OwnDesign, 'state' | 'art' | 'offeredAt'>,
  { files, cards, categories }: OfferChoices,
): OfferProblem[] {
  // The other card's envelope must fit, and its words must be in the language of the design.
  const isAlike = cards.some(({ id, size, language }) => id === design.likeCardId && size === design.size && language === design.language)
  return [
    ...(design.name.trim() === '' ? (['name'] as const) : []),
    ...(categories.some(({ id }) => id === design.categoryId) ? [] : (['category'] as const)),
    ...(isAlike ? [] : (['like'] as const)),
    ...(isRefused(findDesignProblems(design, files).map(({ finding }) => finding)) ? (['files'] as const) : []),
  ]
}
