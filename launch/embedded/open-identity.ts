import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { DEFAULT_POLICY } from '@fondly/domain/client/brand.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { knownAddress } from '../serve/remote-address.ts'
import { DEMO } from '../settings/environment.ts'
import type { Settings } from '../settings/settings.ts'
import { ENTRIES } from '../upstreams.ts'
import type { EmbeddingOptions } from './embedding-options.ts'
import { secondIssuer } from './second-issuer.ts'

/**
 * Opens the embedded identity, also under its custom domain if it has one. In demo mode also opens a second identity, the provider of another
 * company.
 */
export async function openIdentity({
  env,
  settings,
  databaseUrl,
  keys,
  recordSecurityEvent,
  onPasswordChanged,
  listOtherMail,
  passwordCost,
}: Omit<EmbeddingOptions, 'blobs'>) {
  const identity = await ENTRIES.identity()
  const shared = { env, databaseUrl, poolSize: settings.poolSize }
  const cost = passwordCost ? { passwordCost } : {}
  const dataKey = await keys.get('identity-secrets', 32)
  const cookieKeys: [string] = [Buffer.from(await keys.get('identity-cookies', 32)).toString('base64url')]
  // Only a demonstration accepts calls of programs from elsewhere, because no real data depends on it.
  const elsewhere = settings.mode === 'demo' ? await secondIssuer({ ...shared, settings, dataKey, cookieKeys, ...cost }) : undefined
  const options = {
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
    ...(listOtherMail ? { listOtherMail } : {}),
    ...(elsewhere ? { providerFetch: elsewhere.reach } : {}),
  }
  const people = await identity({ ...options, ...(elsewhere ? { otherOutbox: elsewhere } : {}) })
  // Open this identity after the first one, which creates the tables.
  const { customDomain } = settings.identity
  const atDomain = customDomain === undefined ? undefined : await identity({ ...options, customDomain })
  const own = customDomain && atDomain ? throughDomain(customDomain, atDomain.fetch, people.fetch) : people.fetch
  return {
    fetch: elsewhere ? elsewhere.beside(own) : own,
    outbox: people.outbox,
    load: async (documents: LoadDocuments): Promise<void> => {
      await Promise.all([people.load(documents), elsewhere?.load(documents)])
    },
    close: async (): Promise<void> => {
      await Promise.all([people.close(), elsewhere?.close(), atDomain?.close()])
    },
  }
}

/** Serves one environment under two names, as PingOne does: `atDomain` answers requests that came through the custom domain. */
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
    // Lets a demonstration on one machine imitate a remote identity.
    implicit: mode === 'demo' && identity.origins.length > 0 && origins.every(isThisMachine),
  }
  const ownWorker = {
    kind: 'worker' as const,
    clientId: identity.workerClientId,
    clientSecret: identity.workerClientSecret,
    redirectUris: [],
    postLogoutRedirectUris: [],
  }
  // Clients for programs of other developers, which run on their own machine.
  const programs = {
    kind: 'public' as const,
    clientId: DEMO.publicClientId,
    redirectUris: ['http://127.0.0.1/callback'],
    postLogoutRedirectUris: ['http://127.0.0.1/'],
  }
  return mode === 'demo' ? [web, ownWorker, programs] : [web, ownWorker]
}
