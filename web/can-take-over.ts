import { ENGLISH, findLanguage } from '@fondly/languages/languages.ts'
import type { QueryClient } from '@tanstack/react-query'
import { catalogueQuery } from './api/catalogue.ts'
import { sessionQuery, unsavedPageLanguage } from './api/session.ts'
import { isInSignInWindow } from './screens/sign-in-window.ts'
import { loadWords } from './words/use-loaded.ts'

/**
 * Tells whether the page would draw exactly what the server has drawn, so that React can use the server's page. False if the session has ended since,
 * or if this window has another language; then everything is drawn again.
 */
export async function canTakeOver(queries: QueryClient): Promise<boolean> {
  const session = queries.getQueryData(sessionQuery.queryKey)
  const isCatalogue = location.pathname === '/' && location.search === ''
  if (!session?.signedIn || !queries.getQueryData(catalogueQuery.queryKey) || !isCatalogue || isInSignInWindow()) return false
  if (unsavedPageLanguage() !== undefined) return false
  const { pageLanguage, language } = session.user
  await loadWords(findLanguage(pageLanguage) ?? findLanguage(language) ?? ENGLISH)
  return true
}
