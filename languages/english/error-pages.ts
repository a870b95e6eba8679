import type { TitledRefusalCode } from '@fondly/domain/refusal-code.ts'

/** The refusals that fill a page, with the exact words of section 8 of the specification. */
export const errorPages = {
  unexpected: { title: 'Something went wrong', text: 'An unexpected problem occurred. Please try again or contact support.' },
  locked: {
    title: 'Account Disabled',
    text: 'Your account has been locked out due to inactivity. Please reach out to your client administrator to have your account unlocked.',
  },
  disabled: {
    title: 'Account Disabled',
    text: 'You account is disabled. Please reach out to your client administrator to have your account enabled.',
  },
  'login-error': { title: 'Error logging in', text: 'An error occurred during login' },
  'access-denied': { title: 'Access Denied', text: 'You are not authorized to view this page.' },
  'not-initialised': { title: 'Could not initialize', text: 'An error occurred while initializing products and categories' },
  'nonce-mismatch': { title: 'Nonce mismatch', text: 'Unexpected nonce returned in id token' },
} as const satisfies Record<TitledRefusalCode, { title: string; text: string }>
