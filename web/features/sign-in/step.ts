import type { FlowBodies } from '@fondly/contracts/pingone/flows.ts'
import type { StepRefusal } from './sign-in-error.ts'

/** Takes a step of the flow. Returns the refusal if identity refused the step. */
export type Step = <Action extends keyof FlowBodies>(action: Action, body: FlowBodies[Action]) => Promise<StepRefusal | undefined>
