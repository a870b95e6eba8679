import type { QueryClient } from '@tanstack/react-query'
import { pushEvent } from './analytics.ts'
import { onSessionEnded } from './api/ask.ts'
import { followSession } from './api/session-changes.ts'
import { forgetPageLanguage, savePageLanguage, sessionQuery, unsavedPageLanguage } from './api/session.ts'
import { applyBrand, applyTheme } from './features/session/apply-brand.ts'
import { isInSignInWindow } from './screens/sign-in-window.ts'

/** Keeps what is outside React in step with the session, for as long as the page is open. */
export function startSessionEffects(queries: QueryClient): void {
  followSession(queries, {
    brand: applyBrand,
    theme: applyTheme,
    sentry: (dsn) => void import('./sentry.ts').then(({ startSentry }) => startSentry(dsn)),
    signedIn: () => {
      pushEvent({ event: 'log_in' })
      if (isInSignInWindow()) window.close()
      // The page was left, or the server failed, before the server stored the chosen language: send it again.
      const language = unsavedPageLanguage()
      if (language) void savePageLanguage(queries, language)
    },
    // What was fetched for the previous client or languages may be out of date.
    rights: () => void queries.invalidateQueries(),
    otherUser: () => {
      // Nothing of the previous user may stay on the screen or be stored for the new one. An open form is covered instead.
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

/** Tells whether the address bar names a card, so that its order form is open. */
export const hasOpenForm = () => location.pathname === '/' && new URLSearchParams(location.search).has('card')
