import type { Composing } from '@fondly/launch/compose.ts'

/** Longer limits, so that a busy machine is not taken for a silent upstream, and an upstream that failed does not delay the next test. */
export const PATIENT: Composing['limits'] = { commerceCall: 120_000, commerceStep: 120_000, renderer: 120_000, worker: 120_000, rest: 1 }
