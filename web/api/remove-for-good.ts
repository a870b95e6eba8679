import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Removes something from the server, such as a contact. Requests about it that are under way are cancelled first, because the server would answer
 * them with 404. If the removal fails, they are made again.
 */
export async function removeForGood<Result>(queries: QueryClient, id: string, remove: () => Promise<Result>): Promise<Result> {
  await queries.cancelQueries({ predicate: isAbout(id) })
  try {
    return await remove()
  } catch (error) {
    void queries.invalidateQueries({ predicate: isAbout(id) })
    throw error
  }
}

/** Reads everything below these keys again after something was removed, but nothing about it: the page may still show it for a moment. */
export async function readWithout(queries: QueryClient, id: string, keys: readonly QueryKey[]): Promise<void> {
  const isGone = isAbout(id)
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey, predicate: (query) => !isGone(query) })))
  queries.removeQueries({ type: 'inactive', predicate: isGone })
}

const isAbout =
  (id: string) =>
  ({ queryKey }: Query): boolean =>
    JSON.stringify(queryKey).includes(id)
