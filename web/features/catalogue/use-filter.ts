import type { Catalogue } from '@fondly/contracts/bff/catalogue.ts'
import { usualLanguage } from '@fondly/domain/catalogue/usual-language.ts'
import type { Language } from '@fondly/domain/language.ts'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import type { SessionUser } from '../../api/session.ts'
import { filterQuery, listFilterCategories, categoriesToRestore, type Filter, parseFilter, NO_CARDS, toQuery } from './filter.ts'
import { readPageCookie, writePageCookie } from '../../page-cookie.ts'

/** The filter of the address bar; the cookie `cgid` keeps its category for the next visit. `usual`: the default language of the cards. */
export function useFilter(loaded: Catalogue | undefined, user: SessionUser): [Filter, (next: Filter) => void, usual: Language] {
  const catalogue = loaded ?? NO_CARDS
  // Other parameters, for example the card whose form is open, do not change the catalogue.
  const asked = useLocationProperty(() => filterQuery(location.search))
  const [, navigate] = useLocation()
  const usual = useMemo(() => usualLanguage(catalogue.cards, user), [catalogue, user])
  // Keeps the same object until the filter changes, so that deferred and memoized values stay valid.
  const filter = useMemo(() => parseFilter(new URLSearchParams(asked), usual), [asked, usual])

  // The categories are known only when the catalogue has loaded.
  const isLoaded = loaded !== undefined
  const hasEntered = useRef(false)
  const { categories } = filter
  useEffect(() => {
    // Stored for every change of the categories, also by the Back button.
    if (hasEntered.current) keepCategories(categories)
  }, [categories])
  // Runs before the first paint, or all cards would flash up first.
  useLayoutEffect(() => {
    if (!isLoaded) return
    hasEntered.current = true
    const query = new URLSearchParams(location.search)
    const restored = categoriesToRestore(cookieCategories(), query, catalogue)
    if (query.has('cgid')) keepCategories(listFilterCategories(query.get('cgid')))
    else if (restored.length > 0)
      navigate(`/?${new URLSearchParams([...query, ['cgid', restored.join(',')]]).toString()}`, { replace: true })
    // Runs once, when the catalogue has loaded.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isLoaded])

  const setFilter = (next: Filter) => {
    // Typing a search adds one history entry, not one for each letter.
    const isTypedOn = filter.search !== '' && next.search !== filter.search && next.categories.length === 0
    const search = toQuery(next, usual, new URLSearchParams(location.search)).toString()
    navigate(search ? `/?${search}` : '/', { replace: isTypedOn })
  }
  return [filter, setFilter, usual]
}

function cookieCategories(): string[] {
  const cookie = readPageCookie('cgid') ?? ''
  try {
    return listFilterCategories(decodeURIComponent(cookie))
  } catch {
    // The cookie of that name is not ours: no category.
    return []
  }
}

function keepCategories(categories: string[]): void {
  writePageCookie('cgid', encodeURIComponent(categories.join(',')), categories.length === 0 ? 0 : undefined)
}
