import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import type { Language } from '@fondly/domain/language.ts'
import { flowFailed, type SignInError } from '@fondly/domain/sign-in/sign-in-errors.ts'
import type { Words } from '../../words/english.ts'

/** Why the flow has failed: identity's own sentence, save those that we can say in the language of the page. */
export function failureOf({ error }: Pick<Flow, 'error'>, { signIn }: Words, language: Language): SignInError {
  const byCode: Record<string, string> = signIn.failed
  const message = language === 'en_US' ? undefined : error && byCode[error.code]
  return flowFailed({ error: error && { ...error, ...(message ? { message } : {}) } }, language)
}
