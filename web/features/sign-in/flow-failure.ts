import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import { flowFailureSentence } from '@fondly/domain/sign-in/sign-in-errors.ts'
import type { IdentityWords } from './identity-words.ts'
import type { SignInError } from './sign-in-error.ts'

/** Explains why the flow failed: with our sentence for the code, else with identity's own sentence, else with `unexpected`. */
export function toFlowFailure({ error }: Pick<Flow, 'error'>, words: IdentityWords, unexpected: string): SignInError {
  const message = error && (words.ofFailure(error.code) ?? error.message)
  return { title: words.unrecoverable, sentences: [flowFailureSentence({ error: { message } }) ?? unexpected] }
}
