/** Why a flow of ours cannot go on, by the code under which a page may say it in its own language. */
export const FLOW_FAILURES = {
  PUSH_DENIED: 'The request was denied on the device.',
  ACCOUNT_GONE: 'This account can no longer sign on.',
  REQUEST_LIMITED: 'Too many codes were asked for. Please try again in a few minutes.',
} as const

/** The error of a FAILED flow. */
export const flowFailure = (code: keyof typeof FLOW_FAILURES): { code: string; message: string } => ({ code, message: FLOW_FAILURES[code] })
