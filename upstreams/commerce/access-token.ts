import { USER_GRANT } from '@fondly/contracts/ocapi/data/access-token.ts'
import { readUpTo, TooLarge } from '@fondly/kit/http/read-up-to.ts'
import { isSameSecret } from '@fondly/kit/same-secret.ts'
import type { Tokens } from './tokens.ts'

const MAX_FORM_BYTES = 10_000
const APPLICATION_GRANT = 'client_credentials'

type ClientOptions = { clientId: string; clientSecret: string; tokens: Tokens }

/** POST /dwsso/oauth2/access_token: the account manager. It answers with OAuth errors instead of fault documents. */
export function accessTokenEndpoint(options: ClientOptions) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return refusal(405, 'invalid_request', 'Only POST is served here.')
    return grantToApplication(options, request, await readGrantType(request))
  }
}

/**
 * POST /dw/oauth2/access_token: the instance itself. It issues application tokens, as the account manager does, and with `?client_id=` tokens of a
 * Business Manager user, who sends the user's password and the client's secret.
 */
export function instanceTokenEndpoint(options: ClientOptions & { user: { name: string; password: string } | undefined }) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return refusal(405, 'invalid_request', 'Only POST is served here.')
    const grantType = await readGrantType(request)
    return grantType === APPLICATION_GRANT ? grantToApplication(options, request, grantType) : grantToUser(options, request, grantType)
  }
}

async function grantToApplication({ clientId, clientSecret, tokens }: ClientOptions, request: Request, grantType: string | null) {
  const { id, secret } = readCredentials(request.headers.get('authorization'))
  // Always compare both, so that the time of the answer does not show which value is wrong.
  const known = [isSameSecret(id, clientId), isSameSecret(secret, clientSecret)].every(Boolean)
  if (!known) return refusal(401, 'invalid_client', 'Client authentication failed.')
  if (grantType !== APPLICATION_GRANT) return refusal(400, 'unsupported_grant_type', `Only ${APPLICATION_GRANT} is supported.`)
  const { token, expiresIn } = await tokens.application()
  return respond(200, { access_token: token, scope: 'mail', token_type: 'Bearer', expires_in: expiresIn })
}

async function grantToUser(
  { clientId, clientSecret, user, tokens }: ClientOptions & { user: { name: string; password: string } | undefined },
  request: Request,
  grantType: string | null,
) {
  const basic = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const given = Buffer.from(basic ?? '', 'base64').toString()
  const known = [
    user !== undefined && isSameSecret(given, `${user.name}:${user.password}:${clientSecret}`),
    isSameSecret(new URL(request.url).searchParams.get('client_id') ?? '', clientId),
  ].every(Boolean)
  if (!known) return refusal(401, 'invalid_client', 'Client or user authentication failed.')
  if (grantType !== USER_GRANT)
    return refusal(400, 'unsupported_grant_type', 'Only the grants of an application and of a user are supported here.')
  const { token, expiresIn } = await tokens.user()
  return respond(200, { access_token: token, token_type: 'Bearer', expires_in: expiresIn })
}

async function readGrantType({ body }: Request): Promise<string | null> {
  if (!body) return null
  try {
    return new URLSearchParams(new TextDecoder().decode(await readUpTo(body, MAX_FORM_BYTES))).get('grant_type')
  } catch (error) {
    if (error instanceof TooLarge) return null
    throw error
  }
}

function readCredentials(authorization: string | null): { id: string; secret: string } {
  const basic = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '')?.[1]
  const [, id = '', secret = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(basic ?? '', 'base64').toString()) ?? []
  try {
    return { id, secret: decodeURIComponent(secret.replaceAll('+', ' ')) }
  } catch {
    return { id, secret }
  }
}

const refusal = (status: number, error: string, description: string) => respond(status, { error, error_description: description })

function respond(status: number, document: object): Response {
  return Response.json(document, { status, headers: { 'cache-control': 'no-store' } })
}
