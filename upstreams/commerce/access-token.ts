import { createHash, timingSafeEqual } from 'node:crypto'
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
