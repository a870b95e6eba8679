import { createLocalJWKSet, jwtVerify, type JWK } from 'jose'
import type { Application } from './clients.ts'
import type { ProviderCall } from './call-provider.ts'

type IdTokenIntrospection = { call: ProviderCall; issuer: string; keys: JWK[]; applications: Application[]; clock: () => Date }

/** Introspects an ID token, as PingOne does, because oidc-provider refuses every JWT. Returns undefined when the token is not a JWT. */
export async function introspectIdToken(context: IdTokenIntrospection, request: Request, body: string): Promise<Response | undefined> {
  const form = new URLSearchParams(body)
  const token = form.get('token') ?? ''
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return undefined

  // To authenticate the caller, ask the provider about a token that does not exist.
  form.set('token', 'none')
  form.delete('token_type_hint')
  const authentication = await context.call({ method: 'POST', path: '/introspect', headers: request.headers, body: form.toString() })
  if (authentication.status !== 200) return authentication

  const claims = await verifyIdToken(context, token)
  const caller = context.applications.find(({ clientId }) => clientId === callerId(request, form))
  const mayKnow = caller !== undefined && (caller.kind !== 'public' || claims?.aud === caller.clientId)
  return Response.json(claims && mayKnow ? { active: true, ...claims } : { active: false }, { headers: { 'cache-control': 'no-store' } })
}

async function verifyIdToken({ issuer, keys, clock }: IdTokenIntrospection, token: string) {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: keys.map(publicPart) }), {
      issuer,
      algorithms: ['RS256'],
      currentDate: clock(),
    })
    return payload
  } catch {
    // An invalid token is reported as not active. The caller is not told the reason.
    return undefined
  }
}

/** Returns the public part of a signing key, which may be published. */
export const publicPart = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use })

function callerId(request: Request, form: URLSearchParams): string | null {
  const basic = /^basic ([\w+/=]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!basic) return form.get('client_id')
  return decodeURIComponent(Buffer.from(basic, 'base64').toString('utf8').split(':')[0] ?? '')
}
