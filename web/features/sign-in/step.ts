import type { FlowBodies } from '@fondly/contracts/pingone/flows.ts'
import type { SignInError } from '@fondly/domain/sign-in/sign-in-errors.ts'

/** Takes a step of the flow; returns what identity refused, if anything. */
export type Step = <Action extends keyof FlowBodies>(action: Action, body: FlowBodies[Action]) => Promise<SignInError | undefined>
