import { createHash, timingSafeEqual } from 'node:crypto'
import { USER_GRANT } from '@fondly/contracts/ocapi/data/access-token.ts'
import { readUpTo, TooLarge } from '@fondly/kit/http/read-up-to.ts'
import type { Tokens } from './tokens.ts'

const MAX_FORM_BYTES = 10_000
const APPLICATION_GRANT = 'client_credentials'

type ClientOptions = { clientId: string; clientSecret: string; tokens: Tokens }

/** POST /dwsso/oauth2/access_token: the account manager, which speaks OAuth and not the fault documents of the APIs. */
export function accessTokenEndpoint(options: ClientOptions) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return refusal(405, 'invalid_request', 'Only POST is served here.')
    return grantToApplication(options, request, await grantTypeOf(request))
  }
}

/**
 * POST /dw/oauth2/access_token: the instance itself. It gives an application its token, as the account manager does, and with `?client_id=`
 * one to a Business Manager user, whose password goes with the client's own secret.
 */
export function instanceTokenEndpoint(options: ClientOptions & { user: { name: string; password: string } | undefined }) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return refusal(405, 'invalid_request', 'Only POST is served here.')
    const grantType = await grantTypeOf(request)
    return grantType === APPLICATION_GRANT ? grantToApplication(options, request, grantType) : grantToUser(options, request, grantType)
  }
}

async function grantToApplication({ clientId, clientSecret, tokens }: ClientOptions, request: Request, grantType: string | null) {
  const { id, secret } = credentialsOf(request.headers.get('authorization'))
  // Both are compared, whole, whatever the first comparison said.
  const known = [same(id, clientId), same(secret, clientSecret)].every(Boolean)
  if (!known) return refusal(401, 'invalid_client', 'Client authentication failed.')
  if (grantType !== APPLICATION_GRANT) return refusal(400, 'unsupported_grant_type', `Only ${APPLICATION_GRANT} is supported.`)
  const { token, expiresIn } = await tokens.application()
  return answer(200, { access_token: token, scope: 'mail', token_type: 'Bearer', expires_in: expiresIn })
}

async function grantToUser(
  { clientId, clientSecret, user, tokens }: ClientOptions & { user: { name: string; password: string } | undefined },
  request: Request,
  grantType: string | null,
) {
  const basic = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const said = Buffer.from(basic ?? '', 'base64').toString()
  const known = [
    user !== undefined && same(said, `${user.name}:${user.password}:${clientSecret}`),
    same(new URL(request.url).searchParams.get('client_id') ?? '', clientId),
  ].every(Boolean)
  if (!known) return refusal(401, 'invalid_client', 'Client or user authentication failed.')
  if (grantType !== USER_GRANT)
    return refusal(400, 'unsupported_grant_type', 'Only the grants of an application and of a user are supported here.')
  const { token, expiresIn } = await tokens.user()
  return answer(200, { access_token: token, token_type: 'Bearer', expires_in: expiresIn })
}

async function grantTypeOf({ body }: Request): Promise<string | null> {
  if (!body) return null
  try {
    return new URLSearchParams(new TextDecoder().decode(await readUpTo(body, MAX_FORM_BYTES))).get('grant_type')
  } catch (error) {
    if (error instanceof TooLarge) return null
    throw error
  }
}

function credentialsOf(authorization: string | null): { id: string; secret: string } {
  const basic = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '')?.[1]
  const [, id = '', secret = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(basic ?? '', 'base64').toString()) ?? []
  try {
    return { id, secret: decodeURIComponent(secret.replaceAll('+', ' ')) }
  } catch {
    return { id, secret }
  }
}

// Hashes have one length, so the comparison takes the same time for any two secrets.
function same(given: string, known: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(known))
}

const refusal = (status: number, error: string, description: string) => answer(status, { error, error_description: description })

function answer(status: number, document: object): Response {
  return Response.json(document, { status, headers: { 'cache-control': 'no-store' } })
}
