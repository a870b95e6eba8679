import type { FlowAction, FlowStatus } from '@fondly/contracts/pingone/flows.ts'
import { FLOW_TABLE } from './flow-table.ts'

/** Where one sign-on stands. It knows neither HTTP nor OpenID: what was found out outside comes in as a fact. */
export type FlowState = {
  status: FlowStatus
  /** The sign-on policy's name; it becomes the token's `acr`. */
  policy: string
  user?: FlowUser
  /** How the user has been recognised so far, in RFC 8176's words. */
  methods: string[]
  authenticatedAt?: string
  /** Why a FAILED flow cannot go on. */
  error?: { code: string; message: string }
}
export type FlowUser = { id: string; username: string }

/** What an action found out. */
export type Fact =
  | { action: 'usernamePassword.check'; found: 'right'; user: FlowUser; at: Date }
  | { action: 'usernamePassword.check'; found: 'wrong' }
  | { action: 'usernamePassword.check'; found: 'locked out'; secondsUntilUnlock: number }
  | { action: 'usernamePassword.check'; found: 'user gone' }
  | { action: 'session.reset' }

export type Problem =
  | { problem: 'not offered' }
  | { problem: 'invalid credentials' }
  | { problem: 'locked out'; secondsUntilUnlock: number }

/** The actions whose working is in place: nothing else is ever offered, whatever PingOne's table would allow. */
export type ServedAction = Fact['action']
const SERVED: Readonly<Record<ServedAction, true>> = { 'usernamePassword.check': true, 'session.reset': true }

/** A new flow; somebody already signed on who must show the password again is known from the start. */
export function beginFlow(policy: string, user?: FlowUser): FlowState {
  return user ? { status: 'PASSWORD_REQUIRED', policy, user, methods: [] } : { status: 'USERNAME_PASSWORD_REQUIRED', policy, methods: [] }
}

/** What the browser may do now. */
export function offeredActions(state: FlowState): ServedAction[] {
  return FLOW_TABLE[state.status].actions.filter(isServed)
}

export function isOffered(state: FlowState, action: FlowAction): action is ServedAction {
  return isServed(action) && FLOW_TABLE[state.status].actions.includes(action)
}

/** The flow after a fact, or why it stays where it was. */
export function advance(state: FlowState, fact: Fact): FlowState | Problem {
  if (!isOffered(state, fact.action)) return { problem: 'not offered' }
  switch (fact.action) {
    case 'usernamePassword.check':
      return afterPassword(state, fact)
    case 'session.reset':
      return moved(state, beginFlow(state.policy))
  }
}

function afterPassword(state: FlowState, fact: Extract<Fact, { action: 'usernamePassword.check' }>): FlowState | Problem {
  switch (fact.found) {
    case 'wrong':
      return { problem: 'invalid credentials' }
    case 'locked out':
      return { problem: 'locked out', secondsUntilUnlock: fact.secondsUntilUnlock }
    case 'user gone':
      return moved(state, { ...state, status: 'FAILED', error: { code: 'ACCESS_FAILED', message: 'This account can no longer sign on.' } })
    case 'right':
      return moved(state, { ...state, status: 'COMPLETED', user: fact.user, methods: ['pwd'], authenticatedAt: fact.at.toISOString() })
  }
}

function moved(from: FlowState, to: FlowState): FlowState {
  if (!FLOW_TABLE[from.status].next.includes(to.status)) throw new Error(`A flow cannot go from ${from.status} to ${to.status}.`)
  return to
}

const isServed = (action: FlowAction): action is ServedAction => Object.hasOwn(SERVED, action)
