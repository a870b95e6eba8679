import { USER_GRANT } from '@fondly/contracts/ocapi/data/access-token.ts'
import type { UpstreamEndpoint } from '@fondly/kit/upstream.ts'
import type { TokenSource } from './request-token.ts'

/** A Business Manager user in whose name the application may act. */
export type CommerceUser = { name: string; password: string }

type Application = { clientId: string; clientSecret: string }

/** The application's own token. It comes from the account manager, which is another host than commerce. */
export function applicationTokenSource({
  tokenEndpoint,
  clientId,
  clientSecret,
}: Application & { tokenEndpoint: UpstreamEndpoint }): TokenSource {
  return {
    name: 'commerce-token',
    holder: 'application',
    endpoint: tokenEndpoint,
    path: '/dwsso/oauth2/access_token',
    credentials: [clientId, encodeURIComponent(clientSecret)],
    grantType: 'client_credentials',
  }
}

/** The token of a Business Manager user. It comes from commerce itself and lives for 15 minutes. */
export function userTokenSource(options: Application & { endpoint: UpstreamEndpoint; user: CommerceUser }): TokenSource {
  const { endpoint, clientId, clientSecret, user } = options
  return {
    name: 'commerce-user-token',
    holder: 'user',
    endpoint,
    path: `/dw/oauth2/access_token?client_id=${encodeURIComponent(clientId)}`,
    credentials: [user.name, user.password, clientSecret],
    grantType: USER_GRANT,
  }
}
