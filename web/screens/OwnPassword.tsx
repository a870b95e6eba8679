import { useEffect } from 'react'
import { signInPath } from '../api/session.ts'
import { late } from '../ui/late.tsx'
import { Loading } from '../ui/Loading.tsx'
import { useWho } from './who.tsx'

const page = late(async () => (await import('../features/session/OwnPassword.tsx')).OwnPassword)

/** /password: changes the user's password. Signed-out users go to the sign-in and return here. */
export function OwnPassword() {
  const { session, ended } = useWho()
  const mustSignIn = !session || ended
  useEffect(() => {
    if (mustSignIn) location.replace(signInPath('/password'))
  }, [mustSignIn])
  return mustSignIn ? <Loading /> : <page.Late username={session.user.email} waiting={<Loading />} />
}
