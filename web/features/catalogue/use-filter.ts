import type { Catalogue } from '@fondly/contracts/bff/catalogue.ts'
import { usualLanguage } from '@fondly/domain/catalogue/usual-language.ts'
import type { Language } from '@fondly/domain/language.ts'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import type { SessionUser } from '../../api/session.ts'
import { askedIn, categoriesOf, FAVORITES, type Filter, filterOf, queryOf, RECENTS } from './filter.ts'

/** The filter in the address bar; the active category is also kept in the cookie `cgid`, for the next time. Where both speak, the address bar wins. `usual` is the language of the cards that nobody had to choose. */
export function useFilter(catalogue: Catalogue, user: SessionUser): [Filter, (next: Filter) => void, usual: Language] {
  // Whatever else the address says, a card whose form is open say, leaves the shelf as it is.
  const asked = useLocationProperty(() => askedIn(location.search))
  const [, navigate] = useLocation()
  const usual = useMemo(() => usualLanguage(catalogue.cards, user), [catalogue, user])
  // The same one as long as nothing of it changes: what is shown may be worked out behind it.
  const filter = useMemo(() => filterOf(new URLSearchParams(asked), usual), [asked, usual])

  const hasEntered = useRef(false)
  const { categories } = filter
  useEffect(() => {
    // Whichever way they came, by Back too.
    if (hasEntered.current) keepCategories(categories)
  }, [categories])
  useEffect(() => {
    hasEntered.current = true
    // A client's categories may be others than when it was kept.
    const known = [FAVORITES, RECENTS, ...catalogue.categories.map(({ id }) => id)]
    const kept = cookieCategories().filter((id) => known.includes(id))
    const query = new URLSearchParams(location.search)
    if (query.has('cgid')) keepCategories(categoriesOf(query.get('cgid')))
    else if (kept.length > 0 && !query.has('q'))
      navigate(`/?${new URLSearchParams([...query, ['cgid', kept.join(',')]]).toString()}`, { replace: true })
    // Only when the catalogue is entered.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const setFilter = (next: Filter) => {
    // A search is one step back, not one for each letter.
    const isTypedOn = filter.search !== '' && next.search !== filter.search && next.categories.length === 0
    const search = queryOf(next, usual, new URLSearchParams(location.search)).toString()
    navigate(search ? `/?${search}` : '/', { replace: isTypedOn })
  }
  return [filter, setFilter, usual]
}

function cookieCategories(): string[] {
  const cookie = /(?:^|; )cgid=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  try {
    return categoriesOf(decodeURIComponent(cookie))
  } catch {
    // Somebody else's cookie of that name: no category.
    return []
  }
}

function keepCategories(categories: string[]): void {
  document.cookie = `cgid=${encodeURIComponent(categories.join(','))}; path=/; samesite=lax${categories.length === 0 ? '; max-age=0' : ''}`
}
