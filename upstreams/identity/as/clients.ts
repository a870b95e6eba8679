import type { ClientMetadata } from 'oidc-provider'

/** An application of the environment, by PingOne's kinds. */
export type Application = {
  /**
   * `web`: a server that keeps a secret. `public`: a program or page that cannot keep a secret. `worker`: a program that signs in with its own
   * credentials, without a user.
   */
  kind: 'web' | 'public' | 'worker'
  clientId: string
  clientSecret?: string
  redirectUris: string[]
  postLogoutRedirectUris: string[]
  /** Whether a web application may get tokens in the fragment of its address. The address must be https or on this machine. */
  implicit?: boolean
  /** Whether the application may end a sign-on with the ID token, without the browser. */
  idpSignoff?: boolean
}

/** The application as oidc-provider's client metadata. */
export function clientMetadata({
  kind,
  clientId,
  clientSecret,
  redirectUris,
  postLogoutRedirectUris,
  implicit = false,
}: Application): ClientMetadata {
  const common = { client_id: clientId, redirect_uris: redirectUris, post_logout_redirect_uris: postLogoutRedirectUris }
  if (kind !== 'public' && !clientSecret) throw new Error(`The application ${clientId} needs a secret.`)
  switch (kind) {
    case 'web':
      return {
        ...common,
        client_secret: clientSecret,
        // The provider sends tokens to plain http addresses only for native programs.
        ...(implicit && redirectUris.every(isLoopback) ? { application_type: 'native' } : {}),
        grant_types: ['authorization_code', 'refresh_token', ...(implicit ? ['implicit'] : [])],
        response_types: ['code', ...(implicit ? (['id_token', 'id_token token'] as const) : [])],
      }
    case 'worker':
      return { ...common, client_secret: clientSecret, grant_types: ['client_credentials'], response_types: [], redirect_uris: [] }
    case 'public':
      return {
        ...common,
        // A native program listens on any free port.
        application_type: redirectUris.every(isLoopback) ? 'native' : 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token', 'implicit'],
        response_types: ['code', 'id_token', 'id_token token'],
      }
  }
}

const isLoopback = (uri: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(uri).hostname)
