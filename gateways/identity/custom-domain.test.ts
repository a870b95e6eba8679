import {
  CUSTOM_DOMAIN,
  ENVIRONMENT,
  ORDERER,
  testIdentity,
  throughCustomDomain,
  WEB,
  WORKER,
  WORLD,
} from '@fondly/upstreams/identity/test-house.ts'
import { testBrowser } from '@fondly/upstreams/identity/test-browser.ts'
import { checkPassword } from '@fondly/upstreams/identity/test-sign-on.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityGateway } from './identity-gateway.ts'

const CALLBACK = 'https://cards.fondly.test/api/session/callback'
let house: Awaited<ReturnType<typeof testIdentity>>
beforeAll(async () => {
  house = await testIdentity({
    customDomain: CUSTOM_DOMAIN,
    applications: [
      { ...WEB, redirectUris: [CALLBACK], postLogoutRedirectUris: [] },
      { ...WORKER, redirectUris: [], postLogoutRedirectUris: [] },
    ],
  })
  await house.load(WORLD)
})
afterAll(() => house.end())

test('a sign-in at a custom domain: no address there has the environment id, those of the platform API have it', async () => {
  const domain = throughCustomDomain(house.fetch)
  const asked: string[] = []
  const identity = identityGateway({
    issuerUrl: `${CUSTOM_DOMAIN}/as`,
    apiUrl: 'https://api.fondly.test/v1',
    environmentId: ENVIRONMENT,
    line: {
      baseUrl: CUSTOM_DOMAIN,
      fetch: (request) => {
        asked.push(request.url)
        return request.url.startsWith(CUSTOM_DOMAIN) ? domain(request) : house.fetch(request)
      },
    },
    clientId: WEB.clientId,
    clientSecret: WEB.clientSecret,
    workerClientId: WORKER.clientId,
    workerClientSecret: WORKER.clientSecret,
    env: house.env,
    timeoutMilliseconds: 5000,
  })
  const browser = testBrowser(domain, '')
  const { location, pending } = await identity.beginSignIn({ redirectUri: CALLBACK, policy: 'Customer-Care' })
  expect(location).toMatch(`${CUSTOM_DOMAIN}/as/authorize?`)

  const page = new URL((await browser.go(location)).headers.get('location') ?? '')
  const done = await checkPassword(browser, `${CUSTOM_DOMAIN}/flows/${page.searchParams.get('flowId')}`)
  let next = ((await done.json()) as { resumeUrl: string }).resumeUrl
  while (next.startsWith(CUSTOM_DOMAIN)) next = (await browser.go(next)).headers.get('location') ?? ''
  const signedOn = await identity.finishSignIn(next, pending)
  expect(signedOn).toMatchObject({ userId: ORDERER.id, claims: { email: ORDERER.email } })
  expect(await identity.readUser(signedOn.accessToken, signedOn.userId)).toMatchObject({ email: ORDERER.email })
  expect(await identity.isActive(signedOn.accessToken)).toBe(true)
  for (const url of asked) expect(url.includes(ENVIRONMENT)).toBe(url.startsWith('https://api.'))
})
