import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Deletes something from the server permanently, for example a contact. First cancels requests about it, because the server would answer them with
 * 404. If the deletion fails, these requests are made again.
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

/** Fetches everything under these keys again, except queries about the deleted thing: the page may still show it for a moment. */
export async function readWithout(queries: QueryClient, id: string, keys: readonly QueryKey[]): Promise<void> {
  const isGone = isAbout(id)
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey, predicate: (query) => !isGone(query) })))
  queries.removeQueries({ type: 'inactive', predicate: isGone })
}

const isAbout =
  (id: string) =>
  ({ queryKey }: Query): boolean =>
    JSON.stringify(queryKey).includes(id)
