import { readLocalText } from '@fondly/languages/fill-message.ts'
import type { ActivityEntry } from '@fondly/contracts/bff/settings.ts'
import { useQuery } from '@tanstack/react-query'
import { catalogueNamesQuery } from '../../../api/catalogue-access.ts'
import { useLanguage } from '../../../words/words.tsx'
import { listNamedCards } from './named-cards.ts'

/** The names of the cards and categories by id, read as soon as an entry is about one of them. */
export function useCatalogueNames(
  clientKey: string,
  entries: readonly Pick<ActivityEntry, 'subject' | 'before' | 'after'>[],
): ReadonlyMap<string, string> {
  const { tag } = useLanguage()
  const cardIds = listNamedCards(entries)
  const { data } = useQuery({ ...catalogueNamesQuery(clientKey, cardIds ?? []), enabled: cardIds !== undefined })
  const categories =
    data?.categories.map(({ id, name, spanishName }) => [id, readLocalText({ en: name, es: spanishName }, tag)] as const) ?? []
  return new Map([...(data?.cards.map(({ id, name }) => [id, name] as const) ?? []), ...categories])
}
