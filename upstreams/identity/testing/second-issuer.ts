import type { Fetch } from '@fondly/kit/env.ts'
import { ENVIRONMENT, harborview, person, testIdentity } from './test-identity.ts'

export const ELSEWHERE = 'a2d9c3b4-6e1f-4a70-8d52-9b7e0c5f1a38'
export const PROVIDER = {
  id: '6c1f0a7e-3d92-4b58-8e14-f5a09b2d7c63',
  name: 'Directory',
  issuer: `/identity/${ELSEWHERE}/as`,
  clientId: 'the-product',
  clientSecret: 'a-secret-of-the-product',
}

/** Two clients without registration. People of the first sign on only at the provider; the second offers the provider and a form. */
export const lumen = {
  ...harborview,
  id: 'lumen',
  slug: 'lumen',
  population: '4fa05162-7384-4e95-8fa6-b0c718293e4f',
  brand: { ...harborview.brand, policy: 'Elsewhere' },
  signOn: 'external' as const,
  registration: true,
  identityProvider: PROVIDER,
}
export const beacon = {
  ...harborview,
  id: 'beacon',
  slug: 'beacon',
  population: '50b16273-8495-4fa6-90b7-c1d8293a4f50',
  brand: { ...harborview.brand, policy: 'Either' },
  identityProvider: PROVIDER,
}

const here = (number: number, name: string) =>
  person(`61c27384-95a6-40b7-81c8-d2e93a4b506${number}`, `${name}@lumen.test`, { client: 'lumen' })
const there = (number: number, name: string) =>
  person(`72d38495-a6b7-41c8-82d9-e3fa4b5c617${number}`, `${name}@lumen.test`, { firstName: 'Lena' })
export const LINKED = here(1, 'linked')
export const CAREFUL = here(2, 'careful')
export const SINGLE = here(3, 'single')

/** The product's identity and an external one. `reach` wraps the network between them. `timeoutMs` is how long the first waits for the second. */
export async function twoEnvironments({ reach, timeoutMs = 30_000 }: { reach: (fetch: Fetch) => Fetch; timeoutMs?: number }) {
  const origin = 'http://localhost:3000'
  const elsewhere = await testIdentity({
    environmentId: ELSEWHERE,
    environmentName: PROVIDER.name,
    applications: [
      {
        kind: 'web',
        clientId: PROVIDER.clientId,
        clientSecret: PROVIDER.clientSecret,
        redirectUris: [`${origin}/identity/${ENVIRONMENT}/rp/callback/openid_connect`],
        postLogoutRedirectUris: [],
      },
    ],
  })
  await elsewhere.load({
    clients: [harborview],
    people: [there(1, 'linked'), there(2, 'careful'), there(3, 'newcomer'), there(4, 'unknown')],
  })
  const unmounted: Fetch = (request) => elsewhere.fetch(new Request(request.url.replace('/identity/', '/'), request))
  const upstream = await testIdentity({ providerFetch: reach(unmounted), providerMilliseconds: timeoutMs })
  await upstream.load({ clients: [harborview, lumen, beacon], people: [LINKED, CAREFUL, SINGLE] })
  const both: Fetch = (request) => (new URL(request.url).pathname.startsWith(`/${ELSEWHERE}/`) ? elsewhere : upstream).fetch(request)
  return {
    upstream,
    elsewhere,
    both,
    end: async () => {
      await upstream.end()
      await elsewhere.end()
    },
  }
}
