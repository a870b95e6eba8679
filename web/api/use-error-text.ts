import { useRefusalText } from '../words/refusal-text.ts'
import { useWords } from '../words/words.tsx'
import { Refused } from './ask.ts'

/** Returns the sentence of an error in the language of the page. Store the error, not the sentence, because the language may change. */
export function useErrorText(): (error: unknown) => string {
  const words = useWords()
  const refusalText = useRefusalText()
  return (error) => (error instanceof Refused ? refusalText(error.refusal).text : words.unreachable)
}
