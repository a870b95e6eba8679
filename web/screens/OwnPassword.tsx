import { useEffect } from 'react'
import { signInPath } from '../api/session.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Loading } from '../ui/Loading.tsx'
import { usePageSession } from './page-session.tsx'

const page = lazyPart(async () => (await import('../features/session/OwnPassword.tsx')).OwnPassword)

/** /password: changes the user's password. Signed-out users go to the sign-in and return here. */
export function OwnPassword() {
  const { session, ended } = usePageSession()
  const mustSignIn = !session || ended
  useEffect(() => {
    if (mustSignIn) location.replace(signInPath('/password'))
  }, [mustSignIn])
  return mustSignIn ? <Loading /> : <page.Part username={session.user.email} waiting={<Loading />} />
}
