import type { ErrorDetail, PingOneError } from '@fondly/contracts/pingone/errors.ts'
import type { FlowAction } from '@fondly/contracts/pingone/flows.ts'
import { stepSentences } from '@fondly/domain/sign-in/sign-in-errors.ts'
import type { LanguageTable } from '@fondly/languages/language-table.ts'
import { type IdentityWords, identityWords } from './identity-words.ts'
import type { SignInError } from './sign-in-error.ts'

/**
 * Returns the sentences of a refused step. English uses identity's own sentences; another language uses its sentences for identity's codes, if it has
 * them. A lock also tells how many minutes it lasts. `table` is undefined for English. `unexpected` is used if identity gives no sentence.
 */
export function toSignInError(
  fault: PingOneError,
  { table, unexpected }: { table: LanguageTable | undefined; unexpected: string },
  action?: FlowAction,
): SignInError {
  const words = identityWords(table)
  const details = (fault.details ?? []).map((given) => {
    const detail = action === 'usernamePassword.check' ? withWrongPassword(given, words) : given
    const translated = translateDetail(detail, words)
    if (!LOCKS.has(detail.code)) return translated
    return { ...translated, message: `${translated.message ?? words.lockedOut} ${untilUnlock(detail, words)}` }
  })
  const sentences = stepSentences({ ...fault, details })
  return { title: words.warning, sentences: sentences.length > 0 ? sentences : [unexpected] }
}

const LOCKS = new Set(['PASSWORD_LOCKED_OUT', 'REQUEST_LIMITED', 'TOO_MANY_FAILURES'])

/** A real PingOne reports a wrong user name or password as an invalid `username` or `password`. The user must not learn which of the two was wrong. */
function withWrongPassword(detail: ErrorDetail, words: IdentityWords): ErrorDetail {
  const isWrong = detail.code === 'INVALID_VALUE' && (detail.target === 'username' || detail.target === 'password')
  return isWrong ? { code: 'INVALID_CREDENTIALS', message: words.wrongCredentials } : detail
}

function translateDetail(detail: ErrorDetail, words: IdentityWords): ErrorDetail {
  const ofValue = detail.code === 'INVALID_VALUE' ? words.ofInvalidValue(detail.target) : undefined
  const message = words.ofRefusal(detail.code) ?? ofValue ?? detail.message
  const inner = detail.innerError && Object.entries(detail.innerError).map(([name, value]) => [name, words.ofRequirement(name) ?? value])
  return { ...detail, ...(message === undefined ? {} : { message }), ...(inner ? { innerError: Object.fromEntries(inner) } : {}) }
}

// Rounds up to whole minutes, so that the lock is over when the user comes back.
function untilUnlock({ innerError }: ErrorDetail, { tryAgainIn, tryAgainLater }: IdentityWords): string {
  const seconds = innerError?.secondsUntilUnlock
  return seconds === undefined ? tryAgainLater : tryAgainIn(Math.max(1, Math.ceil(seconds / 60)))
}
