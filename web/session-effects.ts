import type { QueryClient } from '@tanstack/react-query'
import { pushEvent } from './analytics.ts'
import { onSessionEnded } from './api/ask.ts'
import { followSession } from './api/session-changes.ts'
import { forgetPageLanguage, savePageLanguage, sessionQuery, unsavedPageLanguage } from './api/session.ts'
import { applyBrand, applyTheme } from './features/session/apply-brand.ts'
import { isInSignInWindow } from './screens/sign-in-window.ts'

/** Changes things outside of React when the session changes, as long as the page is open. */
export function startSessionEffects(queries: QueryClient): void {
  followSession(queries, {
    brand: applyBrand,
    theme: applyTheme,
    sentry: (dsn) => void import('./sentry.ts').then(({ startSentry }) => startSentry(dsn)),
    signedIn: () => {
      pushEvent({ event: 'log_in' })
      if (isInSignInWindow()) window.close()
      // The user left the page, or the server failed, before the server stored the chosen language. Sends it again.
      const language = unsavedPageLanguage()
      if (language) void savePageLanguage(queries, language)
    },
    // The client or the languages have changed, so all fetched data may be out of date.
    rights: () => void queries.invalidateQueries(),
    otherUser: () => {
      // The page must not show the previous user's data, or store it for the new user. An open form is covered instead.
      forgetPageLanguage()
      if (!hasOpenForm()) location.assign('/')
    },
  })
  onSessionEnded(() => {
    queries.setQueryData(
      sessionQuery.queryKey,
      (session) => session && { signedIn: false as const, brand: session.brand, demo: session.demo, flowUrls: session.flowUrls },
    )
  })
}

/** Tells whether an order form is open: the address then names a card. */
export const hasOpenForm = () => location.pathname === '/' && new URLSearchParams(location.search).has('card')
