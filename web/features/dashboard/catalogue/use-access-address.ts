import { type AccessSearch, EVERY_CARD } from '@fondly/domain/catalogue/access-search.ts'
import { useLocation, useSearch } from 'wouter'

/** The parts of the address; undefined removes one. */
type AddressChange = Partial<Record<'language' | 'category' | 'search' | 'state' | 'card', string | undefined>>

/** What the address says: which cards are shown, and whose sheet is open; and the function that changes it. */
export function useAccessAddress() {
  const [path, navigate] = useLocation()
  const query = new URLSearchParams(useSearch())
  const state = query.get('state')
  const search: AccessSearch = {
    ...EVERY_CARD,
    language: query.get('language') === 'es' ? 'es' : 'en_US',
    category: query.get('category') ?? undefined,
    search: query.get('search') ?? '',
    state: state === 'on' || state === 'off' ? state : undefined,
  }
  const go = (change: AddressChange) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    navigate(next.size > 0 ? `${path}?${next.toString()}` : path, { replace: true })
  }
  return { path, search, open: query.get('card') ?? undefined, go }
}

export type AccessAddress = ReturnType<typeof useAccessAddress>
