import { lazyPart } from '../ui/lazy-part.tsx'
import { Loading } from '../ui/Loading.tsx'
import { useSignedIn } from './use-signed-in.ts'

const page = lazyPart(async () => (await import('../features/session/OwnPassword.tsx')).OwnPassword)

/** /password: changes the user's password. Signed-out users go to the sign-in and return here. */
export function OwnPassword() {
  const session = useSignedIn('/password')
  return session ? <page.Part username={session.user.email} waiting={<Loading />} /> : <Loading />
}
