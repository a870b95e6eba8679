import { useEffect } from 'react'
import { signInPath } from '../api/session.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Loading } from '../ui/Loading.tsx'
import { usePageSession } from './page-session.tsx'

const list = lazyPart(async () => (await import('../features/session/OwnSessions.tsx')).OwnSessions)

/** /sessions: lists the user's sessions. Signed-out users go to the sign-in and return here. */
export function OwnSessions() {
  const { session, ended } = usePageSession()
  const mustSignIn = !session || ended
  useEffect(() => {
    if (mustSignIn) location.replace(signInPath('/sessions'))
  }, [mustSignIn])
  return mustSignIn ? <Loading /> : <list.Part waiting={<Loading />} />
}
