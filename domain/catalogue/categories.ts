import type { CategoryCustomization } from '../client/client.ts'
import type { Category } from './card.ts'

type Named = { id: string; name?: string | undefined }

/** Merges the English and the Spanish category list by id. A missing name is taken from the other language, or else is the id. */
export function mergeCategories(english: readonly Named[], spanish: readonly Named[]): Category[] {
  const englishNames = new Map(english.map(({ id, name }) => [id, name]))
  const spanishNames = new Map(spanish.map(({ id, name }) => [id, name]))
  return [...new Set([...englishNames.keys(), ...spanishNames.keys()])].map((id) => {
    const name = englishNames.get(id) ?? spanishNames.get(id) ?? id
    return { id, name, spanishName: spanishNames.get(id) ?? name }
  })
}

/** Lists the categories for a client: with the client's own names, and without the hidden ones. */
export function listCategories(customization: readonly CategoryCustomization[], categories: readonly Category[]): Category[] {
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

/** Returns the name in the language of the page, by its tag; a category has an English and a Spanish name. */
export function categoryName(category: Pick<Category, 'name' | 'spanishName'>, tag: string): string {
  return tag === 'es' ? category.spanishName : category.name
}
