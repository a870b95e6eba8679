import { useSpeech } from '../words/words.tsx'
import { Refused } from './ask.ts'

/** Explains an error in the language of the page; keep the error, as the language may change. `translate` handles more of the server's sentences. */
export function useErrorText(translate?: (sentence: string) => string): (error: unknown) => string {
  const { words, said } = useSpeech()
  return (error) => (error instanceof Refused ? (translate ?? said)(error.refusal.message || words.unexpected) : words.unreachable)
}
