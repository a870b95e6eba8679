import type { QueryClient } from '@tanstack/react-query'
import { catalogueQuery } from './catalogue.ts'
import { sessionQuery } from './session.ts'

/** Milliseconds after which the page is drawn although the first answers have not arrived. */
const FIRST_ANSWER_WAIT_MS = 400

/**
 * Fetches what the first screen shows before the page is drawn, so that it is drawn only once. The server has already told the browser to preload
 * these answers while this script was loading. The component that shows an answer asks again if it failed. A page that the server has drawn stays until
 * all answers are there.
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
