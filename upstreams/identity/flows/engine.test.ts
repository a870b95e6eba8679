import { FLOW_ACTIONS, FLOW_STATUSES, type FlowStatus } from '@fondly/contracts/pingone/flows.ts'
import { describe, expect, test } from 'vitest'
import {
  advance,
  beginFlow,
  applyPushResult,
  isOffered,
  offeredActions,
  offeredProvider,
  SERVED_ACTIONS,
  type Fact,
  type FlowDevice,
  type FlowState,
  type Need,
  type Recognised,
  type SignOnPolicy,
  type ProviderOutcome,
  applyProviderOutcome,
} from './engine.ts'
import { FLOW_TABLE } from './flow-table.ts'

const user = { id: 'c2f5b0de-0a52-4f3c-9f0e-3d1b2a4c5d6e', username: 'orderer@harborview.test' }
const at = new Date('2026-11-20T12:00:00Z')
const customerCare: SignOnPolicy = { name: 'Customer-Care', way: 'password', registration: true }
const mail: FlowDevice = { id: 'mail', type: 'EMAIL', email: 'o*****@harborview.test' }
const authenticator: FlowDevice = { id: 'authenticator', type: 'TOTP' }
const phone: FlowDevice = { id: 'phone', type: 'MOBILE', nickname: 'Phone' }
const provider = { id: '7f4e2b1a-9c80-4d35-8e6f-1a2b3c4d5e6f', name: 'Directory' }
const atProvider = { providerId: provider.id, subject: 'somebody' }
const NEEDS: Need[][] = [[], ['new password'], ['verified e-mail'], ['second factor'], ['new password', 'verified e-mail', 'second factor']]
const DEVICES = [[mail], [authenticator], [phone], [mail, phone]]

const recognised = (needs: Need[] = [], devices: FlowDevice[] = []): Recognised => ({ user, needs, devices, at })
const everybody = NEEDS.flatMap((needs) => DEVICES.map((devices) => recognised(needs, devices)))

const facts: Fact[] = [
  ...(['usernamePassword.check', 'user.register', 'password.recover'] as const).flatMap((action) =>
    everybody.map((one): Fact => ({ action, recognised: one })),
  ),
  { action: 'usernamePassword.check', userGone: true },
  { action: 'user.lookup', named: 'nobody' },
  { action: 'password.forgot', named: 'nobody' },
  { action: 'user.verify' },
  { action: 'password.reset' },
  { action: 'otp.check' },
  { action: 'user.sendVerificationCode' },
  { action: 'password.sendRecoveryCode' },
  { action: 'device.select', device: 'phone' },
  { action: 'device.select', device: 'mail' },
  { action: 'session.reset' },
  ...SERVED_ACTIONS.map((action): Fact => ({ action, refused: { problem: 'invalid credentials' } })),
]
const POLICIES: SignOnPolicy[] = [
  customerCare,
  { name: 'Names first', way: 'identifier-first', registration: false },
  { name: 'Twice', way: 'second-factor', registration: false },
  { name: 'Elsewhere', way: 'external', registration: true, provider },
  { name: 'Here or elsewhere', way: 'password', registration: false, provider },
]
const outcomes: ProviderOutcome[] = [
  ...everybody.map((one): ProviderOutcome => ({ recognised: one })),
  { recognised: recognised(['verified e-mail', 'second factor'], [mail]), linking: atProvider },
  { toLink: atProvider },
  { toLink: atProvider, named: user.username },
  { failed: { code: 'PROVIDER_DENIED', message: 'No.' } },
]
/** The needs that can still be open in a status: the current one and later ones. */
function needsAhead(status: FlowStatus): Need[][] {
  switch (status) {
    case 'MUST_CHANGE_PASSWORD':
    case 'PASSWORD_EXPIRED':
      return [['new password'], ['new password', 'verified e-mail', 'second factor']]
    case 'VERIFICATION_CODE_REQUIRED':
      return [['verified e-mail'], ['verified e-mail', 'second factor']]
    case 'DEVICE_SELECTION_REQUIRED':
    case 'OTP_REQUIRED':
    case 'PUSH_CONFIRMATION_REQUIRED':
    case 'PUSH_CONFIRMATION_TIMED_OUT':
      return [['second factor']]
    default:
      return [[]]
  }
}
const statesOf = (status: FlowStatus): FlowState[] =>
  POLICIES.flatMap((policy) =>
    needsAhead(status).flatMap((ahead) =>
      DEVICES.map((devices) => ({
        status,
        policy,
        user,
        methods: ['pwd'],
        ahead,
        devices,
        device: devices[0]?.id ?? '',
        ...(status === 'ACCOUNT_LINKING_REQUIRED' ? { external: atProvider } : {}),
      })),
    ),
  )

