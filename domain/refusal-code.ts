/** Why a request was refused. Each code has one sentence in every language (languages/). Codes never change once released: pages of other versions read them. */
export const REFUSAL_CODES = [
  // Any request.
  'unexpected',
  'upstream-failed',
  'upstream-silent',
  'disk-full',
  'no-database',
  'task-failed',
  'not-found',
  'access-denied',
  'session-ended',
  'too-many-requests',
  'request-unreadable',
  'request-too-large',
  'request-of-another-site',
  'idempotency-key-missing',

  // The sign-in and the start of the page (section 8).
  'locked',
  'disabled',
  'login-error',
  'not-initialised',
  'nonce-mismatch',

  // Forms and sendings.
  'form-sent-elsewhere',
  'form-sent-with-other-words',
  'form-not-sendable',
  'preview-outdated',
  'question-answered',
  'card-not-printable',
  'card-not-offered',

  // Orders.
  'order-being-printed',
  'order-being-sent',
  'order-ended',
  'order-corrected',
  'order-being-corrected',
  'order-not-repeatable',
  'correction-too-late',
  'corrected-order-withdrawn',
  'draft-unfinished',

  // The press.
  'batch-incomplete',
  'batch-not-acknowledged',
  'batch-file-missing',
  'order-not-printed',
  'reprint-note-missing',
  'cards-too-large-for-paper',
  'print-file-pages',
  'print-file-unreadable',
  'sheets-too-heavy',
] as const

export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** The refusals that have a title of their own (section 8). */
export type TitledRefusalCode = 'locked' | 'disabled' | 'login-error' | 'access-denied' | 'not-initialised' | 'nonce-mismatch'
