import type { Fetch } from '@fondly/kit/env.ts'
import type { UpstreamEndpoint } from '@fondly/kit/upstream.ts'
import { mounted } from './serve/mount.ts'
import type { Settings } from './settings/settings.ts'

export type Upstreams = {
  commerce: UpstreamEndpoint
  commerceToken: UpstreamEndpoint
  /** Auth base and API base of identity. */
  identity: UpstreamEndpoint
  identityApi: UpstreamEndpoint
  worker: UpstreamEndpoint
  renderer: UpstreamEndpoint
  /** Fetches any URL of ours or of a remote renderer: art and print files. */
  files: Fetch
}

/** The embedded upstreams of this process, each without its path prefix. Undefined for an upstream that a remote one replaces. */
export type Embedded = {
  commerce: Fetch | undefined
  identity: Fetch | undefined
  worker: Fetch | undefined
  renderer: Fetch | undefined
  /** Fetches card art, which is always ours, also with a remote renderer. */
  art: Fetch
}

/**
 * The entry file of each embedded upstream. No other place in the product names these files. A file is imported only when its upstream is embedded,
 * so the product runs also when the folder of a remotely replaced upstream is missing.
 */
export const ENTRIES = {
  commerce: async () => (await import('@fondly/upstreams/commerce/commerce.ts')).commerce,
  identity: async () => (await import('@fondly/upstreams/identity/identity.ts')).identity,
  worker: async () => (await import('@fondly/upstreams/worker/worker.ts')).worker,
  renderer: async () => await import('@fondly/upstreams/renderer/renderer.ts'),
}

/**
 * Chooses between embedded and remote, in this one place: an upstream with a URL in the settings is called over the network, an upstream without one
 * in this process.
 */
export function createUpstreams(settings: Settings, embedded: Embedded, network: Fetch): Upstreams {
  const endpoint = (url: string | undefined, fetch: Fetch | undefined, name: string): UpstreamEndpoint => {
    if (url) return { fetch: network, baseUrl: url }
    if (!fetch) throw new Error(`${name} is neither embedded nor has it a URL in the settings.`)
    return { fetch, baseUrl: `http://${name}` }
  }
  const ours = onOrigin(settings.url, { '/art': embedded.art, '/renderer': embedded.renderer, '/identity': embedded.identity })
  return {
    commerce: endpoint(settings.commerce.url, embedded.commerce, 'commerce'),
    commerceToken: endpoint(settings.commerce.tokenUrl?.replace(/\/dwsso\/oauth2\/access_token$/, ''), embedded.commerce, 'commerce'),
    // The public address of identity is its issuer, so the embedded identity is called by that address too.
    identity: settings.identity.url
      ? { fetch: network, baseUrl: settings.identity.url }
      : { fetch: ours, baseUrl: `${settings.url}/identity` },
    identityApi: settings.identity.apiUrl
      ? { fetch: network, baseUrl: settings.identity.apiUrl }
      : { fetch: ours, baseUrl: `${settings.url}/identity/v1` },
    worker: endpoint(settings.worker.url, embedded.worker, 'worker'),
    renderer: endpoint(settings.renderer.url, embedded.renderer, 'renderer'),
    files: (request) => (new URL(request.url).origin === new URL(settings.url).origin ? ours(request) : network(request)),
  }
}

/** Answers requests to our own origin in this process. Any other path of our origin is not found. */
function onOrigin(origin: string, mounts: Record<string, Fetch | undefined>): Fetch {
  const apps = Object.entries(mounts).flatMap(([prefix, fetch]) => (fetch ? [{ prefix, fetch: mounted(prefix, fetch) }] : []))
  return (request) => {
    const path = new URL(request.url).pathname
    const app = apps.find(({ prefix }) => path.startsWith(`${prefix}/`))
    return app ? app.fetch(request) : Promise.resolve(new Response(`Nothing of ours stands at ${origin} here.`, { status: 404 }))
  }
}
