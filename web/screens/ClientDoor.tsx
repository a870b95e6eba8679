import { isLikeSlug } from '@fondly/domain/client/slug.ts'
import { useEffect } from 'react'
import { Redirect, useParams } from 'wouter'
import { signInPath } from '../api/session.ts'
import { Loading } from '../ui/Loading.tsx'

/** /{clientKey} and /sso/{id}: signs in with that client's branding and policy. The server stores the client, or says that there is none. */
export function ClientDoor({ autoredirect }: { autoredirect?: 'true' }) {
  const params = useParams<{ clientKey?: string; id?: string }>()
  const client = (params.clientKey ?? params.id ?? '').toLowerCase()
  const possible = isLikeSlug(client)

  useEffect(() => {
    if (possible) location.replace(signInPath('/', { client, ...(autoredirect ? { autoredirect } : {}) }))
  }, [possible, client, autoredirect])

  return possible ? <Loading /> : <Redirect to="/error?reason=unknown-client" replace />
}
