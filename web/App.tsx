import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { Route, Switch, Redirect } from 'wouter'
import { isOtherUser } from './api/session-changes.ts'
import { savePageLanguage, type SignedIn, sessionQuery, unsavedPageLanguage } from './api/session.ts'
import { FrontLayout } from './layouts/FrontLayout.tsx'
import { LoginLayout } from './layouts/LoginLayout.tsx'
import { type PageRoute, routes } from './routes.tsx'
import { RefusalScreen } from './screens/ErrorScreen.tsx'
import { GuardedDrawing } from './screens/GuardedDrawing.tsx'
import { rarePage } from './screens/rare-page.ts'
import { isInSignInWindow } from './screens/sign-in-window.ts'
import { type PageSession, PageSessionContext } from './screens/page-session.tsx'
import { hasOpenForm } from './session-effects.ts'
import { lazyPart } from './ui/lazy-part.tsx'
import { Loading } from './ui/Loading.tsx'
import { Notices } from './ui/Notices.tsx'
import { LanguageProvider } from './words/words.tsx'

const somebodyElse = lazyPart(async () => (await import('./screens/SomebodyElse.tsx')).SomebodyElse)

/** Finds out who is signed in, then draws the route in its layout. */
export function App() {
  const { pageSession, other, error } = useCurrentSession()
  const queries = useQueryClient()
  const keep = useCallback((language: string) => savePageLanguage(queries, language), [queries])
  const user = pageSession?.session?.user
  const unkept = user && unsavedPageLanguage()

  return (
    <LanguageProvider user={unkept ? { ...user, pageLanguage: unkept } : user} keep={keep}>
      <Notices>
        <GuardedDrawing>
          {pageSession ? (
            <PageSessionContext value={pageSession}>
              {pageSession.session && other && <somebodyElse.Part first={pageSession.session} other={other} />}
              {isInSignInWindow() && pageSession.session ? (
                <rarePage.Part of="signedInAgain" />
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
    </LanguageProvider>
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

/** Milliseconds between two checks after the session has ended: has the user signed in again? */
const ENDED_POLL_MS = 2_000

/** Polls the session. `pageSession` keeps the last user after their session has ended. `other` is another user who signed in while a form is open. */
function useCurrentSession(): { pageSession: PageSession | undefined; other: SignedIn | undefined; error: unknown } {
  const [known, setKnown] = useState<SignedIn>()
  const [hasEnded, setEnded] = useState(false)
  const { data, error } = useQuery({ ...sessionQuery, ...(hasEnded ? { refetchInterval: ENDED_POLL_MS } : {}) })
  const present = data?.signedIn ? data : undefined
  const isOther = isOtherUser(known, data)
  const ended = known !== undefined && (data?.signedIn === false || isOther)
  if (present && present !== known && !isOther) setKnown(present)
  if (hasEnded !== ended) setEnded(ended)

  const other = isOther && hasOpenForm() ? present : undefined
  return { pageSession: data && { brand: data.brand, flowUrls: data.flowUrls, session: known, ended }, other, error }
}
