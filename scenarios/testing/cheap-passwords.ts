import type { Composing } from '@fondly/launch/compose.ts'

/** Makes password checks cheap, for tests in which no real password is at stake. */
export const CHEAP_PASSWORDS: Composing['passwordCost'] = { memoryKibibytes: 64, passes: 1 }
