import { createHash } from 'node:crypto'

/** Adds the claims that PingOne's introspection has for every active token: environment, organization and audience. */
export function addEnvironmentClaims({ environmentId, apiUrl }: { environmentId: string; apiUrl: string }) {
  const environmentClaims = { env: environmentId, org: organizationId(environmentId) }
  const audience = [new URL(apiUrl).origin]
  return async (answer: Response): Promise<Response> => {
    if (!answer.ok) return answer
    const claims = (await answer.json()) as Record<string, unknown> // made by the provider, or by us
    const body = claims['active'] === true ? { aud: audience, ...claims, ...environmentClaims } : claims
    return Response.json(body, { headers: { 'cache-control': 'no-store' } })
  }
}

/** The environments of this server have no organization, so this function derives a constant id for one. */
function organizationId(environmentId: string): string {
  const hash = createHash('sha256').update(`organization of ${environmentId}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
