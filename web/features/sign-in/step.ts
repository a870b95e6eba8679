import type { FlowBodies } from '@fondly/contracts/pingone/flows.ts'
import type { StepRefusal } from './sign-in-error.ts'

/** Takes a step of the flow; returns what identity refused, if anything. */
export type Step = <Action extends keyof FlowBodies>(action: Action, body: FlowBodies[Action]) => Promise<StepRefusal | undefined>
