import type { Composing } from '@fondly/launch/compose.ts'

/** Long timeouts (milliseconds), so that a busy machine does not look like a silent upstream: these trials do not test slowness. */
export const PATIENT: Composing['limits'] = { commerceCall: 20_000, commerceStep: 25_000, renderer: 20_000, worker: 20_000 }
