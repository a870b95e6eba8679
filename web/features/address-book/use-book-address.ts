import { useLocation, useSearch } from 'wouter'

/** Used in place of an id for a person who is not in the book yet. */
export const NEW_PERSON = 'new'

/** The open parts of the page, which are in the address. The search text is not in the address, because proxies may log addresses. */
export function useBookAddress() {
  const [path, navigate] = useLocation()
  const query = new URLSearchParams(useSearch())
  const open = query.get('person') ?? undefined
  const importing = query.get('import') ?? undefined
  return {
    open,
    /** The id of the shown import; empty while no file is chosen. */
    importing,
    // Back leads from a person directly to the list, not to the people who were open before.
    openPerson: (person: string | undefined) =>
      navigate(person === undefined ? path : `${path}?${new URLSearchParams({ person }).toString()}`, {
        replace: person === undefined || open !== undefined,
      }),
    openImport: (id: string | undefined) =>
      navigate(id === undefined ? path : `${path}?${new URLSearchParams({ import: id }).toString()}`, {
        replace: id === undefined || importing !== undefined,
      }),
  }
}