describe.each(FLOW_STATUSES)('%s', (status) => {
  test('offers only actions that PingOne offers in this status and that we serve', () => {
    for (const state of statesOf(status)) {
      const offered = FLOW_ACTIONS.filter((action) => isOffered(state, action))
      expect(offered.toSorted()).toEqual(offeredActions(state).toSorted())
      expect(FLOW_TABLE[status].actions).toEqual(expect.arrayContaining(offered))
    }
  })

  test('every action follows the table or is refused without a change', () => {
    for (const state of statesOf(status)) {
      for (const fact of facts) {
        const before = structuredClone(state)
        const after = advance(state, fact)
        expect(state).toEqual(before)
        const isNotOffered = 'problem' in after && after.problem === 'not offered'
        expect(isNotOffered).toBe(!isOffered(state, fact.action))
        if ('problem' in after) continue
        expect([status, ...FLOW_TABLE[status].next]).toContain(after.status)
        // No flow completes while a need is open.
        expect(after.status === 'COMPLETED' && (after.ahead.length > 0 || !after.user)).toBe(false)
      }
    }
  })

  test('a push result counts only while the flow waits for one', () => {
    for (const state of statesOf(status))
      for (const result of ['push approved', 'push denied', 'push timed out'] as const)
        expect(applyPushResult(state, result) === state).toBe(status !== 'PUSH_CONFIRMATION_REQUIRED')
  })

  test('a return from an external provider follows the table, and changes nothing in a status without a provider', () => {
    for (const state of statesOf(status)) {
      for (const outcome of outcomes) {
        const before = structuredClone(state)
        const after = applyProviderOutcome(state, outcome)
        expect(state).toEqual(before)
        expect(after === state).toBe(offeredProvider(state) === undefined)
        if (after === state) continue
        expect(FLOW_TABLE[status].next).toContain(after.status)
        expect(after.status === 'COMPLETED' && (after.ahead.length > 0 || !after.user)).toBe(false)
        // An account at the provider is not a user here until it is linked.
        expect('toLink' in outcome && (after.status !== 'ACCOUNT_LINKING_REQUIRED' || after.user !== undefined)).toBe(false)
      }
    }
  })

  test('every status is final or has a way out', () => {
    const final = status === 'COMPLETED' || status === 'FAILED'
    expect(FLOW_TABLE[status].actions.includes('session.reset')).toBe(!final)
    expect(FLOW_TABLE[status].next.length > 0).toBe(!final)
  })
})

test('every status is reachable from the first ones', () => {
  const reached = new Set<string>(['USERNAME_PASSWORD_REQUIRED', 'SIGN_ON_REQUIRED'])
  for (const status of reached) for (const next of FLOW_TABLE[status as FlowStatus].next) reached.add(next)
  expect([...reached].toSorted()).toEqual([...FLOW_STATUSES].toSorted())
})

const password = (one: Recognised): Fact => ({ action: 'usernamePassword.check', recognised: one })
/** The statuses of a sign-on after each step. */
function walk(first: FlowState, ...steps: Fact[]): { statuses: FlowStatus[]; end: FlowState } {
  let state = first
  const statuses = [state.status]
  for (const step of steps) {
    const next = advance(state, step)
    if ('problem' in next) throw new Error(`${state.status} refuses ${step.action}: ${next.problem}`)
    state = next
    statuses.push(state.status)
  }
  return { statuses, end: state }
}

test('the right password completes the flow with the user, the method and the time', () => {
  expect(advance(beginFlow(customerCare), password(recognised()))).toEqual({
    status: 'COMPLETED',
    policy: customerCare,
    user,
    methods: ['pwd'],
    ahead: [],
    devices: [],
    authenticatedAt: at.toISOString(),
  })
})

