import type { RecordSecurityEvent, SecurityEvent } from '@fondly/kit/security-events.ts'
import { tooManyFailures } from '../faults.ts'
import type { FailureBudget } from '../store/failure-budget.ts'
import type { Users } from '../store/users.ts'
import type { UserRow } from '../store/tables.ts'
import type { Fact, FlowState, ServedAction } from './engine.ts'
import type { Problem } from './flow-problem.ts'

export type StepLimits = {
  users: Users
  failureBudget: FailureBudget
  recordSecurityEvent: RecordSecurityEvent
}

type AttemptedStep = {
  action: ServedAction
  state: FlowState
  body: unknown
  /** The address that the request came from; undefined when it is not known. */
  address: string | undefined
  /** The id of the browser if it signed on with this account before. */
  findKnownBrowser: (user: UserRow | undefined) => string | undefined
}

/** Steps with which an attacker can guess a secret, find out whether a name exists, or send e-mail to others. */
const LIMITED = new Set<ServedAction>([
  'usernamePassword.check',
  'user.register',
  'user.verify',
  'password.forgot',
  'password.recover',
  'password.reset',
  'otp.check',
])

/**
 * Carries out a step of a flow within the budget of failed steps of its address. A browser that signed on with this account before is neither counted
 * nor refused here, because it has its own count of wrong passwords. When the address has to wait, throws 429 before the step is carried out.
 */
export async function limitedStep(
  { users, failureBudget, recordSecurityEvent }: StepLimits,
  { action, state, body, address, findKnownBrowser }: AttemptedStep,
  carryOut: (knownBrowser: string | undefined) => Promise<Fact>,
): Promise<Fact> {
  const subject = findSubject(state, body)
  // Look up the browser for every name, so that the time of the answer does not tell whether the name exists.
  const knownBrowser = findKnownBrowser(await users.findByName(subject))
  const step = LIMITED.has(action) && address !== undefined && !knownBrowser ? { address, subject } : undefined
  const waitSeconds = step && (await failureBudget.take(step))
  if (waitSeconds !== undefined) {
    recordSecurityEvent({ event: 'address_limited', address, subject })
    throw tooManyFailures(waitSeconds)
  }

  let fact: Fact | undefined
  try {
    fact = await carryOut(knownBrowser)
  } finally {
    // A body that could not be read is not a guess.
    const outcome = fact ? toOutcome(fact) : 'neither'
    if (step && outcome === 'right') await failureBudget.forgive(step)
    if (step && outcome === 'neither') await failureBudget.giveBack(step)
  }
  for (const event of toSecurityEvents(fact)) recordSecurityEvent({ ...event, address, subject })
  return fact
}

/** Returns the user name for which the step is tried: the user name of the flow, or the one in the body. */
function findSubject(state: FlowState, body: unknown): string {
  const known = state.user?.username ?? state.named
  if (known !== undefined) return known
  const typed = typeof body === 'object' && body !== null && 'username' in body ? body.username : undefined
  // A text that cannot be a name is replaced by the empty name, which nobody has.
  return typeof typed === 'string' && typed.isWellFormed() && !typed.includes('\0') ? typed.trim().slice(0, 300) : ''
}

function toOutcome(fact: Fact): 'right' | 'wrong' | 'neither' {
  if ('refused' in fact) return isWrong(fact.refused) ? 'wrong' : 'neither'
  switch (fact.action) {
    // This action always succeeds and sends an e-mail, so each call counts as a failure.
    case 'password.forgot':
      return 'wrong'
    case 'user.register':
      return 'neither'
    default:
      return 'right'
  }
}

/** 'name taken' counts as a wrong guess too, because it tells the caller that the name exists. */
const isWrong = (problem: Problem) =>
  problem.problem === 'invalid credentials' ||
  problem.problem === 'locked out' ||
  problem.problem === 'name taken' ||
  (problem.problem === 'wrong value' && SECRET_TARGETS.has(problem.target))

const SECRET_TARGETS = new Set(['recoveryCode', 'verificationCode', 'otp', 'currentPassword'])

type Recorded = Pick<SecurityEvent, 'event' | 'code'>

function toSecurityEvents(fact: Fact): Recorded[] {
  if ('refused' in fact) return toRefusedEvents(fact.refused, fact.action)
  if (fact.action === 'password.forgot') return [{ event: 'recovery_begun' }]
  if (fact.action === 'password.recover') return [{ event: 'password_recovered' }]
  if (fact.action === 'password.reset') return [{ event: 'password_changed', code: 'forced' }]
  return []
}

function toRefusedEvents(problem: Problem, action: ServedAction): Recorded[] {
  const isPassword = action === 'usernamePassword.check' || action === 'password.reset'
  const wrong: Recorded = isPassword ? { event: 'wrong_password' } : { event: 'wrong_code', code: action }
  if (problem.problem === 'locked out') return problem.locksNow ? [wrong, { event: 'lockout', code: action }] : []
  const isGuess = problem.problem === 'invalid credentials' || (problem.problem === 'wrong value' && SECRET_TARGETS.has(problem.target))
  return isGuess ? [wrong] : []
}
