/** Why a flow failed, by code. A page translates the sentence by its code. */
export const FLOW_ERRORS = {
  PUSH_DENIED: 'The request was denied on the device.',
  ACCOUNT_GONE: 'This account can no longer sign on.',
  REQUEST_LIMITED: 'Too many codes were asked for. Please try again in a few minutes.',
} as const

/** The error of a FAILED flow. */
export const flowError = (code: keyof typeof FLOW_ERRORS): { code: string; message: string } => ({ code, message: FLOW_ERRORS[code] })
