import type { Role } from '@fondly/domain/user/user.ts'
import type { ComponentType } from 'react'
import type { SignedIn } from '../api/session.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Loading } from '../ui/Loading.tsx'
import { AccessDenied } from './ErrorScreen.tsx'
import { useSignedIn } from './use-signed-in.ts'

/**
 * Creates a screen that is loaded when it opens. Only signed-in users, or users with the given role, see it. Others go to the sign-in and return
 * here.
 */
export function signedInScreen(fetchPart: () => Promise<ComponentType<{ session: SignedIn }>>, role?: Role) {
  const { Part } = lazyPart(fetchPart)
  return function SignedInScreen() {
    const session = useSignedIn(location.pathname + location.search)
    if (!session) return <Loading />
    return role && session.user.role !== role ? <AccessDenied /> : <Part session={session} waiting={<Loading />} />
  }
}
