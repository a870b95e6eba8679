import { useEffect } from 'react'
import { signInPath } from '../api/session.ts'
import { late } from '../ui/late.tsx'
import { Loading } from '../ui/Loading.tsx'
import { useWho } from './who.tsx'

const list = late(async () => (await import('../features/session/OwnSessions.tsx')).OwnSessions)

/** /sessions: lists the user's sessions. Signed-out users go to the sign-in and return here. */
export function OwnSessions() {
  const { session, ended } = useWho()
  const mustSignIn = !session || ended
  useEffect(() => {
    if (mustSignIn) location.replace(signInPath('/sessions'))
  }, [mustSignIn])
  return mustSignIn ? <Loading /> : <list.Late waiting={<Loading />} />
}
