import type { QueryClient } from '@tanstack/react-query'
import { catalogueQuery } from './catalogue.ts'
import { sessionQuery } from './session.ts'

/** After so many milliseconds the page is drawn as it is while it waits. */
const PATIENCE = 400

/**
 * Asks for what the first look shows before anything is drawn, so that it is drawn once; the server has told the browser to fetch it while this
 * script was on its way. An answer that does not come, or is a refusal, is asked for again by whatever shows it.
 */
export async function firstAnswers(queries: QueryClient): Promise<void> {
  const answers = async () => {
    await queries.prefetchQuery(sessionQuery)
    const isCatalogue = location.pathname === '/' && queries.getQueryData(sessionQuery.queryKey)?.signedIn
    if (isCatalogue) await queries.prefetchQuery(catalogueQuery)
  }
  await Promise.race([answers(), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}
