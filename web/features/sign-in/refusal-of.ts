import type { ErrorDetail, PingOneError } from '@fondly/contracts/pingone/errors.ts'
import type { Language } from '@fondly/domain/language.ts'
import { type SignInError, stepError } from '@fondly/domain/sign-in/sign-in-errors.ts'
import type { Words } from '../../words/english.ts'

/** What identity found wrong with a step: its own sentences, save those that we can say in the language of the page; a lock by wrong passwords with its minutes. */
export function refusalOf(fault: PingOneError, words: Words, language: Language): SignInError {
  const { signIn } = words
  const known: Record<string, string> =
    language === 'en_US' ? {} : { INVALID_CREDENTIALS: signIn.wrong, PASSWORD_LOCKED_OUT: signIn.lockedOut }
  const details = (fault.details ?? []).map((detail) => {
    const message = known[detail.code] ?? detail.message
    if (detail.code !== 'PASSWORD_LOCKED_OUT') return { ...detail, message }
    return { ...detail, message: `${message ?? signIn.lockedOut} ${untilUnlock(detail, words)}` }
  })
  return stepError({ ...fault, details }, language)
}

// Whole minutes, and rather one too many: who comes back at that time gets in.
function untilUnlock({ innerError }: ErrorDetail, { signIn }: Words): string {
  const seconds = innerError?.secondsUntilUnlock
  return seconds === undefined ? signIn.tryAgainLater : signIn.tryAgainIn(Math.max(1, Math.ceil(seconds / 60)))
}
