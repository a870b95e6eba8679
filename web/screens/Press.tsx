import { lazyPart } from '../ui/lazy-part.tsx'
import { Loading } from '../ui/Loading.tsx'
import { AccessDenied } from './ErrorScreen.tsx'
import { useSignedIn } from './use-signed-in.ts'

const pressPage = lazyPart(async () => (await import('../features/press/PressPage.tsx')).PressPage)

/** /press: only for the role admin. Signed-out users go to the sign-in and return here. */
export function Press() {
  const session = useSignedIn(`/press${location.search}`)
  if (!session) return <Loading />
  return session.user.role === 'admin' ? <pressPage.Part waiting={<Loading />} /> : <AccessDenied />
}
