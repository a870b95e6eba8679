import { Flow } from '@fondly/contracts/pingone/flows.ts'
import { PingOneError } from '@fondly/contracts/pingone/errors.ts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeEach } from 'vitest'
import { testBrowser } from './browser.ts'
import { PEOPLE_WORLD, SECRET } from './people.ts'
import { begin, checkPassword, readClaims } from './sign-on.ts'
import { testIdentity } from './test-identity.ts'

export const NEW_PASSWORD = 'Quiet-harbour-27'

export const readFlow = async (response: Response): Promise<Flow> => Flow.parse(await response.json())
export const readRefusal = async (response: Response) => ({ status: response.status, ...PingOneError.parse(await response.json()) })
export const listLinks = (flow: Flow): string[] => Object.keys(flow._links).toSorted()

/** Opens, for one test file, an identity with people of every kind and a browser. Each test gets a new browser and another day. */
export async function openFlowVisits() {
  let now = new Date('2026-11-20T12:00:00Z')
  const upstream = await testIdentity({ clock: () => now })
  await upstream.load(PEOPLE_WORLD)
  const newBrowser = () => testBrowser(upstream.fetch, '/identity')
  const visit = { browser: newBrowser() }
  afterAll(() => upstream.end())
  beforeEach(() => {
    // Each test has its own day, so that counts do not reach into the next one.
    now = new Date(now.getTime() + 25 * 3600_000)
    visit.browser = newBrowser()
  })

  /** The newest e-mail to this address, as the outbox page shows it. */
  async function findMail(recipient: string): Promise<{ code: string; link: string }> {
    const page = await (await upstream.outbox(new Request('http://outbox/'))).text()
    const item = page.split('<li>').find((one) => one.includes(recipient)) ?? ''
    return { code: /<code>([^<]+)</.exec(item)?.[1] ?? '', link: /href="(http[^"]+)"/.exec(item)?.[1] ?? '' }
  }

  return {
    upstream,
    visit,
    newBrowser,
    findMail,
    findCode: async (recipient: string) => (await findMail(recipient)).code,
    passSeconds: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000)),
    /** Returns the passcode that the authenticator shows this many seconds from now. */
    passcode: (offsetSeconds = 0) =>
      new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: now.getTime() + offsetSeconds * 1000 }),
    /** Signs on up to the password. */
    withPassword: async (username: string, more?: Record<string, string>) => {
      const address = await begin(visit.browser, upstream.origin, more)
      return { address, flow: await readFlow(await checkPassword(visit.browser, address, username)) }
    },
    claimsOfFlow: (flow: Flow) => readClaims(visit.browser, upstream.origin, flow.resumeUrl),
  }
}
