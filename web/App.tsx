import type { Language } from '@fondly/domain/language.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Route, Switch, Redirect } from 'wouter'
import { pushEvent } from './analytics.ts'
import { onSessionEnded } from './api/ask.ts'
import { forgetPageLanguage, keepPageLanguage, type SignedIn, sessionQuery, unkeptPageLanguage } from './api/session.ts'
import { wearBrand, wearTheme } from './features/session/wear-brand.ts'
import { useUpdates } from './features/updates/use-updates.ts'
import { FrontLayout } from './layouts/FrontLayout.tsx'
import { LoginLayout } from './layouts/LoginLayout.tsx'
import { type PageRoute, routes } from './routes.tsx'
import { RefusalScreen } from './screens/ErrorScreen.tsx'
import { GuardedDrawing } from './screens/GuardedDrawing.tsx'
import { SignedInAgain } from './screens/SignedInAgain.tsx'
import { SIGN_IN_WINDOW } from './screens/sign-in-window.ts'
import { type Who, WhoContext } from './screens/who.tsx'
import { late } from './ui/late.tsx'
import { Loading } from './ui/Loading.tsx'
import { Notices } from './ui/Notices.tsx'
import { SpeakingProvider } from './words/words.tsx'

const somebodyElse = late(async () => (await import('./screens/SomebodyElse.tsx')).SomebodyElse)

/** Finds out who is signed in, then draws the route in its layout. */
export function App() {
  useUpdates()
  const { who, other, error } = useWhoIsThere()
  const queries = useQueryClient()
  const keep = useCallback((language: Language) => keepPageLanguage(queries, language), [queries])
  const user = who?.session?.user
  const unkept = user && unkeptPageLanguage()
  const isKnown = user !== undefined
  useEffect(() => {
    // The page was left, or the server failed, before the server stored the chosen language: send it again.
    const language = isKnown && unkeptPageLanguage()
    if (language) void keep(language)
  }, [isKnown, keep])

  return (
    <SpeakingProvider user={unkept ? { ...user, pageLanguage: unkept } : user} keep={keep}>
      <Notices>
        <GuardedDrawing>
          {who ? (
            <WhoContext value={who}>
              {who.session && other && <somebodyElse.Late first={who.session} other={other} />}
              {window.name === SIGN_IN_WINDOW && location.pathname !== '/logout' && who.session ? (
                <SignedInAgain />
              ) : (
                <Switch>
                  {routes.map((route) => (
                    <Route key={route.path} path={route.path}>
                      <Layout route={route} who={who}>
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
            </WhoContext>
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

function Layout({ route, who, children }: { route: PageRoute; who: Who; children: ReactNode }) {
  switch (route.meta?.layout ?? 'front') {
    case 'login':
      return <LoginLayout brand={who.brand}>{children}</LoginLayout>
    case 'loading':
      return children
    case 'front':
      return (
        <FrontLayout brand={who.brand} session={who.session}>
          {children}
        </FrontLayout>
      )
  }
}

const SESSION_POLL_MS = 2_000

/** Polls the session. `who` keeps the last user after their session ended; `other` is somebody else who signed in while a form is open. */
function useWhoIsThere(): { who: Who | undefined; other: SignedIn | undefined; error: unknown } {
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
  return { who: data && { brand: data.brand, flowUrls: data.flowUrls, session: known, ended }, other, error }
}

const hasOpenForm = () => location.pathname === '/' && new URLSearchParams(location.search).has('card')
