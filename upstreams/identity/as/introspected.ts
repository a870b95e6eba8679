import { createHash } from 'node:crypto'

/** Adds what PingOne's introspection tells of every active token: environment, organization, and the API that an access token is for. */
export function withWhereabouts({ environmentId, apiUrl }: { environmentId: string; apiUrl: string }) {
  const whereabouts = { env: environmentId, org: organizationId(environmentId) }
  const audience = [new URL(apiUrl).origin]
  return async (answer: Response): Promise<Response> => {
    if (!answer.ok) return answer
    const told = (await answer.json()) as Record<string, unknown> // made by the provider, or by us
    const body = told['active'] === true ? { aud: audience, ...told, ...whereabouts } : told
    return Response.json(body, { headers: { 'cache-control': 'no-store' } })
  }
}

/** An environment of ours has no organization above it: an id that is always the same stands for one. */
function organizationId(environmentId: string): string {
  const hash = createHash('sha256').update(`organization of ${environmentId}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
