import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { DEFAULT_POLICY } from '@fondly/domain/client/brand.ts'
import type { Blobs } from '@fondly/kit/blobs/blobs.ts'
import type { Env, Fetch } from '@fondly/kit/env.ts'
import type { RecordSecurityEvent } from '@fondly/kit/security-events.ts'
import type { DataKeys } from '@fondly/kit/keys.ts'
import { commerce } from '@fondly/upstreams/commerce/commerce.ts'
import { identity, type IdentityOptions } from '@fondly/upstreams/identity/identity.ts'
import type { PasswordCost } from '@fondly/upstreams/identity/password.ts'
import { renderer } from '@fondly/upstreams/renderer/renderer.ts'
import type { ArtSources } from '@fondly/pictures/resolve-art.ts'
import { worker } from '@fondly/upstreams/worker/worker.ts'
import type { Embedded } from './upstreams.ts'
import { DEMO } from './settings/environment.ts'
import { knownAddress } from './serve/remote-address.ts'
import { readPageTemplates } from './settings/page-templates.ts'
import type { KeyName } from './settings/key-check.ts'
import { secondIssuer } from './second-issuer.ts'
import type { Settings } from './settings/settings.ts'

export type EmbeddedUpstreams = Embedded & {
  /** Shows the mail that the embedded identity has sent. */
  outbox: Fetch
  /** Decodes any picture to JPEG or PNG in sRGB. */
  decode: ArtSources['decode']
  load: (documents: LoadDocuments) => Promise<void>
  close: () => Promise<void>
}

/**
 * Opens the four embedded upstreams on one database, each with its own schema and pool. They run even when a remote one takes their place, because
 * art and the identity of other clients are still served.
 */
