import type { Composing } from '../compose.ts'

/** A machine with other work to do is not taken for a silent upstream, and one that was ill does not keep the next test waiting. */
export const PATIENT: Composing['limits'] = { commerceCall: 15_000, commerceStep: 20_000, renderer: 15_000, worker: 15_000, rest: 1 }
