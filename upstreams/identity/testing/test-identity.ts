import { randomBytes, randomUUID } from 'node:crypto'
import type { LoadClient, LoadPerson } from '@fondly/contracts/load/world.ts'
import type { Env, Fetch } from '@fondly/kit/env.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { identity, type IdentityOptions } from '../identity.ts'

export const ENVIRONMENT = '5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10'
export const WEB = {
  kind: 'web',
  clientId: 'b1b7d1a4-3c52-4f0e-8a35-6d0f0c9e7a21',
  clientSecret: 'a-secret-of-the-web-application',
} as const
export const PUBLIC = { kind: 'public', clientId: '3e9d1f60-5b27-4c1e-bb0a-8f4d2a6c9e35' } as const
export const WORKER = {
  kind: 'worker',
  clientId: '8c0f5f7e-2a6b-4d55-9b0e-1f3c7a9d2e64',
  clientSecret: 'a-secret-of-the-worker-application',
} as const
export const PASSWORD = 'Fondly-demo-1'

/** An identity upstream with its own database and a cheap password hash. */
export async function testIdentity(
  more: Partial<IdentityOptions> & { origin?: string; clock?: () => Date } = {},
): Promise<Awaited<ReturnType<typeof identity>> & { env: Env; database: string; origin: string; end: () => Promise<void> }> {
  const database = await testDatabase()
  const { origin = 'http://localhost:3000', clock = () => new Date(), ...options } = more
  const env: Env = {
    fetch: () => Promise.reject(new Error('Identity must not call other servers.')),
    clock,
    random: (bytes) => randomBytes(bytes),
    ids: () => randomUUID(),
    log: silentLog,
    ...more.env,
  }
  const upstream = await identity({
    databaseUrl: database.url,
    poolSize: 1,
    publicUrl: `${origin}/identity`,
    apiUrl: `${origin}/identity/v1`,
    environmentId: ENVIRONMENT,
    loginPageUrl: `${origin}/login`,
    applications: [
      { ...WEB, idpSignoff: true, redirectUris: [`${origin}/api/session/callback`], postLogoutRedirectUris: [`${origin}/`] },
      { ...PUBLIC, redirectUris: ['http://127.0.0.1/callback'], postLogoutRedirectUris: [] },
      { ...WORKER, redirectUris: [], postLogoutRedirectUris: [] },
    ],
    policies: ['Customer-Care'],
    dataKey: new Uint8Array(32).fill(5),
    cookieKeys: ['a cookie key of the tests'],
    passwordCost: { memoryKibibytes: 64, passes: 1 },
    ...options,
    env,
  })
  const end = async () => {
    await upstream.close()
    await database.drop()
  }
  return { ...upstream, env, database: database.url, origin, end }
}

export const CUSTOM_DOMAIN = 'https://auth.fondly.test'

/** A proxy for a custom domain: it adds the environment id, which the domain's addresses do not have. */
export const throughCustomDomain =
  (fetch: Fetch): Fetch =>
  (request) => {
    const url = new URL(request.url)
    url.pathname = `/${ENVIRONMENT}${url.pathname}`
    return fetch(new Request(url, request))
  }

const address = { name: 'Harborview', address1: '1 Pier Rd', city: 'Portland', state: 'ME', zip: '04101', country: 'US' } as const

export const harborview: LoadClient = {
  id: 'harborview',
  slug: 'harborview',
  name: 'Harborview',
  population: '0b6c1d2e-3f40-4a51-8b62-7c83d94ea5f6',
  brand: { name: 'Harborview', logo: 'harborview.svg', colour: '#2A8C8C', policy: 'Summit-Claims' },
  commerceAccount: 'HV',
  customerReference: '',
  rolesFromGroups: true,
  senderProfiles: [
    { id: 'hv-care', name: 'Care', signature: '{firstName}', returnAddress: address, invoiceAccount: 'HV', newUserDefault: true },
  ],
  configuration: {},
  models: [],
  categories: [],
}

export const person = (id: string, email: string, more: Partial<LoadPerson> = {}): LoadPerson => ({
  id,
  email,
  firstName: 'Dana',
  lastName: 'Whitfield',
  client: 'harborview',
  password: PASSWORD,
  enabled: true,
  locked: false,
  knownToCommerce: true,
  profile: { role: 'orderer', location: 'Pier' },
  languages: ['en_US'],
  senderProfiles: ['hv-care'],
  favorites: ['1HBE2115'],
  ...more,
})

export const ORDERER = person('c2f5b0de-0a52-4f3c-9f0e-3d1b2a4c5d6e', 'orderer@harborview.test')
export const OTHER = person('d3a6c1ef-1b63-4a4d-8a1f-4e2c3b5d6e7f', 'other@harborview.test', { firstName: 'Mika' })
export const DISABLED = person('e4b7d2f0-2c74-4b5e-9b2a-5f3d4c6e7f80', 'disabled@harborview.test', { enabled: false })
export const LOCKED = person('f5c8e301-3d85-4c6f-8c3b-604e5d7f8091', 'locked@harborview.test', { locked: true })
export const WORLD = { clients: [harborview], people: [ORDERER, OTHER, DISABLED, LOCKED] }
