import { createHash, timingSafeEqual } from 'node:crypto'
import { USER_GRANT } from '@fondly/contracts/ocapi/data/access-token.ts'
import type { Tokens } from './tokens.ts'

/** POST /dwsso/oauth2/access_token: the account manager, which speaks OAuth and not the fault documents of the APIs. */
export function accessTokenEndpoint(options: { clientId: string; clientSecret: string; tokens: Tokens }) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return refusal(405, 'invalid_request', 'Only POST is served here.')
    const { id, secret } = credentialsOf(request.headers.get('authorization'))
    // Both are compared, whole, whatever the first comparison said.
    const known = [same(id, options.clientId), same(secret, options.clientSecret)].every(Boolean)
    if (!known) return refusal(401, 'invalid_client', 'Client authentication failed.')

    const form = new URLSearchParams((await request.text()).slice(0, 10_000))
    if (form.get('grant_type') !== 'client_credentials') {
      return refusal(400, 'unsupported_grant_type', 'Only client_credentials is supported.')
    }
    const { token, expiresIn } = await options.tokens.application()
    return answer(200, { access_token: token, scope: 'mail', token_type: 'Bearer', expires_in: expiresIn })
  }
}

/** POST /dw/oauth2/access_token?client_id=...: the instance itself, for a Business Manager user whose password goes with the client's own secret. */
export function userTokenEndpoint(options: {
  clientId: string
  clientSecret: string
  user: { name: string; password: string } | undefined
  tokens: Tokens
}) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return refusal(405, 'invalid_request', 'Only POST is served here.')
    const basic = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    const { user, clientId, clientSecret } = options
    const said = Buffer.from(basic ?? '', 'base64').toString()
    const known = [
      user !== undefined && same(said, `${user.name}:${user.password}:${clientSecret}`),
      same(new URL(request.url).searchParams.get('client_id') ?? '', clientId),
    ].every(Boolean)
    if (!known) return refusal(401, 'invalid_client', 'Client or user authentication failed.')
    const form = new URLSearchParams((await request.text()).slice(0, 10_000))
    if (form.get('grant_type') !== USER_GRANT) return refusal(400, 'unsupported_grant_type', 'Only the grant of a user is supported here.')
    const { token, expiresIn } = await options.tokens.user()
    return answer(200, { access_token: token, token_type: 'Bearer', expires_in: expiresIn })
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
