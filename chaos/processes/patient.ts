import type { Composing } from '@fondly/launch/compose.ts'

/** A busy machine is no upstream that is silent: these trials are about what falls, not about what is slow. */
export const PATIENT: Composing['limits'] = { commerceCall: 20_000, commerceStep: 25_000, renderer: 20_000, worker: 20_000 }
