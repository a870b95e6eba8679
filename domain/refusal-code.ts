/**
 * Why a request was refused. Each code has one sentence in every language (languages/). Codes never change once released: pages of other versions
 * read them.
 */
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
  'mails-used-up',
  'starting',
  'unknown-host',
  'method-not-allowed',
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
  'form-problems',
  'form-sent-elsewhere',
  'form-sent-with-other-words',
  'form-not-sendable',
  'preview-outdated',
  'question-answered',
  'card-not-printable',
  'card-not-offered',
  'signed-by-hand-not-offered',
  'saved-messages-full',

  // The Do not mail list.
  'do-not-mail-moved',
  'do-not-mail-asked',
  'do-not-mail-deceased',
  'do-not-mail-returned',
  'do-not-mail-legal',
  'do-not-mail-other',
  'do-not-mail-listed',
  'do-not-mail-full',
  'do-not-mail-no-zip',

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

  // The address book.
  'contact-changed',
  'contact-exists',
  'contact-without-name',
  'contacts-full',
  'contact-tags-full',
  'contacts-not-shared',
  'address-check-silent',

  // The dashboard.
  'dashboard-closed',
  'dashboard-closed-by',
  'dashboard-read-only',

  // People.
  'own-account',
  'person-is-admin',
  'role-admin-only',
  'roles-from-groups',
  'recovery-code-refused',

  // Administrators' changes.
  'changed-meanwhile',
  'change-in-progress',
  'value-too-large',
  'value-not-accepted',
  'not-restorable',
  'client-key-not-usable',
  'client-key-taken',
  'client-to-copy-missing',
  'own-client-not-archivable',
  'provider-shared',
  'provider-secret-missing',
  'day-has-begun',
  'day-being-printed',
  'cards-undecided',
  'restore-undecided',
  'profile-last',
  'profile-name-taken',
  'last-sentiment',
  'design-was-offered',
  'design-not-offerable',
  'design-not-taken',
  'design-not-drawn',

  // Uploaded files.
  'upload-empty',
  'upload-too-large',
  'upload-wrong-type',
  'upload-cut-off',
  'upload-has-more',
  'picture-unreadable',
  'picture-too-many-pixels',
  'picture-colours-unknown',
  'svg-unsafe',
  'svg-has-text',
  'svg-too-complex',
  'logo-too-large',
  'logo-too-small',
  'logo-not-seen-on-light',
  'logo-not-seen-on-dark',

  // People.
  'invitation-over',
  'invitation-problems',
  'invitation-changed',
  'person-exists',
  'person-invited',
  'client-without-population',
  'mail-not-set-up',
  'registration-decided',
  'import-workbook',
  'import-no-table',
  'import-too-large',
  'import-quotes',
  'import-row-too-long',
  'import-too-many-rows',
  'import-too-many-columns',
  'import-outcome-unknown',
  'import-no-email',
  'import-no-name',
  'import-heading-repeated',
  'import-nobody',
  'import-over',
  'nobody-chosen',
  'people-joined-or-left',
  'too-many-chosen',
  'person-without-password',

  // Occasions.
  'occasion-day-missing',
  'occasion-not-in-year',
  'occasion-year-wrong',
  'occasion-words-missing',
  'occasion-words-too-long',
  'occasions-too-many',
  'rule-card-missing',
  'rule-days-wrong',
  'rule-responsible-unknown',

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

/** The refusals that fill a page, with a title of their own (section 8); 'unexpected' stands for every other. */
export type TitledRefusalCode =
  | 'unexpected'
  | 'locked'
  | 'disabled'
  | 'login-error'
  | 'access-denied'
  | 'not-initialised'
  | 'nonce-mismatch'

/**
 * What the page may offer: 'try-again' goes to /, 'sign-in' starts over, 'send-as-new-card' sends the form of a correction without correcting
 * anything.
 */
export const REFUSAL_OFFERS = ['try-again', 'sign-in', 'send-as-new-card'] as const
export type RefusalOffer = (typeof REFUSAL_OFFERS)[number]

/** The action that a refusal offers. Codes that are missing here offer no action. */
export const OFFER_OF_REFUSAL: Partial<Record<RefusalCode, RefusalOffer>> = {
  unexpected: 'try-again',
  'upstream-failed': 'try-again',
  'upstream-silent': 'try-again',
  'disk-full': 'try-again',
  'no-database': 'try-again',
  'task-failed': 'try-again',
  'access-denied': 'try-again',
  locked: 'try-again',
  'login-error': 'try-again',
  'not-initialised': 'try-again',
  'session-ended': 'sign-in',
  'correction-too-late': 'send-as-new-card',
  'corrected-order-withdrawn': 'send-as-new-card',
}
