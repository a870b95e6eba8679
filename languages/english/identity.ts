import { counter } from '../counter.ts'

const minutes = counter('en-US', { one: '# minute', other: '# minutes' })

/**
 * The words about what identity refuses. English shows the sentences that identity sends, also those of a real PingOne. Other languages translate the
 * codes that they know, and return undefined for any other code.
 */
export const identity = {
  warning: 'Please check your entry',
  authenticationFailure: 'Authentication failure',
  pushTimedOut: 'Device approval timed out',
  unrecoverable: 'Unrecoverable error',
  wrongCredentials: 'The provided credentials are invalid.',
  lockedOut: 'Too many tries.',
  tryAgainIn: (count: number) => `Please try again in ${minutes(count)}.`,
  tryAgainLater: 'Please wait a few minutes and try again.',
  ofRefusal: (_code: string): string | undefined => undefined,
  ofInvalidValue: (_target: string | undefined): string | undefined => undefined,
  ofRequirement: (_requirement: string): string | undefined => undefined,
  ofFailure: (_code: string): string | undefined => undefined,
}
