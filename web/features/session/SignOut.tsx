import { useState } from 'react'
import { goSignedOut, signOut } from '../../api/session.ts'
import { Loading } from '../../ui/Loading.tsx'
import { useLeave } from '../../ui/use-leave.ts'

/** /logout: ends the session here and at identity. Without a session, the browser goes to the landing page. */
export function SignOut() {
  const [failure, setFailure] = useState<unknown>()
  useLeave(true, () => void signOut().then(goSignedOut).catch(setFailure))
  if (failure) throw failure
  return <Loading />
}
