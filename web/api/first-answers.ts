import type { QueryClient } from '@tanstack/react-query'
import { catalogueQuery } from './catalogue.ts'
import { sessionQuery } from './session.ts'

/** The page is drawn after this many milliseconds even if the first answers have not arrived. */
const FIRST_ANSWER_WAIT_MS = 400

/**
 * Fetches the data of the first screen before the page is drawn, so that the page is drawn only once. The server has already told the browser to
 * preload these answers. If a request fails, the component that shows the answer repeats it. A page that the server has drawn stays visible until all
 * answers have arrived.
 */
export async function firstAnswers(queries: QueryClient, { isDrawn }: { isDrawn: boolean }): Promise<void> {
  const answers = async () => {
    await queries.prefetchQuery(sessionQuery)
    const isCatalogue = location.pathname === '/' && queries.getQueryData(sessionQuery.queryKey)?.signedIn
    if (isCatalogue) await queries.prefetchQuery(catalogueQuery)
  }
  if (isDrawn) return answers()
  await Promise.race([answers(), new Promise((resolve) => setTimeout(resolve, FIRST_ANSWER_WAIT_MS))])
}
