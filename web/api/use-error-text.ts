import { useRefusalText } from '../words/refusal-text.ts'
import { useWords } from '../words/words.tsx'
import { Refused } from './ask.ts'

/** Explains an error in the language of the page; keep the error, as the language may change. */
export function useErrorText(): (error: unknown) => string {
  const words = useWords()
  const refusalText = useRefusalText()
  return (error) => (error instanceof Refused ? refusalText(error.refusal).text : words.unreachable)
}
