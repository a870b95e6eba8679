import type { ErrorDetail, PingOneError } from '@fondly/contracts/pingone/errors.ts'
import type { Language } from '@fondly/domain/language.ts'
import { type SignInError, stepError } from '@fondly/domain/sign-in/sign-in-errors.ts'
import type { Words } from '../../words/english.ts'

/** What identity found wrong with a step: its own sentences, save those that we can say in the language of the page; a lock with its minutes. */
export function refusalOf(fault: PingOneError, words: Words, language: Language): SignInError {
  const details = (fault.details ?? []).map((detail) => {
    const inOurs = language === 'en_US' ? detail : translated(detail, words)
    if (!LOCKS.has(detail.code)) return inOurs
    return { ...inOurs, message: `${inOurs.message ?? words.signIn.lockedOut} ${untilUnlock(detail, words)}` }
  })
  return stepError({ ...fault, details }, language)
}

const LOCKS = new Set(['PASSWORD_LOCKED_OUT', 'REQUEST_LIMITED'])

function translated(detail: ErrorDetail, { signIn }: Words): ErrorDetail {
  const byCode: Record<string, string> = {
    INVALID_CREDENTIALS: signIn.wrong,
    PASSWORD_LOCKED_OUT: signIn.lockedOut,
    REQUEST_LIMITED: signIn.tooManyCodes,
    UNIQUENESS_VIOLATION: signIn.nameTaken,
  }
  const byTarget: Record<string, string> = signIn.wrongValue
  const ofValue = detail.code === 'INVALID_VALUE' ? (byTarget[detail.target ?? ''] ?? signIn.wrongValue.other) : undefined
  const message = byCode[detail.code] ?? ofValue ?? detail.message
  const weak = Object.entries<string>(signIn.weak).filter(([name]) => detail.innerError && name in detail.innerError)
  return {
    ...detail,
    ...(message === undefined ? {} : { message }),
    ...(detail.innerError ? { innerError: { ...detail.innerError, ...Object.fromEntries(weak) } } : {}),
  }
}

// Whole minutes, and rather one too many: who comes back at that time gets in.
function untilUnlock({ innerError }: ErrorDetail, { signIn }: Words): string {
  const seconds = innerError?.secondsUntilUnlock
  return seconds === undefined ? signIn.tryAgainLater : signIn.tryAgainIn(Math.max(1, Math.ceil(seconds / 60)))
}