export async function embeddedUpstreams({
  env,
  settings,
  databaseUrl,
  keys,
  blobs,
  recordSecurityEvent,
  onPasswordChanged,
  passwordCost,
}: {
  env: Env
  settings: Settings
  databaseUrl: string
  keys: DataKeys<KeyName>
  blobs: Blobs
  recordSecurityEvent?: RecordSecurityEvent
  onPasswordChanged?: IdentityOptions['onPasswordChanged']
  passwordCost?: PasswordCost | undefined
}): Promise<EmbeddedUpstreams> {
  // Read these before anything is opened, so that a mistake in a file is reported at once.
  const templates = await readPageTemplates(settings.renderer.pageTemplates)
  const shared = { env, databaseUrl, poolSize: settings.poolSize }
  const cost = passwordCost ? { passwordCost } : {}
  const dataKey = await keys.get('identity-secrets', 32)
  const cookieKeys: [string] = [Buffer.from(await keys.get('identity-cookies', 32)).toString('base64url')]
  // Only in demo mode: there other people's programs may look at the embedded upstreams, and nothing real depends on it.
  const elsewhere = settings.mode === 'demo' ? await secondIssuer({ ...shared, settings, dataKey, cookieKeys, ...cost }) : undefined
  const ofIdentity = {
    ...shared,
    publicUrl: `${settings.url}/identity`,
    apiUrl: `${settings.url}/identity/v1`,
    environmentId: settings.identity.environmentId,
    loginPageUrl: `${settings.url}/login`,
    origins: settings.identity.origins,
    applications: applications(settings),
    policies: [DEFAULT_POLICY],
    passwordRule: settings.passwordPolicy,
    openRegistration: settings.mode === 'demo',
    ...cost,
    ...(settings.mail ? { mail: settings.mail } : {}),
    ...(recordSecurityEvent ? { recordSecurityEvent } : {}),
    remoteAddress: knownAddress,
    ...(onPasswordChanged ? { onPasswordChanged } : {}),
    dataKey,
    cookieKeys,
    ...(elsewhere ? { providerFetch: elsewhere.reach } : {}),
  }
  const [shop, people, proxy, drawing] = await Promise.all([
    commerce({
      ...shared,
      site: settings.commerce.site,
      list: settings.commerce.list,
      clientId: settings.commerce.clientId,
      clientSecret: settings.commerce.clientSecret,
      publicOrigin: settings.url,
      basePath: '/commerce',
      tokenKey: await keys.get('commerce-tokens', 32),
      user: settings.commerce.user,
      searchLagMilliseconds: settings.commerce.searchLagSeconds * 1000,
      faultInjection: settings.mode === 'demo',
    }),
    identity({ ...ofIdentity, ...(elsewhere ? { otherOutbox: elsewhere } : {}) }),
    worker({
      ...shared,
      bearer: settings.worker.token,
      demo: settings.mode === 'demo',
      addresses: settings.addresses && { ...settings.addresses, secret: await keys.get('address-verdicts', 32) },
    }),
    renderer({
      ...shared,
      publicOrigin: settings.url,
      basePath: '/renderer',
      bearer: settings.renderer.token,
      pictureKey: await keys.get('renderer-pictures', 32),
      blobs,
      allowedHosts: settings.renderer.pictureHosts,
      templates,
    }),
  ])
  // Open this after the first identity, which has created the tables.
  const { customDomain } = settings.identity
  const atDomain = customDomain === undefined ? undefined : await identity({ ...ofIdentity, customDomain })
  const ownIdentity = customDomain && atDomain ? throughDomain(customDomain, atDomain.fetch, people.fetch) : people.fetch
  const upstreams = [shop, people, proxy, drawing, ...(elsewhere ? [elsewhere] : [])]
  return {
    commerce: shop.fetch,
    identity: elsewhere ? elsewhere.beside(ownIdentity) : ownIdentity,
    outbox: people.outbox,
    worker: proxy.fetch,
    renderer: drawing.fetch,
    art: drawing.art.fetch,
    decode: drawing.decode,
    load: async (documents) => {
      // Each upstream has its own tables, so they load at the same time. A failure is reported when all of them have ended.
      const loads = upstreams.map((upstream) => upstream.load(documents))
      const refused = (await Promise.allSettled(loads)).find(({ status }) => status === 'rejected')
      if (refused?.status === 'rejected') throw refused.reason
    },
    close: async () => {
      await Promise.all([...upstreams, ...(atDomain ? [atDomain] : [])].map((upstream) => upstream.close()))
    },
  }
}

/** Serves one environment under two names, as PingOne does: a request that came through the custom domain is answered by that name. */
function throughDomain(customDomain: string, atDomain: Fetch, own: Fetch): Fetch {
  const { host } = new URL(customDomain)
  return (request) => (request.headers.get('x-forwarded-host') === host ? atDomain(request) : own(request))
}

const isThisMachine = (origin: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)

function applications({ url, mode, identity }: Settings) {
  const origins = [url, ...identity.origins]
  const web = {
    kind: 'web' as const,
    clientId: identity.clientId,
    clientSecret: identity.clientSecret,
    redirectUris: origins.map((origin) => `${origin}/api/session/callback`),
    postLogoutRedirectUris: origins.flatMap((origin) => [`${origin}/`, `${origin}/logout`, `${origin}/thankyou`]),
    idpSignoff: true,
    // Lets a demonstration on one machine imitate a remote identity that has no better way.
    implicit: mode === 'demo' && identity.origins.length > 0 && origins.every(isThisMachine),
  }
  const ownWorker = {
    kind: 'worker' as const,
    clientId: identity.workerClientId,
    clientSecret: identity.workerClientSecret,
    redirectUris: [],
    postLogoutRedirectUris: [],
  }
  // For other people's programs, on their own machine.
  const programs = {
    kind: 'public' as const,
    clientId: DEMO.publicClientId,
    redirectUris: ['http://127.0.0.1/callback'],
    postLogoutRedirectUris: ['http://127.0.0.1/'],
  }
  return mode === 'demo' ? [web, ownWorker, programs] : [web, ownWorker]
}
