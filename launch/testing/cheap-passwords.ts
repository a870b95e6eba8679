import type { Composing } from '../compose.ts'

/** A sign-on costs next to nothing where nobody's password is at stake. */
export const CHEAP_PASSWORDS: Composing['passwordCost'] = { memoryKibibytes: 64, passes: 1 }
