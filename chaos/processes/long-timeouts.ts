import type { Composing } from '@fondly/launch/compose.ts'

/** Long timeouts in milliseconds, so that a busy machine does not look like a silent upstream: these trials do not test slowness. */
export const LONG_TIMEOUTS: Composing['limits'] = { commerceCall: 120_000, commerceStep: 120_000, renderer: 120_000, worker: 120_000 }
