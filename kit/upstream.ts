import type { Fetch } from './env.ts'

/** Where and how to reach an upstream. A gateway does not know whether `fetch` uses the network or an embedded app. */
export type UpstreamEndpoint = {
  fetch: Fetch
  /** Without a trailing slash. */
  baseUrl: string
}
