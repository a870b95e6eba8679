import type { DrawFirstScreen } from '@fondly/contracts/bff/first-screen.ts'
import { findLanguage, LANGUAGES } from '@fondly/languages/languages.ts'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { catalogueQuery } from '../api/catalogue.ts'
import { sessionQuery } from '../api/session.ts'
import { brandProperties, brandTitle } from '../features/session/brand-look.ts'
import { Page } from '../Page.tsx'
import { loadWords } from '../words/use-loaded.ts'

// Drawing cannot wait, so every language is loaded before.
await Promise.all(Object.keys(LANGUAGES).map(loadWords))

/** Preload links that React writes before the page. They are moved to the head of the document. */
const LEADING_LINKS = /^(?:<link [^>]*>)+/

/** Draws the catalogue at the address `/` without a query. `launch` sends it with the document, and main.tsx takes it over. */
export const drawFirstScreen: DrawFirstScreen = ({ session, catalogue }, view) => {
  const queries = new QueryClient()
  queries.setQueryData(sessionQuery.queryKey, session)
  queries.setQueryData(catalogueQuery.queryKey, catalogue)
  const drawn = renderToString(
    <Router ssrPath="/" ssrSearch="">
      <Page queries={queries} view={view} />
    </Router>,
  )
  const links = LEADING_LINKS.exec(drawn)?.[0] ?? ''
  const { user, brand } = session
  const language = findLanguage(user.pageLanguage) ?? findLanguage(user.language)
  return {
    links,
    html: drawn.slice(links.length),
    tag: (language && LANGUAGES[language]?.tag) || 'en',
    title: brandTitle(brand),
    theme: user.darkMode ? 'dark' : 'light',
    brandStyle: brandProperties(brand)
      .map(([name, colour]) => `${name}:${colour}`)
      .join(';'),
  }
}
