import { readLocalText } from '@fondly/languages/fill-message.ts'
import type { ActivityEntry } from '@fondly/contracts/bff/settings.ts'
import { useQuery } from '@tanstack/react-query'
import { catalogueAccessQuery } from '../../../api/catalogue-access.ts'
import { useLanguage } from '../../../words/words.tsx'

const ABOUT_CATALOGUE = new Set(['card-access', 'categories', 'shelf'])

/** The names of the cards and categories by id. Fetched only if an entry is about a card or category. */
export function useCatalogueNames(clientKey: string, entries: readonly ActivityEntry[]): ReadonlyMap<string, string> {
  const { tag } = useLanguage()
  const { data } = useQuery({ ...catalogueAccessQuery(clientKey), enabled: entries.some(({ subject }) => ABOUT_CATALOGUE.has(subject)) })
  const categories =
    data?.categories.map(({ id, name, spanishName }) => [id, readLocalText({ en: name, es: spanishName }, tag)] as const) ?? []
  return new Map([...(data?.cards.map(({ id, name }) => [id, name] as const) ?? []), ...categories])
}
