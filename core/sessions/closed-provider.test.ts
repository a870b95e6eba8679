import type { DescribedPolicy, PolicyChoice } from '@fondly/gateways/identity/sign-on.ts'
import { UpstreamRefused, UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import { beforeEach, expect, test } from 'vitest'
import { createClosedProviders } from './closed-provider.ts'

const MINUTE_MS = 60_000
const POLICIES: Record<string, Pick<DescribedPolicy, 'ways' | 'providerIds'>> = {
  'Customer-Care': { ways: ['password'], providerIds: [] },
  Staff: { ways: ['provider'], providerIds: ['closed'] },
  'Staff-At-Open': { ways: ['provider'], providerIds: ['open'] },
  'Staff-At-Two': { ways: ['provider'], providerIds: ['open', 'closed'] },
  Either: { ways: ['password', 'provider'], providerIds: ['closed'] },
}

let now: number
let calls: string[]
let logged: string[]
let failure: Error | undefined
beforeEach(() => {
  now = Date.UTC(2026, 10, 24)
  calls = []
  logged = []
  failure = undefined
})

function openProcess() {
  const answer = <Value>(call: string, value: Value): Promise<Value> => {
    calls.push(call)
    return failure ? Promise.reject(failure) : Promise.resolve(value)
  }
  const context = {
    identity: {
      signOn: {
        readProvider: (id: string) => answer(`provider ${id}`, { value: { enabled: id !== 'closed' } }),
        describePolicies: ({ isNeeded = () => true }: PolicyChoice) => {
          const needed = Object.entries(POLICIES).filter(([name]) => isNeeded(name))
          return answer(
            `policy ${needed.map(([name]) => name).join()}`,
            needed.map(([, policy]) => policy),
          )
        },
      },
    },
    env: {
      clock: () => new Date(now),
      log: {
        warn: (message: string) => logged.push(`warn: ${message}`),
        error: (message: string) => logged.push(`error: ${message}`),
      },
    },
  } as unknown as Parameters<typeof createClosedProviders>[0] // only these members are used
  const isThroughClosed = createClosedProviders(context)
  return ({ ofAccount, ...claims }: { acr?: string; amr?: string[]; ofAccount?: string }) =>
    isThroughClosed({
      user: { identityProviderId: ofAccount },
      tokens: { idToken: `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln` },
    } as unknown as Parameters<typeof isThroughClosed>[0]) // only these members are read
}

const password = ['pwd']
test.each<[string, Parameters<ReturnType<typeof openProcess>>[0], boolean]>([
  ['the one provider of the policy', { acr: 'Staff', ofAccount: 'closed' }, true],
  ['the first sign-in by the provider, where a password linked the account', { acr: 'Staff', amr: password, ofAccount: 'closed' }, true],
  ['the provider of the policy, after the account was linked with another one', { acr: 'Staff', ofAccount: 'open' }, true],
  ['another provider than the one with which the account was linked last', { acr: 'Staff-At-Open', ofAccount: 'closed' }, false],
  ['one of the two providers of the policy, with which the account was linked', { acr: 'Staff-At-Two', ofAccount: 'closed' }, true],
  ['the provider beside the password form', { acr: 'Either', ofAccount: 'closed' }, true],
  ['the password form beside the provider', { acr: 'Either', amr: password, ofAccount: 'closed' }, false],
  ['something else than a password, of somebody without a provider', { acr: 'Either', amr: ['hwk'] }, false],
  ['a password of identity, of an account with a provider', { acr: 'Customer-Care', amr: password, ofAccount: 'closed' }, false],
  ['a session at identity that a provider began', { acr: 'Customer-Care', ofAccount: 'closed' }, true],
  ['a policy that identity does not know any more', { acr: 'Former', ofAccount: 'closed' }, true],
  ['an older session without an ID token', { ofAccount: 'closed' }, true],
])('%s', async (_, session, isThroughClosed) => expect(await openProcess()(session)).toBe(isThroughClosed))

test('while the application may not read providers and policies, it warns of each once and asks again after five minutes', async () => {
  const check = openProcess()
  const session = { acr: 'Staff', ofAccount: 'closed' }
  failure = new UpstreamRefused('identity', 403, 'ACCESS_FAILED', '')
  for (let minute = 0; minute < 5; minute++) {
    expect(await check(session)).toBe(false)
    now += MINUTE_MS
  }
  expect(calls).toEqual(['policy Staff', 'provider closed'])
  expect(logged).toEqual([expect.stringMatching(/^warn: .+ sign-on policies/), expect.stringMatching(/^warn: .+ external providers/)])

  now += MINUTE_MS
  expect(await check(session)).toBe(false)
  expect([calls.length, logged.length]).toEqual([4, 2])

  failure = undefined
  now += 61 * MINUTE_MS
  expect(await check(session)).toBe(true)
})

test('while identity does not answer, nobody is signed out, each check asks and the log says so', async () => {
  const check = openProcess()
  failure = new UpstreamTimeout('identity', 1_000)
  for (const _ of [1, 2]) {
    expect(await check({ acr: 'Staff', ofAccount: 'closed' })).toBe(false)
    now += MINUTE_MS
  }
  expect(calls).toEqual(['policy Staff', 'provider closed', 'policy Staff', 'provider closed'])
  expect(logged).toEqual(Array(4).fill('error: It could not be read whether an external provider is switched off.'))
})

test('for sessions of accounts without a provider nothing is read', async () => {
  expect(await openProcess()({ acr: 'Either' })).toBe(false)
  expect(calls).toEqual([])
})
