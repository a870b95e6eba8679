import { Flow } from '@fondly/contracts/pingone/flows.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { afterAll, beforeEach, expect } from 'vitest'
import { testBrowser } from './browser.ts'
import { ELSEWHERE, twoEnvironments } from './second-issuer.ts'
import { begin, checkPassword, readClaims } from './sign-on.ts'
import { ENVIRONMENT } from './test-identity.ts'

/** Opens two identities, one of which is the external provider of the other, and a browser that visits both. Each test gets a new browser. */
export async function openProviderVisits() {
  const through = (fetch: Fetch): Fetch => fetch
  /** `between` wraps the calls of our identity to its provider, so that a test can cause a fault. */
  const visit = { between: through, browser: testBrowser(() => Promise.reject(new Error('not begun')), '/identity') }
  const world = await twoEnvironments({ reach: (fetch) => (request) => visit.between(fetch)(request) })
  const newBrowser = () => testBrowser(world.both, '/identity')
  afterAll(() => world.end())
  beforeEach(() => {
    visit.between = through
    visit.browser = newBrowser()
  })

  const read = async (address: string) => Flow.parse(await (await visit.browser.go(address)).json())
  const flowAt = (environment: string, page: string | null) =>
    `${world.upstream.origin}/identity/${environment}/flows/${new URL(page ?? 'none:').searchParams.get('flowId')}`

  /** Goes from the product's flow to the provider's form. Returns both flows and the provider's authorize address. */
  async function toProvider(policy = 'Elsewhere', more: Record<string, string> = {}) {
    const address = await begin(visit.browser, world.upstream.origin, { acr_values: policy, ...more })
    const flow = await read(address)
    const href = flow._embedded?.socialProviders?.[0]?._links?.authenticate?.href ?? ''
    const away = (await visit.browser.go(href)).headers.get('location') ?? ''
    return { address, flow, away: new URL(away) }
  }

  /** Signs on at the provider and returns the address to which it sends the browser back. */
  async function signOnThere(away: URL, username: string): Promise<string> {
    const { location } = await visit.browser.follow(away)
    const there = flowAt(ELSEWHERE, location)
    const done = Flow.parse(await (await checkPassword(visit.browser, there, username)).json())
    return (await visit.browser.go(done.resumeUrl)).headers.get('location') ?? ''
  }

  async function comeBack(username: string, policy?: string) {
    const { address, away } = await toProvider(policy)
    const back = await visit.browser.go(await signOnThere(away, username))
    expect(back.status).toBe(302)
    expect(flowAt(ENVIRONMENT, back.headers.get('location'))).toBe(address)
    return { address, flow: await read(address) }
  }

  return {
    world,
    visit,
    newBrowser,
    read,
    flowAt,
    toProvider,
    signOnThere,
    comeBack,
    claimsOfFlow: (flow: Flow) => readClaims(visit.browser, world.upstream.origin, flow.resumeUrl),
  }
}
