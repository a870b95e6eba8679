import type { Catalogue } from '@fondly/contracts/bff/catalogue.ts'
import { usualLanguage } from '@fondly/domain/catalogue/usual-language.ts'
import type { Language } from '@fondly/domain/language.ts'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import type { SessionUser } from '../../api/session.ts'
import { filterQuery, listFilterCategories, categoriesToRestore, type Filter, parseFilter, NO_CARDS, toQuery } from './filter.ts'
import { readPageCookie, writePageCookie } from '../../page-cookie.ts'

/** The filter in the address bar; the active category is also kept in the cookie `cgid`, for the next time. Where both speak, the address bar wins. `usual` is the language of the cards that nobody had to choose. */
export function useFilter(loaded: Catalogue | undefined, user: SessionUser): [Filter, (next: Filter) => void, usual: Language] {
  const catalogue = loaded ?? NO_CARDS
  // Whatever else the address says, a card whose form is open say, leaves the shelf as it is.
  const asked = useLocationProperty(() => filterQuery(location.search))
  const [, navigate] = useLocation()
  const usual = useMemo(() => usualLanguage(catalogue.cards, user), [catalogue, user])
  // The same one as long as nothing of it changes: what is shown may be worked out behind it.
  const filter = useMemo(() => parseFilter(new URLSearchParams(asked), usual), [asked, usual])

  // Which categories there are is known once the catalogue has come, however long that takes.
  const isLoaded = loaded !== undefined
  const hasEntered = useRef(false)
  const { categories } = filter
  useEffect(() => {
    // Whichever way they came, by Back too.
    if (hasEntered.current) keepCategories(categories)
  }, [categories])
  // Before the cards are seen: all of them would flash by.
  useLayoutEffect(() => {
    if (!isLoaded) return
    hasEntered.current = true
    const query = new URLSearchParams(location.search)
    const restored = categoriesToRestore(cookieCategories(), query, catalogue)
    if (query.has('cgid')) keepCategories(listFilterCategories(query.get('cgid')))
    else if (restored.length > 0)
      navigate(`/?${new URLSearchParams([...query, ['cgid', restored.join(',')]]).toString()}`, { replace: true })
    // Only when the catalogue is entered.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isLoaded])

  const setFilter = (next: Filter) => {
    // A search is one step back, not one for each letter.
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
    // Somebody else's cookie of that name: no category.
    return []
  }
}

function keepCategories(categories: string[]): void {
  writePageCookie('cgid', encodeURIComponent(categories.join(',')), categories.length === 0 ? 0 : undefined)
}
