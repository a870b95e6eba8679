import type { Category } from '../catalogue/card.ts'
import { toSearchText } from '../search-text.ts'
import type { OccasionKind } from './occasion.ts'

/** The words of categories whose cards suit an occasion, the best first. Each client names its categories itself, in English and Spanish. */
const CATEGORY_WORDS: Readonly<Record<OccasionKind, readonly string[]>> = {
  birthday: ['birthday', 'cumpleanos'],
  'move-in': ['welcome home', 'new home', 'housewarming', 'moving', 'mudanza', 'hogar', 'welcome', 'bienvenida'],
  anniversary: ['anniversary', 'aniversario', 'congratulations', 'felicitaciones'],
  contract: ['contract', 'contrato', 'thank', 'agradecimiento', 'gracias', 'anniversary', 'aniversario'],
  remembrance: ['remembrance', 'recuerdo', 'sympathy', 'condolence', 'condolencias', 'pesame', 'thinking of you', 'pensando'],
  other: [],
}

/** Puts the cards first whose category suits the occasion, in their own order otherwise. */
export function sortForOccasion<C extends { categoryId: string }>(
  cards: readonly C[],
  categories: readonly Pick<Category, 'id' | 'name' | 'spanishName'>[],
  kind: OccasionKind,
): C[] {
  const words = CATEGORY_WORDS[kind]
  const ranks = new Map(
    categories.map(({ id, name, spanishName }) => {
      const text = toSearchText(`${id} ${name} ${spanishName}`)
      const rank = words.findIndex((word) => text.includes(word))
      return [id, rank < 0 ? words.length : rank] as const
    }),
  )
  const rankOf = ({ categoryId }: C) => ranks.get(categoryId) ?? words.length
  return cards.toSorted((one, other) => rankOf(one) - rankOf(other))
}
