/** Attacks, and changes that people make to their own access. Each event is counted, and written to the audit log with hashed subject and address. */
export type SecurityEventName =
  | 'wrong_password'
  | 'wrong_code'
  /** Too many wrong passwords or codes: the user name, or only its codes, is locked for a time. */
  | 'lockout'
  /** Too many failed steps came from one address; the address has to wait. */
  | 'address_limited'
  | 'recovery_begun'
  | 'password_recovered'
  | 'password_changed'
  | 'second_factor_added'
  | 'second_factor_removed'
  /** A bearer or ID token that is not (or no longer) one of ours, or a code or refresh token that was used twice. */
  | 'bad_token'
  /** A sign-in returned with a state that this browser did not start. */
  | 'state_mismatch'
  | 'nonce_mismatch'
  /** A page of another site tried to change something. */
  | 'cross_site_request'
  /** The Host header of a request is not ours. */
  | 'unknown_host'

export type SecurityEvent = {
  event: SecurityEventName
  /** The user name, typed or known, in lower case. It is hashed before it is written. */
  subject?: string | undefined
  /** Where the request came from; it is hashed before it is written. */
  address?: string | undefined
  /** A detail of the event: one of our own fixed words, never text from the request. */
  code?: string | undefined
}

/** Returns at once; recording never fails a request. */
export type RecordSecurityEvent = (event: SecurityEvent) => void

/** Records nothing; for tests and for upstreams that run alone. */
export const ignoreSecurityEvents: RecordSecurityEvent = () => {}
