import type { FlowAction, FlowStatus } from '@fondly/contracts/pingone/flows.ts'
import { flowError } from './flow-errors.ts'
import { FLOW_TABLE } from './flow-table.ts'
import type { Problem } from './flow-problem.ts'

/** The state of one sign-on, stored as JSON. The engine does not use HTTP or OpenID: callers make each check and pass its outcome as a fact. */
export type FlowState = {
  status: FlowStatus
  policy: SignOnPolicy
  /** The user name that was typed and not yet proved. The name may not exist, and no answer may tell whether it does. */
  named?: string
  /** The user whom a session, a password or a code has recognised. */
  user?: FlowUser
  /** How the user has been recognised so far, in the terms of RFC 8176. */
  methods: string[]
  /** What the account or the policy still requires, in this order. */
  ahead: Need[]
  devices: FlowDevice[]
  /** The account that the external provider recognised, until it is linked with an account here. */
  external?: ExternalAccount
  /** True: the external provider must ask for a new sign-on, even if the provider has a session. */
  afresh?: true
  /** The id of the chosen device, or of the only device. */
  device?: string
  authenticatedAt?: string
  /** Why a FAILED flow cannot go on. */
  error?: { code: string; message: string }
}
export type FlowUser = { id: string; username: string }
/** A second factor as the flow shows it; the e-mail address is masked. */
export type FlowDevice = { id: string; type: 'EMAIL' | 'TOTP' | 'MOBILE'; nickname?: string; email?: string }

/** A sign-on policy. Its name becomes the token's `acr`. */
export type SignOnPolicy = {
  name: string
  way: 'password' | 'identifier-first' | 'second-factor' | 'external'
  registration: boolean
  /** Only e-mail addresses of these domains (in ASCII) may register. */
  registrationDomains?: readonly string[]
  /** The external provider that people may use instead of a password. If `way` is 'external', they must use it. */
  provider?: { id: string; name: string }
}
/** An account at an external provider. */
export type ExternalAccount = { providerId: string; subject: string }

export type Need = 'new password' | 'verified e-mail' | 'second factor'
/** A recognised user and what the sign-on still needs. */
export type Recognised = { user: FlowUser; needs: Need[]; devices: FlowDevice[]; at: Date }

/** The outcome of an action; a refusal does not change the flow. */
export type Fact =
  | { action: ServedAction; refused: Problem }
  | { action: 'usernamePassword.check' | 'user.register' | 'password.recover'; recognised: Recognised }
  | { action: 'usernamePassword.check'; userGone: true }
  | { action: 'user.lookup' | 'password.forgot'; named: string }
  | { action: 'user.verify' | 'password.reset' | 'otp.check' }
  | { action: 'user.sendVerificationCode' | 'password.sendRecoveryCode' }
  | { action: 'device.select'; device: string }
  | { action: 'session.reset' }

/** The outcome of a push to the phone. */
export type PushResult = 'push approved' | 'push denied' | 'push timed out'

/**
 * The outcome at the external provider: a known user (`linking`: the account is linked when the user has confirmed its e-mail address), an account
 * to be linked (`named`: with the user of this name), or a failure.
 */
export type ProviderOutcome =
  | { recognised: Recognised; linking?: ExternalAccount }
  | { toLink: ExternalAccount; named?: string }
  | { failed: { code: string; message: string } }

/** The actions that are implemented. No other action of PingOne's table is offered. */
export const SERVED_ACTIONS = [
  'usernamePassword.check',
  'user.lookup',
  'user.register',
  'user.verify',
  'user.sendVerificationCode',
  'password.forgot',
  'password.sendRecoveryCode',
  'password.recover',
  'password.reset',
  'device.select',
  'otp.check',
  'session.reset',
] as const satisfies readonly FlowAction[]
export type ServedAction = (typeof SERVED_ACTIONS)[number]

/**
 * A new flow. `user` has already signed on, but must enter the password again. `afresh`: the application asked for a new sign-on, and so must the
 * external provider.
 */
export function beginFlow(
  policy: SignOnPolicy,
  { user, afresh = false }: { user?: FlowUser | undefined; afresh?: boolean } = {},
): FlowState {
  const first: FlowState = {
    status: FIRST_STATUS[policy.way],
    policy,
    methods: [],
    ahead: [],
    devices: [],
    ...(afresh && policy.provider ? { afresh } : {}),
  }
  return user && policy.way !== 'external' ? { ...first, status: 'PASSWORD_REQUIRED', user } : first
}

const FIRST_STATUS = {
  password: 'USERNAME_PASSWORD_REQUIRED',
  'second-factor': 'USERNAME_PASSWORD_REQUIRED',
  'identifier-first': 'SIGN_ON_REQUIRED',
  external: 'EXTERNAL_AUTHENTICATION_REQUIRED',
} as const

const PROVIDER_OFFERED = new Set<FlowStatus>([...Object.values(FIRST_STATUS), 'PASSWORD_REQUIRED'])

/** The external provider that the flow offers in this status. */
export function offeredProvider({ status, policy }: FlowState): SignOnPolicy['provider'] {
  return PROVIDER_OFFERED.has(status) ? policy.provider : undefined
}

/** The actions that the flow offers in this status. */
export function offeredActions(state: FlowState): ServedAction[] {
  return SERVED_ACTIONS.filter((action) => isOffered(state, action))
}

