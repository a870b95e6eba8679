import type { Catalogue } from '@fondly/contracts/bff/catalogue.ts'
import { usualLanguage } from '@fondly/domain/catalogue/usual-language.ts'
import type { CardLanguage } from '@fondly/domain/card-language.ts'
import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import type { SessionUser } from '../../api/session.ts'
import { filterQuery, listFilterCategories, categoriesToRestore, type Filter, parseFilter, NO_CARDS, toQuery } from './filter.ts'
import { readPageCookie, writePageCookie } from '../../page-cookie.ts'

/** The filter in the address. The cookie `cgid` stores its category for the next visit. `usual` is the default card language. */
export function useFilter(loaded: Catalogue | undefined, user: SessionUser): [Filter, (next: Filter) => void, usual: CardLanguage] {
  const catalogue = loaded ?? NO_CARDS
  // Ignores other parameters, for example the card whose form is open, because they do not change the catalogue.
  const query = useLocationProperty(() => filterQuery(location.search), noQuery)
  const [, navigate] = useLocation()
  const usual = useMemo(() => usualLanguage(catalogue.cards, user), [catalogue, user])
  // Keeps the same object until the filter changes, so that deferred and memoized values stay valid.
  const filter = useMemo(() => parseFilter(new URLSearchParams(query), usual), [query, usual])

  const restoreCategories = useEffectEvent(() => {
    const query = new URLSearchParams(location.search)
    const restored = categoriesToRestore(cookieCategories(), query, catalogue)
    if (query.has('cgid')) saveCategories(listFilterCategories(query.get('cgid')))
    else if (restored.length > 0)
      navigate(`/?${new URLSearchParams([...query, ['cgid', restored.join(',')]]).toString()}`, { replace: true })
  })
  // The page knows the existing categories only after the catalogue has loaded.
  const isLoaded = loaded !== undefined
  const isRestored = useRef(false)
  const { categories } = filter
  // Runs before the first paint. Otherwise all cards would be visible for a moment.
  useLayoutEffect(() => {
    if (!isLoaded) return
    // Stores every change of the categories, also a change by the Back button.
    if (isRestored.current) saveCategories(categories)
    else restoreCategories()
    isRestored.current = true
  }, [isLoaded, categories])

  const setFilter = (next: Filter) => {
    // A typed search adds one entry to the browser's history, not one for each letter.
    const isTypedOn = filter.search !== '' && next.search !== filter.search && next.categories.length === 0
    const search = toQuery(next, usual, new URLSearchParams(location.search)).toString()
    navigate(search ? `/?${search}` : '/', { replace: isTypedOn })
  }
  return [filter, setFilter, usual]
}

/** The server draws only the address without a query. */
const noQuery = () => ''

function cookieCategories(): string[] {
  const cookie = readPageCookie('cgid') ?? ''
  try {
    return listFilterCategories(decodeURIComponent(cookie))
  } catch {
    // Another program has set a cookie with this name, so there is no stored category.
    return []
  }
}

function saveCategories(categories: string[]): void {
  writePageCookie('cgid', encodeURIComponent(categories.join(',')), categories.length === 0 ? 0 : undefined)
}
