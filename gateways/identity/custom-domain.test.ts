import type { Fetch } from '@fondly/kit/env.ts'
import { overHttp } from '@fondly/kit/testing/over-http.ts'
import {
  CUSTOM_DOMAIN,
  ENVIRONMENT,
  ORDERER,
  PASSWORD,
  testIdentity,
  throughCustomDomain,
  WEB,
  WORKER,
  WORLD,
} from '@fondly/upstreams/identity/testing/test-identity.ts'
import { testBrowser } from '@fondly/upstreams/identity/testing/browser.ts'
import { checkPassword } from '@fondly/upstreams/identity/testing/sign-on.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityGateway } from './identity-gateway.ts'
import { realIdentity } from './testing/real-identity.ts'

const CALLBACK = 'https://cards.fondly.test/api/session/callback'
let server: Awaited<ReturnType<typeof testIdentity>>
beforeAll(async () => {
  server = await testIdentity({
    customDomain: CUSTOM_DOMAIN,
    applications: [
      { ...WEB, redirectUris: [CALLBACK], postLogoutRedirectUris: [] },
      { ...WORKER, redirectUris: [], postLogoutRedirectUris: [] },
    ],
  })
  await server.load(WORLD)
})
afterAll(() => server.end())

test('addresses at a custom domain leave out the environment id', async () => {
  const domain = throughCustomDomain(server.fetch)
  const requested: string[] = []
  const identity = identityGateway({
    issuerUrl: `${CUSTOM_DOMAIN}/as`,
    apiUrl: 'https://api.fondly.test/v1',
    environmentId: ENVIRONMENT,
    endpoint: {
      baseUrl: CUSTOM_DOMAIN,
      fetch: (request) => {
        requested.push(request.url)
        return request.url.startsWith(CUSTOM_DOMAIN) ? domain(request) : server.fetch(request)
      },
    },
    clientId: WEB.clientId,
    clientSecret: WEB.clientSecret,
    workerClientId: WORKER.clientId,
    workerClientSecret: WORKER.clientSecret,
    env: server.env,
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
  for (const url of requested) expect(url.includes(ENVIRONMENT)).toBe(url.startsWith('https://api.'))
})

test.each(['environment', 'custom-domain'])('the tests with a real service use addresses of the form %s', async (form) => {
  let served: Fetch = () => Promise.resolve(new Response(null, { status: 503 }))
  const http = await overHttp((request) => served(request))
  const away = await testIdentity({
    origin: http.origin,
    ...(form === 'custom-domain' ? { customDomain: http.origin } : {}),
    applications: [
      { ...WEB, redirectUris: [CALLBACK], postLogoutRedirectUris: [] },
      { ...WORKER, redirectUris: [], postLogoutRedirectUris: [] },
    ],
  })
  await away.load(WORLD)
  const atDomain = throughCustomDomain(away.fetch)
  const below = (request: Request) => new Request(request.url.replace('/identity/', '/'), request)
  const isApi = (request: Request) => new URL(request.url).pathname.startsWith('/identity/v1/')
  served = (request) => (form === 'custom-domain' && !isApi(request) ? atDomain(request) : away.fetch(below(request)))
  const settings: Record<string, string> = {
    ENVIRONMENT,
    URL_FORM: form,
    API_URL: `${http.origin}/identity/v1`,
    FONDLY_URL: new URL(CALLBACK).origin,
    CLIENT_ID: WEB.clientId,
    CLIENT_SECRET: WEB.clientSecret,
    WORKER_CLIENT_ID: WORKER.clientId,
    WORKER_CLIENT_SECRET: WORKER.clientSecret,
    USERNAME: ORDERER.email,
    PASSWORD,
  }
  const url = form === 'custom-domain' ? http.origin : `${http.origin}/identity`
  const { identity, browser, base, redirectUri, person } = realIdentity(url, (name) => settings[name] ?? '')
  try {
    expect(base).toBe(form === 'custom-domain' ? url : `${url}/${ENVIRONMENT}`)
    const { location, pending } = await identity.beginSignIn({ redirectUri, policy: 'Customer-Care' })
    expect(location).toMatch(`${base}/as/authorize?`)
    const tab = browser()
    const page = new URL((await tab.go(location)).headers.get('location') ?? '')
    const done = await checkPassword(tab, `${base}/flows/${page.searchParams.get('flowId')}`, person.email, person.password)
    let next = ((await done.json()) as { resumeUrl: string }).resumeUrl
    while (next.startsWith(http.origin)) next = (await tab.go(next)).headers.get('location') ?? ''
    const signedOn = await identity.finishSignIn(next, pending)
    expect(await identity.readUser(signedOn.accessToken, signedOn.userId)).toMatchObject({ email: person.email })
  } finally {
    await http.close()
    await away.end()
  }
})
