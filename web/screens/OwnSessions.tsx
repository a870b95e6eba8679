import { lazyPart } from '../ui/lazy-part.tsx'
import { Loading } from '../ui/Loading.tsx'
import { useSignedIn } from './use-signed-in.ts'

const list = lazyPart(async () => (await import('../features/session/OwnSessions.tsx')).OwnSessions)

/** /sessions: lists the user's sessions. Signed-out users go to the sign-in and return here. */
export function OwnSessions() {
  return useSignedIn('/sessions') ? <list.Part waiting={<Loading />} /> : <Loading />
}
