import { useEffect, useState } from 'react'
import { goSignedOut, signOut } from '../../api/session.ts'
import { Loading } from '../../ui/Loading.tsx'

/** /logout: ends the session here and at identity; without a session the browser goes to the landing page. */
export function SignOut() {
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    const leave = async () => goSignedOut(await signOut())
    leave().catch(setFailure)
  }, [])
  if (failure) throw failure
  return <Loading />
}
