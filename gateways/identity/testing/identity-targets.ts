import type { Env, Fetch } from '@fondly/kit/env.ts'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import { contractTestTargets } from '@fondly/kit/testing/contract-test-targets.ts'
import { testBrowser, type TestBrowser } from '@fondly/upstreams/identity/testing/browser.ts'
import { identityOverHttp } from '@fondly/upstreams/identity/testing/identity-over-http.ts'
import { checkPassword } from '@fondly/upstreams/identity/testing/sign-on.ts'
import { ENVIRONMENT, ORDERER, PASSWORD, testIdentity, WEB, WORKER, WORLD } from '@fondly/upstreams/identity/testing/test-identity.ts'
import { afterAll, beforeAll } from 'vitest'
import { identityGateway } from '../identity-gateway.ts'
import { realIdentity, type IdentityTarget } from './real-identity.ts'

/** The gateway to the embedded identity at this origin. */
export const gatewayToEmbedded = (origin: string, endpoint: { fetch: Fetch; baseUrl: string }, env: Env) =>
  identityGateway({
    issuerUrl: `${origin}/identity/${ENVIRONMENT}/as`,
    apiUrl: `${origin}/identity/v1`,
    environmentId: ENVIRONMENT,
    endpoint,
    clientId: WEB.clientId,
    clientSecret: WEB.clientSecret,
    workerClientId: WORKER.clientId,
    workerClientSecret: WORKER.clientSecret,
    env,
    timeoutMilliseconds: 5000,
  })

const embeddedAt = (origin: string) => ({
  base: `${origin}/identity/${ENVIRONMENT}`,
  redirectUri: `${origin}/api/session/callback`,
  signedOffUri: `${origin}/`,
  clientSecret: WEB.clientSecret,
  person: { email: ORDERER.email, password: PASSWORD },
})

export async function identityInProcess(): Promise<IdentityTarget> {
  const upstream = await testIdentity()
  await upstream.load(WORLD)
  const { fetch, origin, end, env } = upstream
  return {
    ...embeddedAt(origin),
    identity: gatewayToEmbedded(origin, { fetch, baseUrl: 'http://identity' }, env),
    browser: () => testBrowser(fetch, '/identity'),
    end,
  }
}

async function overHttp(): Promise<IdentityTarget> {
  const { origin, env, end } = await identityOverHttp()
  const network = networkFetch()
  return {
    ...embeddedAt(origin),
    identity: gatewayToEmbedded(origin, { fetch: network, baseUrl: `${origin}/identity` }, env),
    browser: () => testBrowser(network, `${origin}/identity`),
    end,
  }
}

/** What the contract tests of identity call: the embedded identity in this process, the same over HTTP, and a real one if environment variables name it. */
export const identityTargets = contractTestTargets<() => Promise<IdentityTarget>>('IDENTITY', {
  inProcess: identityInProcess,
  overHttp,
  real: (url, setting) => () => Promise.resolve(realIdentity(url, setting)),
})

/** Opens one of these targets for the tests of a `describe`. */
export function openTarget(open: () => Promise<IdentityTarget>) {
  let server: IdentityTarget
  beforeAll(async () => {
    server = await open()
  })
  afterAll(() => server.end())

  /** Signs in as a person does: opens identity, sends the password, and returns the address of the callback. */
  async function walk(browser: TestBrowser, location: string, { email, password } = server.person): Promise<string> {
    const page = (await browser.go(location)).headers.get('location') ?? ''
    const flow = `${server.base}/flows/${new URL(page).searchParams.get('flowId')}`
    const { resumeUrl } = (await (await checkPassword(browser, flow, email, password)).json()) as { resumeUrl: string }
    return (await browser.follow(resumeUrl)).location ?? ''
  }

  async function signOn(person = server.person, policy = 'Customer-Care') {
    const { location, pending } = await server.identity.beginSignIn({ redirectUri: server.redirectUri, policy })
    return server.identity.finishSignIn(await walk(server.browser(), location, person), pending)
  }

  return {
    get server() {
      return server
    },
    walk,
    signOn,
  }
}
