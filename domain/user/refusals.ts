/** A page that refuses: a title, a message, and what it offers (section 8). */
export type Refusal = { title: string; message: string; offer?: 'try-again' }

export const REFUSALS = ['locked', 'disabled', 'login-error', 'access-denied', 'not-initialised', 'nonce-mismatch'] as const
export type RefusalKind = (typeof REFUSALS)[number]

/** The English words of a refusal, as the server says them. */
export type RefusalTitle = (typeof ENGLISH)[RefusalKind]['title']
export type RefusalSentence = (typeof ENGLISH)[RefusalKind]['message']

export function refusal(kind: RefusalKind): Refusal & { title: RefusalTitle; message: RefusalSentence } {
  return { ...ENGLISH[kind], ...(OFFERS_TRY_AGAIN.has(kind) && { offer: 'try-again' as const }) }
}

const OFFERS_TRY_AGAIN: ReadonlySet<RefusalKind> = new Set<RefusalKind>(['locked', 'login-error', 'access-denied'])

const ENGLISH = {
  locked: {
    title: 'Account Disabled',
    message:
      'Your account has been locked out due to inactivity. Please reach out to your client administrator to have your account unlocked.',
  },
  disabled: {
    title: 'Account Disabled',
    message: 'You account is disabled. Please reach out to your client administrator to have your account enabled.',
  },
  'login-error': { title: 'Error logging in', message: 'An error occurred during login' },
  'access-denied': { title: 'Access Denied', message: 'You are not authorized to view this page.' },
  'not-initialised': { title: 'Could not initialize', message: 'An error occurred while initializing products and categories' },
  'nonce-mismatch': { title: 'Nonce mismatch', message: 'Unexpected nonce returned in id token' },
} as const satisfies Record<RefusalKind, { title: string; message: string }>
