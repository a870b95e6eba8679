import type { ErrorDetail, PingOneError } from '@fondly/contracts/pingone/errors.ts'
import type { FlowAction } from '@fondly/contracts/pingone/flows.ts'
import type { Language } from '@fondly/domain/language.ts'
import { type SignInError, stepError } from '@fondly/domain/sign-in/sign-in-errors.ts'
import { IN_SPANISH, LOCK_WORDS, WRONG_CREDENTIALS } from './refusal-words.ts'

/** Translates a refused step: identity's sentences, or ours if we know them in the language of the page; for a lock with its minutes. */
export function toStepRefusal(fault: PingOneError, language: Language, action?: FlowAction): SignInError {
  const details = (fault.details ?? []).map((given) => {
    const detail = action === 'usernamePassword.check' ? withWrongPassword(given) : given
    const inOurs = language === 'en_US' ? detail : inSpanish(detail)
    if (!LOCKS.has(detail.code)) return inOurs
    return { ...inOurs, message: `${inOurs.message ?? LOCK_WORDS[language].lockedOut} ${untilUnlock(detail, language)}` }
  })
  return stepError({ ...fault, details }, language)
}

const LOCKS = new Set(['PASSWORD_LOCKED_OUT', 'REQUEST_LIMITED', 'TOO_MANY_FAILURES'])

/** A real PingOne reports a wrong password as an invalid `username` or `password`; the user must not learn which of the two was wrong. */
function withWrongPassword(detail: ErrorDetail): ErrorDetail {
  const isWrong = detail.code === 'INVALID_VALUE' && (detail.target === 'username' || detail.target === 'password')
  return isWrong ? { code: 'INVALID_CREDENTIALS', message: WRONG_CREDENTIALS } : detail
}

function inSpanish(detail: ErrorDetail): ErrorDetail {
  const byCode: Record<string, string> = {
    INVALID_CREDENTIALS: IN_SPANISH.wrong,
    PASSWORD_LOCKED_OUT: LOCK_WORDS.es.lockedOut,
    REQUEST_LIMITED: IN_SPANISH.tooManyCodes,
    SERVICE_UNAVAILABLE: IN_SPANISH.busy,
    TOO_MANY_FAILURES: IN_SPANISH.tooManyFailures,
    EMAIL_NOT_ALLOWED: IN_SPANISH.emailNotAllowed,
    UNIQUENESS_VIOLATION: IN_SPANISH.nameTaken,
  }
  const byTarget: Record<string, string> = IN_SPANISH.wrongValue
  const ofValue = detail.code === 'INVALID_VALUE' ? (byTarget[detail.target ?? ''] ?? IN_SPANISH.wrongValue.other) : undefined
  const message = byCode[detail.code] ?? ofValue ?? detail.message
  const weak = Object.entries<string>(IN_SPANISH.weak).filter(([name]) => detail.innerError && name in detail.innerError)
  return {
    ...detail,
    ...(message === undefined ? {} : { message }),
    ...(detail.innerError ? { innerError: { ...detail.innerError, ...Object.fromEntries(weak) } } : {}),
  }
}

// Rounds up to whole minutes, so that a user who comes back at that time is let in.
function untilUnlock({ innerError }: ErrorDetail, language: Language): string {
  const seconds = innerError?.secondsUntilUnlock
  const { tryAgainIn, tryAgainLater } = LOCK_WORDS[language]
  return seconds === undefined ? tryAgainLater : tryAgainIn(Math.max(1, Math.ceil(seconds / 60)))
}
