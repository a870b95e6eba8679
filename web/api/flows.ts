import { PingOneError } from '@fondly/contracts/pingone/errors.ts'
import { Flow, type FlowBodies, flowMediaType } from '@fondly/contracts/pingone/flows.ts'
import { Unanswered } from './ask.ts'

/** Identity refused a step of the sign-in. */
export class StepRefused extends Error {
  override name = 'StepRefused'
  readonly fault: PingOneError
  constructor(fault: PingOneError) {
    super(fault.message ?? fault.code)
    this.fault = fault
  }
}

/** Reads a flow: first at the URL that identity gave, later at the flow's link `self`. */
export function readFlow(href: string): Promise<Flow> {
  return step(href, { headers: { accept: 'application/json' } })
}

/** Takes a step of the flow at the link that the flow offers for this step. Throws `Unanswered` if the flow does not offer the step. */
export function takeStep<Action extends keyof FlowBodies>(flow: Flow, action: Action, body: FlowBodies[Action]): Promise<Flow> {
  const link = flow._links[action]
  if (!link) throw new Unanswered(`the flow does not offer ${action}`)
  return step(link.href, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': flowMediaType(action) },
    body: JSON.stringify(body),
  })
}

async function step(href: string, init: RequestInit): Promise<Flow> {
  let json: unknown
  let ok: boolean
  try {
    // The flow belongs to a cookie of identity, which may be on another host of the same site. Without `credentials` the browser would not send it.
    const response = await fetch(href, { ...init, credentials: 'include', signal: AbortSignal.timeout(20_000) })
    ok = response.ok
    json = await response.json()
  } catch (cause) {
    throw new Unanswered('identity', { cause })
  }
  if (!ok) {
    const fault = PingOneError.safeParse(json)
    throw fault.success ? new StepRefused(fault.data) : new Unanswered('identity refused in unknown words')
  }
  const flow = Flow.safeParse(json)
  if (!flow.success) throw new Unanswered('identity answered in unknown words', { cause: flow.error })
  return flow.data
}
