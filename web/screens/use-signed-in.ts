import { signInPath, type SignedIn } from '../api/session.ts'
import { useLeave } from '../ui/use-leave.ts'
import { usePageSession } from './page-session.tsx'

/** Returns the session. If nobody is signed in, opens the sign-in, which comes back to `returnTo`, and returns undefined. */
export function useSignedIn(returnTo: string): SignedIn | undefined {
  const { session, ended } = usePageSession()
  const signedIn = ended ? undefined : session
  useLeave(!signedIn, () => location.replace(signInPath(returnTo)))
  return signedIn
}
