import { isLikeSlug } from '@fondly/domain/client/slug.ts'
import { Redirect, useParams } from 'wouter'
import { signInPath } from '../api/session.ts'
import { Loading } from '../ui/Loading.tsx'
import { useLeave } from '../ui/use-leave.ts'

/**
 * /{clientKey} and /sso/{id}: signs in with the branding and policy of that client. The server stores the client, or answers that it does not exist.
 */
export function ClientDoor({ autoredirect }: { autoredirect?: 'true' }) {
  const params = useParams<{ clientKey?: string; id?: string }>()
  const client = (params.clientKey ?? params.id ?? '').toLowerCase()
  const possible = isLikeSlug(client)

  useLeave(possible, () => location.replace(signInPath('/', { client, ...(autoredirect ? { autoredirect } : {}) })))

  return possible ? <Loading /> : <Redirect to="/error?reason=unknown-client" replace />
}