/** Returns true if the flow accepts this action in its present status. */
export function isOffered(state: FlowState, action: FlowAction): action is ServedAction {
  if (!isServed(action) || !FLOW_TABLE[state.status].actions.includes(action)) return false
  switch (action) {
    case 'user.register':
      return state.policy.registration
    case 'otp.check':
      // A push can be answered only on the phone, so this action needs the status OTP_REQUIRED.
      return state.status === 'OTP_REQUIRED'
    case 'device.select':
      return state.devices.length > 0
    default:
      return true
  }
}

/** The flow after a fact, or the problem for which it does not change. */
export function advance(state: FlowState, fact: Fact): FlowState | Problem {
  if (!isOffered(state, fact.action)) return { problem: 'not offered' }
  return 'refused' in fact ? fact.refused : assertAllowed(state, applyFact(state, fact))
}

/** The flow after a push result; unchanged unless it waits for one. */
export function applyPushResult(state: FlowState, result: PushResult): FlowState {
  if (state.status !== 'PUSH_CONFIRMATION_REQUIRED') return state
  switch (result) {
    case 'push approved':
      return assertAllowed(state, withoutNeed(state, 'second factor', ['swk', 'mfa']))
    case 'push timed out':
      return assertAllowed(state, { ...state, status: 'PUSH_CONFIRMATION_TIMED_OUT' })
    case 'push denied':
      return assertAllowed(state, failed(state, 'PUSH_DENIED'))
  }
}

/** The flow after the browser came back from the external provider; unchanged unless it offers one. */
export function applyProviderOutcome(state: FlowState, outcome: ProviderOutcome): FlowState {
  if (!offeredProvider(state)) return state
  if ('recognised' in outcome) {
    const next = recognised(state, outcome.recognised)
    return assertAllowed(state, outcome.linking ? { ...next, external: outcome.linking } : next)
  }
  if ('failed' in outcome) return assertAllowed(state, { ...state, status: 'FAILED', error: outcome.failed })
  const { named, toLink: external } = outcome
  const linking: FlowState = { ...beginFlow(state.policy), status: 'ACCOUNT_LINKING_REQUIRED', external }
  return assertAllowed(state, named === undefined ? linking : { ...linking, named })
}

function applyFact(state: FlowState, fact: Exclude<Fact, { refused: Problem }>): FlowState {
  switch (fact.action) {
    case 'usernamePassword.check':
      return 'userGone' in fact ? failed(state, 'ACCOUNT_GONE') : recognised(state, fact.recognised, ['pwd'])
    case 'user.register':
      return recognised(state, fact.recognised, ['pwd'])
    // The user has proved the code and the password, which was just set.
    case 'password.recover':
      return recognised(state, fact.recognised, ['otp', 'pwd'])
    case 'user.lookup':
      return { ...beginFlow(state.policy), status: 'PASSWORD_REQUIRED', named: fact.named }
    case 'password.forgot':
      return { ...beginFlow(state.policy), status: 'RECOVERY_CODE_REQUIRED', named: fact.named }
    case 'user.verify': {
      const { external: _, ...rest } = state
      return withoutNeed(rest, 'verified e-mail')
    }
    case 'password.reset':
      return withoutNeed(state, 'new password')
    case 'otp.check':
      return withoutNeed(state, 'second factor', ['otp', 'mfa'])
    case 'device.select':
      return { ...state, device: fact.device, status: toDeviceStatus(state.devices.find(({ id }) => id === fact.device)) }
    case 'user.sendVerificationCode':
    case 'password.sendRecoveryCode':
      return state
    case 'session.reset':
      return beginFlow(state.policy, { afresh: true })
  }
}

// `methods` are empty after an external provider, because the provider does not tell how it recognised the user.
function recognised(state: FlowState, { user, needs, devices, at }: Recognised, methods: string[] = []): FlowState {
  const { named: _, external: __, afresh: ___, ...rest } = state
  return toNextNeed({ ...rest, user, devices, ahead: needs, methods, authenticatedAt: at.toISOString() })
}

function withoutNeed(state: FlowState, need: Need, methods: string[] = []): FlowState {
  return toNextNeed({
    ...state,
    ahead: state.ahead.filter((one) => one !== need),
    methods: [...new Set([...state.methods, ...methods])],
  })
}

/** Sets the status for the next need, or COMPLETED. */
function toNextNeed(state: FlowState): FlowState {
  switch (state.ahead[0]) {
    case 'new password':
      return { ...state, status: 'MUST_CHANGE_PASSWORD' }
    case 'verified e-mail':
      return { ...state, status: 'VERIFICATION_CODE_REQUIRED' }
    case 'second factor': {
      const [only, another] = state.devices
      if (another) return { ...state, status: 'DEVICE_SELECTION_REQUIRED' }
      return { ...state, status: toDeviceStatus(only), ...(only ? { device: only.id } : {}) }
    }
    case undefined:
      break
  }
  return { ...state, status: 'COMPLETED' }
}

const toDeviceStatus = (device: FlowDevice | undefined) => (device?.type === 'MOBILE' ? 'PUSH_CONFIRMATION_REQUIRED' : 'OTP_REQUIRED')

const failed = (state: FlowState, code: Parameters<typeof flowError>[0]): FlowState => ({
  ...state,
  status: 'FAILED',
  error: flowError(code),
})

function assertAllowed(from: FlowState, to: FlowState): FlowState {
  const isAllowed = to.status === from.status || FLOW_TABLE[from.status].next.includes(to.status)
  if (!isAllowed) throw new Error(`A flow cannot go from ${from.status} to ${to.status}.`)
  return to
}

const isServed = (action: FlowAction): action is ServedAction => SERVED_ACTIONS.some((one) => one === action)
