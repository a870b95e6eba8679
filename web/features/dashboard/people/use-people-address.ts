import { type PeopleSearch, readPeopleSearch, writePeopleSearch } from '@fondly/domain/people/people-search.ts'
import { useLocation, useSearch } from 'wouter'

/** The search and the open person, which are in the address. */
export function usePeopleAddress() {
  const [path, navigate] = useLocation()
  const query = new URLSearchParams(useSearch())
  const search = readPeopleSearch(Object.fromEntries(query))
  const open = query.get('person') ?? undefined

  /** The search stays in the address while a person or an import is open. */
  const go = (next: PeopleSearch, shown: Record<string, string>, replace: boolean) => {
    const written = new URLSearchParams({ ...writePeopleSearch(next), ...shown })
    navigate(written.size > 0 ? `${path}?${written.toString()}` : path, { replace })
  }
  return {
    search,
    open,
    /** The id of the shown import. Empty while no file is chosen, undefined while the list is shown. */
    importing: query.get('import') ?? undefined,
    /** The id of the shown change of several people. */
    changing: query.get('change') ?? undefined,
    openImport: ({ id, source }: { id: string; source: 'file' | 'chosen' }) =>
      go(search, source === 'file' ? { import: id } : { change: id }, query.get('import') !== null && source === 'file'),
    closeImport: () => go(search, {}, false),
    find: (change: Partial<PeopleSearch>) => go({ ...search, ...change }, {}, true),
    // Back leads from a person directly to the list, not to each letter of a typed search.
    openPerson: (person: string | undefined) =>
      go(search, person === undefined ? {} : { person }, person === undefined || open !== undefined),
  }
}