test('the required steps follow in a fixed order', () => {
  const { statuses, end } = walk(
    beginFlow(customerCare),
    password(recognised(['new password', 'verified e-mail', 'second factor'], [mail, authenticator])),
    { action: 'password.reset' },
    { action: 'user.verify' },
    { action: 'device.select', device: 'authenticator' },
    { action: 'otp.check' },
  )
  expect(statuses.slice(1)).toEqual([
    'MUST_CHANGE_PASSWORD',
    'VERIFICATION_CODE_REQUIRED',
    'DEVICE_SELECTION_REQUIRED',
    'OTP_REQUIRED',
    'COMPLETED',
  ])
  expect(end.methods).toEqual(['pwd', 'otp', 'mfa'])
})

test('an unknown name leads to the password step like a known one', () => {
  const first = beginFlow({ name: 'Names first', way: 'identifier-first', registration: false })
  expect(walk(first, { action: 'user.lookup', named: 'nobody' }).end).toMatchObject({ status: 'PASSWORD_REQUIRED', named: 'nobody' })
})

test('a password recovery does not skip the second factor', () => {
  const forgot: Fact = { action: 'password.forgot', named: user.username }
  const recover: Fact = { action: 'password.recover', recognised: recognised(['second factor'], [authenticator]) }
  expect(walk(beginFlow(customerCare), forgot, recover).statuses.slice(1)).toEqual(['RECOVERY_CODE_REQUIRED', 'OTP_REQUIRED'])
})

test('after a password recovery the sign-on counts as one with the own password, which no external provider gives', () => {
  const forgot: Fact = { action: 'password.forgot', named: user.username }
  const recover: Fact = { action: 'password.recover', recognised: recognised() }
  expect(walk(beginFlow(customerCare), forgot, recover).end).toMatchObject({ status: 'COMPLETED', methods: ['otp', 'pwd'] })
})

test('a push request is approved, denied, or sent again after a timeout', () => {
  const { end } = walk(beginFlow(customerCare), password(recognised(['second factor'], [phone])))
  expect(end.status).toBe('PUSH_CONFIRMATION_REQUIRED')
  expect(applyPushResult(end, 'push approved')).toMatchObject({ status: 'COMPLETED', methods: ['pwd', 'swk', 'mfa'] })
  expect(applyPushResult(end, 'push denied')).toMatchObject({ status: 'FAILED', error: { code: 'PUSH_DENIED' } })
  const late = applyPushResult(end, 'push timed out')
  expect(late.status).toBe('PUSH_CONFIRMATION_TIMED_OUT')
  expect(advance(late, { action: 'device.select', device: 'phone' })).toMatchObject({ status: 'PUSH_CONFIRMATION_REQUIRED' })
})

test('a policy without registration does not offer it', () => {
  expect(offeredActions(beginFlow(customerCare))).toContain('user.register')
  expect(offeredActions(beginFlow({ ...customerCare, registration: false }))).not.toContain('user.register')
})

test('an external provider can replace the form or stand beside it, and a password links its account', () => {
  const elsewhere: SignOnPolicy = { name: 'Elsewhere', way: 'external', registration: false, provider }
  expect(beginFlow(elsewhere, { user })).toMatchObject({ status: 'EXTERNAL_AUTHENTICATION_REQUIRED' })
  expect(offeredProvider(beginFlow({ ...customerCare, provider }))).toEqual(provider)
  const linking = applyProviderOutcome(beginFlow(elsewhere), { toLink: atProvider, named: user.username })
  expect(linking).toMatchObject({ status: 'ACCOUNT_LINKING_REQUIRED', named: user.username, external: atProvider })
  expect(offeredActions(linking)).toEqual(['usernamePassword.check', 'session.reset'])
  const { end } = walk(linking, password(recognised()))
  expect(end).toMatchObject({ status: 'COMPLETED', user })
  expect(end).not.toHaveProperty('external')
  // After a reset another person may sign on.
  expect(advance(linking, { action: 'session.reset' })).toMatchObject({ status: 'EXTERNAL_AUTHENTICATION_REQUIRED', afresh: true })
})

test('a known user is asked for the password only, and can switch to another account', () => {
  const known = beginFlow(customerCare, { user })
  expect(known).toMatchObject({ status: 'PASSWORD_REQUIRED', user })
  expect(advance(known, { action: 'session.reset' })).toEqual(beginFlow(customerCare))
})

test('the flow fails when the account of a known user was deleted', () => {
  expect(advance(beginFlow(customerCare, { user }), { action: 'usernamePassword.check', userGone: true })).toMatchObject({
    status: 'FAILED',
    error: { code: 'ACCOUNT_GONE' },
  })
})
