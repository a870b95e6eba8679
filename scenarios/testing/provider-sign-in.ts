import { Flow } from '@fondly/contracts/pingone/flows.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { testBrowser } from '@fondly/upstreams/identity/testing/browser.ts'

const PASSWORD = 'Fondly-demo-1'

/**
 * Signs in with a new browser at a client whose people use an external provider: with the password at the provider and, the first time, at our identity to
 * link the account. Returns the last state of our flow, whether the browser has a session then, and a function that asks for it later.
 */
export async function signInByProvider(fetch: Fetch, origin: string, { client, email }: { client: string; email: string }) {
  const browser = testBrowser(fetch, '')

  /** Follows redirects until a page answers; returns its address. */
  async function open(address: string | URL): Promise<URL> {
    let url = new URL(address, origin)
    for (let hop = 0; hop < 20; hop++) {
      const location = (await browser.go(url)).headers.get('location')
      if (location === null) return url
      url = new URL(location, url)
    }
    throw new Error(`Too many redirects, the last to ${url.pathname}`)
  }
  const flowOf = ({ searchParams }: URL) => `${origin}/identity/${searchParams.get('environmentId')}/flows/${searchParams.get('flowId')}`
  const read = async (address: string) => Flow.parse(await (await browser.go(address)).json())
  const checkPassword = async (address: string, body: object) =>
    Flow.parse(
      await (
        await browser.go(address, {
          method: 'POST',
          headers: { 'content-type': 'application/vnd.pingidentity.usernamePassword.check+json', origin },
          body: JSON.stringify(body),
        })
      ).json(),
    )

  const here = flowOf(await open(`/api/session/sign-in?client=${client}`))
  const href = (await read(here))._embedded?.socialProviders?.[0]?._links?.authenticate?.href
  if (href === undefined) throw new Error('No provider is offered.')
  const there = await open(href)
  // If the provider asks for nothing, it sends the browser straight back to our flow.
  if (flowOf(there) !== here) {
    const done = await checkPassword(flowOf(there), { username: email, password: PASSWORD })
    await open(done.resumeUrl)
  }
  let flow = await read(here)
  if (flow.status === 'ACCOUNT_LINKING_REQUIRED') flow = await checkPassword(here, { username: email, password: PASSWORD })
  if (flow.status === 'COMPLETED') await open(flow.resumeUrl)
  const readSession = async () => ((await (await browser.go(new URL('/api/session', origin))).json()) as { signedIn: boolean }).signedIn
  return { status: flow.status, code: flow.error?.code, isSignedIn: await readSession(), readSession }
}
