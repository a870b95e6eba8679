import type { Composing } from '@fondly/launch/compose.ts'

/** Longer time limits, because a busy machine can look like a silent upstream; and a short `rest`, so that a failed upstream does not delay the next test. */
export const LONG_TIMEOUTS: Composing['limits'] = {
  commerceCall: 120_000,
  commerceStep: 120_000,
  renderer: 120_000,
  worker: 120_000,
  rest: 1,
  firstScreen: 120_000,
}
