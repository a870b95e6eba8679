import { useSpeech } from '../words/words.tsx'
import { Refused } from './ask.ts'

/** Says in the language of the page why something asked of the server failed. Errors are kept, not their sentences: the language may change meanwhile. `saidBy` knows more of the server's sentences. */
export function useWhy(saidBy?: (sentence: string) => string): (error: unknown) => string {
  const { words, said } = useSpeech()
  return (error) => (error instanceof Refused ? (saidBy ?? said)(error.refusal.message || words.unexpected) : words.unreachable)
}
