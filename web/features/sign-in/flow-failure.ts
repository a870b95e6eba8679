import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import type { Language } from '@fondly/domain/language.ts'
import { flowFailed, type SignInError } from '@fondly/domain/sign-in/sign-in-errors.ts'
import { IN_SPANISH } from './refusal-words.ts'

/** Explains why the flow failed: identity's sentence, or ours if we know it in the language of the page. */
export function toFlowFailure({ error }: Pick<Flow, 'error'>, language: Language): SignInError {
  const byCode: Record<string, string> = language === 'es' ? IN_SPANISH.failed : {}
  const message = error && (byCode[error.code] ?? error.message)
  return flowFailed({ error: { message } }, language)
}
