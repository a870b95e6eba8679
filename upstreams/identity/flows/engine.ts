import type { FlowAction, FlowStatus } from '@fondly/contracts/pingone/flows.ts'
import { flowFailure } from './flow-failures.ts'
import { FLOW_TABLE } from './flow-table.ts'
import type { Problem } from './problem.ts'

/** Where one sign-on stands. It knows neither HTTP nor OpenID: what was found out outside comes in as a fact. */
export type FlowState = {
  status: FlowStatus
  policy: SignOnPolicy
  /** A name that was typed and that nobody has proved yet: whether anybody has it is told to no one. */
  named?: string
  /** Recognised: by a session, or by what he knew or has. */
  user?: FlowUser
  /** How the user has been recognised so far, in RFC 8176's words. */
  methods: string[]
  /** What the user's account or the policy asks for before the sign-on is complete, in this order. */
  ahead: Need[]
  devices: FlowDevice[]
  /** Whom the external provider has recognised, until an account here is linked with it. */
  external?: ExternalAccount
  /** The external provider is to ask anew who it is, whatever its own session says. */
  afresh?: true
  /** The device that was chosen, or the only one. */
  device?: string
  authenticatedAt?: string
  /** Why a FAILED flow cannot go on. */
  error?: { code: string; message: string }
}
export type FlowUser = { id: string; username: string }
/** A second factor as it may be shown: an e-mail address only in part. */
export type FlowDevice = { id: string; type: 'EMAIL' | 'TOTP' | 'MOBILE'; nickname?: string; email?: string }

/** How a sign-on policy lets people in. Its name becomes the token's `acr`. */
export type SignOnPolicy = {
  name: string
  way: 'password' | 'identifier-first' | 'second-factor' | 'external'
  registration: boolean
  /** Registration is for e-mail addresses of these domains alone, in ASCII. */
  registrationDomains?: readonly string[]
  /** Where people may sign on instead; the only place if the way is external. */
  provider?: { id: string; name: string }
}
/** Somebody at an external provider. */
export type ExternalAccount = { providerId: string; subject: string }

export type Need = 'new password' | 'verified e-mail' | 'second factor'
/** Somebody recognised, and what his sign-on still needs. */
export type Recognised = { user: FlowUser; needs: Need[]; devices: FlowDevice[]; at: Date }

/** What an action found out; a refusal leaves the flow where it was. */
export type Fact =
  | { action: ServedAction; refused: Problem }
  | { action: 'usernamePassword.check' | 'user.register' | 'password.recover'; recognised: Recognised }
  | { action: 'usernamePassword.check'; userGone: true }
  | { action: 'user.lookup' | 'password.forgot'; named: string }
  | { action: 'user.verify' | 'password.reset' | 'otp.check' }
  | { action: 'user.sendVerificationCode' | 'password.sendRecoveryCode' }
  | { action: 'device.select'; device: string }
  | { action: 'session.reset' }

/** What happened elsewhere: on the phone that was asked, or nothing in time. */
export type News = 'push approved' | 'push denied' | 'push timed out'

/**
 * What came of a visit to the external provider: somebody known (`linking`: once he has read the account's mail), somebody to be linked (with the
 * account of this name, if one is his), or nothing.
 */
export type Visit =
  | { recognised: Recognised; linking?: ExternalAccount }
  | { toLink: ExternalAccount; named?: string }
  | { failed: { code: string; message: string } }

/** The actions whose working is in place: nothing else is ever offered, whatever PingOne's table would allow. */
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
 * A new flow; somebody already signed on who must show the password again is known from the start. `afresh`: the application wants to see who
 * it is, and so does the external provider.
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

/** The external provider to which the browser may go now. */
export function offeredProvider({ status, policy }: FlowState): SignOnPolicy['provider'] {
  return PROVIDER_OFFERED.has(status) ? policy.provider : undefined
}

/** What the browser may do now. */
export function offeredActions(state: FlowState): ServedAction[] {
  return SERVED_ACTIONS.filter((action) => isOffered(state, action))
}

export function isOffered(state: FlowState, action: FlowAction): action is ServedAction {
  if (!isServed(action) || !FLOW_TABLE[state.status].actions.includes(action)) return false
  switch (action) {
    case 'user.register':
      return state.policy.registration
    case 'otp.check':
      // A push is answered on the phone, and only there.
      return state.status === 'OTP_REQUIRED'
    case 'device.select':
      return state.devices.length > 0
    default:
      return true
  }
}

/** The flow after a fact, or why it stays where it was. */
export function advance(state: FlowState, fact: Fact): FlowState | Problem {
  if (!isOffered(state, fact.action)) return { problem: 'not offered' }
  return 'refused' in fact ? fact.refused : moved(state, after(state, fact))
}

