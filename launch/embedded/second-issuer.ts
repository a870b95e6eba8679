import { createHash } from 'node:crypto'
import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import type { LoadPerson } from '@fondly/contracts/load/world.ts'
import { DEFAULT_POLICY } from '@fondly/domain/client/brand.ts'
import type { Env, Fetch } from '@fondly/kit/env.ts'
import { DEMO } from '../settings/environment.ts'
import { mounted } from '../serve/mount.ts'
import { ENTRIES } from '../upstreams.ts'
import type { PasswordCost } from './embedding-options.ts'
import type { Settings } from '../settings/settings.ts'

type IdentityUpstream = Awaited<ReturnType<Awaited<ReturnType<typeof ENTRIES.identity>>>>

export type SecondIssuer = Pick<IdentityUpstream, 'latestMail' | 'load' | 'close'> & {
  /** Fetches from the network, except for this issuer's own address, which answers in this process. */
  reach: Fetch
  /** Serves both environments on one path; the environment id in a request chooses one. */
  beside: (first: Fetch) => Fetch
}

type Options = {
  env: Env
  databaseUrl: string
  poolSize: number
  settings: Settings
  dataKey: Uint8Array
  cookieKeys: [string]
  passwordCost?: PasswordCost
}

type PeopleDocuments = Pick<LoadDocuments, 'clients' | 'people' | 'pastPeople'>

const PATH = `/identity/${DEMO.providerEnvironmentId}/as`

/**
 * Opens a second environment that plays the identity provider of another company. Its people belong to the clients whose documents name this
 * provider.
 */
export async function secondIssuer({ settings, ...shared }: Options): Promise<SecondIssuer> {
  const { customDomain, environmentId } = settings.identity
  const names = [`${settings.url}/identity/${environmentId}`, ...(customDomain ? [customDomain] : [])]
  const identity = await ENTRIES.identity()
  const upstream = await identity({
    ...shared,
    schema: 'identity_elsewhere',
    publicUrl: `${settings.url}/identity`,
    apiUrl: `${settings.url}/identity/v1`,
    environmentId: DEMO.providerEnvironmentId,
    environmentName: 'Lumen Directory',
    loginPageUrl: `${settings.url}/login`,
    applications: [
      {
        kind: 'web',
        clientId: DEMO.providerClientId,
        clientSecret: DEMO.secret,
        redirectUris: names.map((name) => `${name}/rp/callback/openid_connect`),
        postLogoutRedirectUris: [`${settings.url}/`],
      },
    ],
    policies: [DEFAULT_POLICY],
    registration: false,
    ...(settings.mail ? { mail: settings.mail } : {}),
  })
  const own = mounted('/identity', upstream.fetch)
  return {
    latestMail: upstream.latestMail,
    close: upstream.close,
    load: (documents: PeopleDocuments) => upstream.load(itsOwn(documents)),
    reach: (request) => {
      const { origin, pathname } = new URL(request.url)
      return origin === settings.url && pathname.startsWith(`${PATH}/`) ? own(request) : shared.env.fetch(request)
    },
    beside: (first) => (request) =>
      new URL(request.url).pathname.startsWith(`/${DEMO.providerEnvironmentId}/`) ? upstream.fetch(request) : first(request),
  }
}

function itsOwn({ clients, people, pastPeople = [] }: PeopleDocuments): PeopleDocuments {
  const its = clients.filter(({ identityProvider }) => identityProvider?.issuer === PATH)
  const ids = new Set(its.map(({ id }) => id))
  return {
    // At this issuer people sign on with a password, without the sign-on settings of the product.
    clients: its.map((client) => ({ ...client, identityProvider: undefined, signOn: undefined, registration: undefined })),
    people: people.filter(({ client }) => ids.has(client)).map(accountOf),
    pastPeople: pastPeople.filter(({ client }) => ids.has(client)).map(accountOf),
  }
}

/** Returns the person's account at the other company. The account has another id, and is enabled and not locked. */
function accountOf<Person extends LoadPerson>(person: Person): Person {
  const standing = { enabled: true, locked: false, mustChangePassword: false, emailVerified: true, devices: [] }
  return { ...person, ...standing, id: idElsewhere(person.id) }
}

function idElsewhere(id: string): string {
  const hash = createHash('sha256').update(`${DEMO.providerEnvironmentId} ${id}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
