import { useEffect } from 'react'
import { signInPath } from '../api/session.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Loading } from '../ui/Loading.tsx'
import { AccessDenied } from './ErrorScreen.tsx'
import { usePageSession } from './page-session.tsx'

const pressPage = lazyPart(async () => (await import('../features/press/PressPage.tsx')).PressPage)

/** /press: only for the role admin. Signed-out users go to the sign-in and return here. */
export function Press() {
  const { session, ended } = usePageSession()
  const mustSignIn = !session || ended
  useEffect(() => {
    if (mustSignIn) location.replace(signInPath(`/press${location.search}`))
  }, [mustSignIn])
  if (mustSignIn) return <Loading />
  return session.user.role === 'admin' ? <pressPage.Part waiting={<Loading />} /> : <AccessDenied />
}
