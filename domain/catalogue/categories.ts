import type { CategoryCustomization } from '../client/client.ts'
import type { Language } from '../language.ts'
import type { Category } from './card.ts'

type Named = { id: string; name: string }

/** One list of categories out of the English and the Spanish one, merged by id; a name that is missing is taken from the other. */
export function mergeCategories(english: readonly Named[], spanish: readonly Named[]): Category[] {
  const spanishNames = new Map(spanish.map(({ id, name }) => [id, name]))
  const known = new Set(english.map(({ id }) => id))
  return [
    ...english.map(({ id, name }) => ({ id, name, spanishName: spanishNames.get(id) ?? name })),
    ...spanish.filter(({ id }) => !known.has(id)).map(({ id, name }) => ({ id, name, spanishName: name })),
  ]
}

/** The categories as a client wants them: its own names, and without those that it hides. */
export function categoriesOf(customization: readonly CategoryCustomization[], categories: readonly Category[]): Category[] {
  const own = new Map(customization.map((category) => [category.id, category]))
  return categories
    .map((category) => {
      const { name, spanishName, hidden } = own.get(category.id) ?? {}
      return {
        ...category,
        name: name || category.name,
        spanishName: spanishName || category.spanishName,
        hidden: hidden ?? category.hidden ?? false,
      }
    })
    .filter(({ hidden }) => !hidden)
}

export function categoryName(category: Pick<Category, 'name' | 'spanishName'>, language: Language): string {
  return language === 'es' ? category.spanishName : category.name
}
