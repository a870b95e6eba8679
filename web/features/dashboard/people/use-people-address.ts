import { type PeopleSearch, readPeopleSearch, writePeopleSearch } from '@fondly/domain/people/people-search.ts'
import { useLocation, useSearch } from 'wouter'

/** The search and the open person, which the address holds. */
export function usePeopleAddress() {
  const [path, navigate] = useLocation()
  const query = new URLSearchParams(useSearch())
  const search = readPeopleSearch(Object.fromEntries(query))
  const open = query.get('person') ?? undefined

  const go = (next: PeopleSearch, person: string | undefined) => {
    const written = new URLSearchParams(writePeopleSearch(next))
    if (person !== undefined) written.set('person', person)
    // Back leads from a person to the list, and leaves out what was typed on the way.
    navigate(written.size > 0 ? `${path}?${written.toString()}` : path, { replace: person === undefined || open !== undefined })
  }
  return {
    search,
    open,
    /** The import that is shown; empty while no file is chosen, undefined where the list is. */
    importing: query.get('import') ?? undefined,
    /** The change of several people that is shown. */
    changing: query.get('change') ?? undefined,
    openImport: ({ id, source }: { id: string; source: 'file' | 'chosen' }) =>
      navigate(`${path}?${source === 'file' ? 'import' : 'change'}=${id}`, { replace: query.get('import') !== null && source === 'file' }),
    closeImport: () => navigate(path),
    find: (change: Partial<PeopleSearch>) => go({ ...search, ...change }, undefined),
    openPerson: (person: string | undefined) => go(search, person),
  }
}
