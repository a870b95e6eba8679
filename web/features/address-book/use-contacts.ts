import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { ContactCard } from '@fondly/contracts/bff/contacts.ts'
import type { Occasion } from '@fondly/contracts/bff/occasions.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { catalogueQuery } from '../../api/catalogue.ts'
import { contactCoversQuery, contactListQuery, type ContactSearch } from '../../api/contacts.ts'
import { comingUpQuery } from '../../api/occasions.ts'

/** The people whom a search finds, page by page, with the fronts of the cards that they got. */
export function useContacts(search: ContactSearch) {
  const key = JSON.stringify(search)
  const [shown, setShown] = useState<{ key: string; cursors: (string | undefined)[] }>({ key, cursors: [undefined] })
  // A new search begins with its first page.
  const cursors = shown.key === key ? shown.cursors : [undefined]
  const pages = useQueries({ queries: cursors.map((cursor) => contactListQuery(search, cursor)) })
  const loaded = pages.flatMap(({ data }) => data ?? [])
  const covers = useQueries({ queries: loaded.map(({ contacts }) => contactCoversQuery(contacts.map(({ id }) => id))) })
  const comingUp = useQueries({ queries: loaded.map(({ contacts }) => comingUpQuery(contacts.map(({ id }) => id))) })
  const { data: catalogue } = useQuery(catalogueQuery)
  const shelf = useMemo(() => new Map<string, Card>(catalogue?.cards.map((card) => [card.id, card])), [catalogue])
  const [first] = loaded
  const next = pages.at(-1)?.data?.next
  return {
    /** Undefined until the first page has loaded. */
    answer: first,
    contacts: loaded.flatMap(({ contacts }) => contacts),
    covers: new Map<string, readonly ContactCard[]>(covers.flatMap(({ data }) => [...(data ?? [])])),
    comingUp: new Map<string, Occasion>(
      comingUp.flatMap(({ data }) => data?.occasions.map((occasion) => [occasion.contactId, occasion] as const) ?? []),
    ),
    shelf,
    error: pages[0]?.error,
    /** Why the next page could not be loaded. */
    moreError: cursors.length > 1 ? pages.at(-1)?.error : undefined,
    isSearching: pages.some(({ isPlaceholderData }) => isPlaceholderData),
    hasMore: typeof next === 'string' || pages.at(-1)?.data === undefined,
    showMore: () => {
      if (typeof next === 'string') setShown({ key, cursors: [...cursors, next] })
    },
    again: () => {
      for (const page of pages) if (page.error) void page.refetch()
    },
  }
}
