import type { Fetch } from '@fondly/kit/env.ts'
import { overHttp } from '@fondly/kit/testing/over-http.ts'
import { testIdentity, WORLD } from './test-house.ts'

/** The whole identity upstream with its world, behind a real socket on a free port, under /identity as it is served. */
export async function identityOverHttp(): Promise<Awaited<ReturnType<typeof testIdentity>>> {
  // The port is known before identity is: its addresses are part of what it says.
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