/** The flow after news from outside; whatever it does not wait for it passes over. */
export function hear(state: FlowState, news: News): FlowState {
  if (state.status !== 'PUSH_CONFIRMATION_REQUIRED') return state
  switch (news) {
    case 'push approved':
      return moved(state, satisfied(state, 'second factor', ['swk', 'mfa']))
    case 'push timed out':
      return moved(state, { ...state, status: 'PUSH_CONFIRMATION_TIMED_OUT' })
    case 'push denied':
      return moved(state, failed(state, 'PUSH_DENIED'))
  }
}

/** The flow after the browser has come back from the external provider; one that does not offer it stays as it is. */
export function visited(state: FlowState, visit: Visit): FlowState {
  if (!offeredProvider(state)) return state
  if ('recognised' in visit) {
    const next = recognised(state, visit.recognised)
    return moved(state, visit.linking ? { ...next, external: visit.linking } : next)
  }
  if ('failed' in visit) return moved(state, { ...state, status: 'FAILED', error: visit.failed })
  const { named, toLink: external } = visit
  const linking: FlowState = { ...beginFlow(state.policy), status: 'ACCOUNT_LINKING_REQUIRED', external }
  return moved(state, named === undefined ? linking : { ...linking, named })
}

function after(state: FlowState, fact: Exclude<Fact, { refused: Problem }>): FlowState {
  switch (fact.action) {
    case 'usernamePassword.check':
      return 'userGone' in fact ? failed(state, 'ACCOUNT_GONE') : recognised(state, fact.recognised, 'pwd')
    case 'user.register':
      return recognised(state, fact.recognised, 'pwd')
    case 'password.recover':
      return recognised(state, fact.recognised, 'otp')
    case 'user.lookup':
      return { ...beginFlow(state.policy), status: 'PASSWORD_REQUIRED', named: fact.named }
    case 'password.forgot':
      return { ...beginFlow(state.policy), status: 'RECOVERY_CODE_REQUIRED', named: fact.named }
    case 'user.verify': {
      const { external: _, ...rest } = state
      return satisfied(rest, 'verified e-mail')
    }
    case 'password.reset':
      return satisfied(state, 'new password')
    case 'otp.check':
      return satisfied(state, 'second factor', ['otp', 'mfa'])
    case 'device.select':
      return { ...state, device: fact.device, status: statusOf(state.devices.find(({ id }) => id === fact.device)) }
    case 'user.sendVerificationCode':
    case 'password.sendRecoveryCode':
      return state
    case 'session.reset':
      return beginFlow(state.policy, { afresh: true })
  }
}

// How an external provider recognised somebody is not known here.
function recognised(state: FlowState, { user, needs, devices, at }: Recognised, method?: string): FlowState {
  const { named: _, external: __, afresh: ___, ...rest } = state
  return onwards({ ...rest, user, devices, ahead: needs, methods: method ? [method] : [], authenticatedAt: at.toISOString() })
}

function satisfied(state: FlowState, need: Need, methods: string[] = []): FlowState {
  return onwards({
    ...state,
    ahead: state.ahead.filter((one) => one !== need),
    methods: [...new Set([...state.methods, ...methods])],
  })
}

/** To whatever is still needed, or to the end. */
function onwards(state: FlowState): FlowState {
  switch (state.ahead[0]) {
    case 'new password':
      return { ...state, status: 'MUST_CHANGE_PASSWORD' }
    case 'verified e-mail':
      return { ...state, status: 'VERIFICATION_CODE_REQUIRED' }
    case 'second factor': {
      const [only, another] = state.devices
      if (another) return { ...state, status: 'DEVICE_SELECTION_REQUIRED' }
      return { ...state, status: statusOf(only), ...(only ? { device: only.id } : {}) }
    }
    case undefined:
      break
  }
  return { ...state, status: 'COMPLETED' }
}

const statusOf = (device: FlowDevice | undefined) => (device?.type === 'MOBILE' ? 'PUSH_CONFIRMATION_REQUIRED' : 'OTP_REQUIRED')

const failed = (state: FlowState, code: Parameters<typeof flowFailure>[0]): FlowState => ({
  ...state,
  status: 'FAILED',
  error: flowFailure(code),
})

function moved(from: FlowState, to: FlowState): FlowState {
  const isAllowed = to.status === from.status || FLOW_TABLE[from.status].next.includes(to.status)
  if (!isAllowed) throw new Error(`A flow cannot go from ${from.status} to ${to.status}.`)
  return to
}

const isServed = (action: FlowAction): action is ServedAction => SERVED_ACTIONS.some((one) => one === action)
