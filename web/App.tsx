import type { Language } from '@fondly/domain/language.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Route, Switch, Redirect } from 'wouter'
import { pushEvent } from './analytics.ts'
import { onSessionEnded } from './api/ask.ts'
import { forgetPageLanguage, savePageLanguage, type SignedIn, sessionQuery, unsavedPageLanguage } from './api/session.ts'
import { wearBrand, wearTheme } from './features/session/wear-brand.ts'
import { useUpdates } from './features/updates/use-updates.ts'
import { FrontLayout } from './layouts/FrontLayout.tsx'
import { LoginLayout } from './layouts/LoginLayout.tsx'
import { type PageRoute, routes } from './routes.tsx'
import { RefusalScreen } from './screens/ErrorScreen.tsx'
import { GuardedDrawing } from './screens/GuardedDrawing.tsx'
import { SignedInAgain } from './screens/SignedInAgain.tsx'
import { SIGN_IN_WINDOW } from './screens/sign-in-window.ts'
import { type PageSession, PageSessionContext } from './screens/page-session.tsx'
import { lazyPart } from './ui/lazy-part.tsx'
import { Loading } from './ui/Loading.tsx'
import { Notices } from './ui/Notices.tsx'
import { SpeakingProvider } from './words/words.tsx'

const somebodyElse = lazyPart(async () => (await import('./screens/SomebodyElse.tsx')).SomebodyElse)

/** Finds out who is signed in, then draws the route in its layout. */
export function App() {
  useUpdates()
  const { pageSession, other, error } = useCurrentSession()
  const queries = useQueryClient()
  const keep = useCallback((language: Language) => savePageLanguage(queries, language), [queries])
  const user = pageSession?.session?.user
  const unkept = user && unsavedPageLanguage()
  const isKnown = user !== undefined
  useEffect(() => {
    // The page was left, or the server failed, before the server stored the chosen language: send it again.
    const language = isKnown && unsavedPageLanguage()
    if (language) void keep(language)
  }, [isKnown, keep])

  return (
    <SpeakingProvider user={unkept ? { ...user, pageLanguage: unkept } : user} keep={keep}>
      <Notices>
        <GuardedDrawing>
          {pageSession ? (
            <PageSessionContext value={pageSession}>
              {pageSession.session && other && <somebodyElse.Part first={pageSession.session} other={other} />}
              {window.name === SIGN_IN_WINDOW && location.pathname !== '/logout' && pageSession.session ? (
                <SignedInAgain />
              ) : (
                <Switch>
                  {routes.map((route) => (
                    <Route key={route.path} path={route.path}>
                      <Layout route={route} pageSession={pageSession}>
                        <GuardedDrawing>
                          <route.screen />
                        </GuardedDrawing>
                      </Layout>
                    </Route>
                  ))}
                  <Route>
                    <Redirect to="/error?reason=unknown-client" replace />
                  </Route>
                </Switch>
              )}
            </PageSessionContext>
          ) : error ? (
            <RefusalScreen error={error} />
          ) : (
            <Loading />
          )}
        </GuardedDrawing>
      </Notices>
    </SpeakingProvider>
  )
}

function Layout({ route, pageSession, children }: { route: PageRoute; pageSession: PageSession; children: ReactNode }) {
  switch (route.meta?.layout ?? 'front') {
    case 'login':
      return <LoginLayout brand={pageSession.brand}>{children}</LoginLayout>
    case 'loading':
      return children
    case 'front':
      return (
        <FrontLayout brand={pageSession.brand} session={pageSession.session}>
          {children}
        </FrontLayout>
      )
  }
}

const SESSION_POLL_MS = 2_000

/** Polls the session. `pageSession` keeps the last user after their session ended; `other` is somebody else who signed in while a form is open. */
function useCurrentSession(): { pageSession: PageSession | undefined; other: SignedIn | undefined; error: unknown } {
  const queries = useQueryClient()
  const [known, setKnown] = useState<SignedIn>()
  const [waits, setWaits] = useState(false)
  const { data, error } = useQuery({ ...sessionQuery, ...(waits ? { refetchInterval: SESSION_POLL_MS } : {}) })
  const present = data?.signedIn ? data : undefined
  const isSomebodyElse = present !== undefined && known !== undefined && present.user.email !== known.user.email
  const ended = known !== undefined && (data?.signedIn === false || isSomebodyElse)
  if (present && present !== known && !isSomebodyElse) setKnown(present)
  if (waits !== ended) setWaits(ended)

  useEffect(() => {
    // Somebody else signed in: nothing of the previous user may stay on the screen or be stored for the new one. An open form is covered instead.
    if (!isSomebodyElse) return
    forgetPageLanguage()
    if (!hasOpenForm()) location.assign('/')
  }, [isSomebodyElse])
  const isKnown = known !== undefined
  useEffect(() => {
    if (isKnown) pushEvent({ event: 'log_in' })
  }, [isKnown])
  useEffect(
    () =>
      onSessionEnded(() => {
        queries.setQueryData(
          sessionQuery.queryKey,
          (session) => session && { signedIn: false as const, brand: session.brand, demo: session.demo, flowUrls: session.flowUrls },
        )
      }),
    [queries],
  )
  const rights = known && `${known.client.id} ${known.user.languages.join()}`
  useEffect(() => {
    // When the user was resolved again, the client or the languages may have changed, so everything that was fetched before may be out of date.
    if (rights) return () => void queries.invalidateQueries()
  }, [queries, rights])
  const sentryDsn = data?.sentryDsn
  useEffect(() => {
    if (sentryDsn) void import('./sentry.ts').then(({ startSentry }) => startSentry(sentryDsn))
  }, [sentryDsn])
  const brand = data?.brand
  useEffect(() => {
    if (brand) wearBrand(brand)
  }, [brand])
  const darkMode = data?.signedIn ? data.user.darkMode : undefined
  useEffect(() => {
    if (darkMode !== undefined) wearTheme(darkMode)
  }, [darkMode])

  const other = isSomebodyElse && hasOpenForm() ? present : undefined
  return { pageSession: data && { brand: data.brand, flowUrls: data.flowUrls, session: known, ended }, other, error }
}

const hasOpenForm = () => location.pathname === '/' && new URLSearchParams(location.search).has('card')
