import type { TitledRefusalCode } from '@fondly/domain/refusal-code.ts'

/** The titles of the refusals that fill a page (section 8). */
export const refusalTitles = {
  locked: 'Account Disabled',
  disabled: 'Account Disabled',
  'login-error': 'Error logging in',
  'access-denied': 'Access Denied',
  'not-initialised': 'Could not initialize',
  'nonce-mismatch': 'Nonce mismatch',
} as const satisfies Record<TitledRefusalCode, string>
