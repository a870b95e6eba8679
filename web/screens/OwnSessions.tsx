import { useEffect } from 'react'
import { signInPath } from '../api/session.ts'
import { late } from '../ui/late.tsx'
import { Loading } from '../ui/Loading.tsx'
import { useWho } from './who.tsx'

const list = late(async () => (await import('../features/session/OwnSessions.tsx')).OwnSessions)

/** /sessions: where somebody is signed in. Signed out: to the sign-in, and back here. */
export function OwnSessions() {
  const { session, ended } = useWho()
  const mustSignIn = !session || ended
  useEffect(() => {
    if (mustSignIn) location.replace(signInPath('/sessions'))
  }, [mustSignIn])
  return mustSignIn ? <Loading /> : <list.Late waiting={<Loading />} />
}
