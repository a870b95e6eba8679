import { createLocalJWKSet, jwtVerify, type JWK } from 'jose'
import type { Application } from './clients.ts'
import type { ProviderCall } from './call-provider.ts'

type IdTokenIntrospection = { call: ProviderCall; issuer: string; keys: JWK[]; applications: Application[]; clock: () => Date }

/** PingOne introspects ID tokens too; oidc-provider refuses anything that looks like a JWT. Undefined when this is none. */
export async function introspectIdToken(house: IdTokenIntrospection, request: Request, body: string): Promise<Response | undefined> {
  const form = new URLSearchParams(body)
  const token = form.get('token') ?? ''
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return undefined

  // Who asks is found out by the provider itself, over a token that nobody has.
  form.set('token', 'none')
  form.delete('token_type_hint')
  const asked = await house.call({ method: 'POST', path: '/introspect', headers: request.headers, body: form.toString() })
  if (asked.status !== 200) return asked

  const claims = await claimsOf(house, token)
  const caller = house.applications.find(({ clientId }) => clientId === callerId(request, form))
  const mayKnow = caller !== undefined && (caller.kind !== 'public' || claims?.aud === caller.clientId)
  return Response.json(claims && mayKnow ? { active: true, ...claims } : { active: false }, { headers: { 'cache-control': 'no-store' } })
}

async function claimsOf({ issuer, keys, clock }: IdTokenIntrospection, token: string) {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: keys.map(publicPart) }), {
      issuer,
      algorithms: ['RS256'],
      currentDate: clock(),
    })
    return payload
  } catch {
    // Whatever is wrong with it, it is not active, and the asker need not know why.
    return undefined
  }
}

export const publicPart = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use })

function callerId(request: Request, form: URLSearchParams): string | null {
  const basic = /^basic ([\w+/=]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!basic) return form.get('client_id')
  return decodeURIComponent(Buffer.from(basic, 'base64').toString('utf8').split(':')[0] ?? '')
}
