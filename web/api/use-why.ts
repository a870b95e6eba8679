import { useSpeech } from '../words/words.tsx'
import { Refused } from './ask.ts'

/** Says in the language of the page why something asked of the server failed. Errors are kept, not their sentences: the language may change meanwhile. */
export function useWhy(): (error: unknown) => string {
  const { words, said } = useSpeech()
  return (error) => (error instanceof Refused ? said(error.refusal.message) || words.unexpected : words.unreachable)
}
