import type { Fetch } from '@fondly/kit/env.ts'
import { overHttp } from '@fondly/kit/testing/over-http.ts'
import { testIdentity, WORLD } from './test-identity.ts'

/** The identity upstream with its test world, served over HTTP on a free port under /identity. */
export async function identityOverHttp(): Promise<Awaited<ReturnType<typeof testIdentity>>> {
  // The server starts first, because identity needs the port for its own addresses.
  let served: Fetch = () => Promise.resolve(new Response(null, { status: 503 }))
  const { origin, close } = await overHttp((request) => served(new Request(request.url.replace('/identity/', '/'), request)))
  const upstream = await testIdentity({ origin })
  await upstream.load(WORLD)
  served = upstream.fetch
  return {
    ...upstream,
    end: async () => {
      await close()
      await upstream.end()
    },
  }
}
