import { useSpeech } from '../words/words.tsx'
import { Refused } from './ask.ts'

/** Explains an error in the language of the page; keep the error, as the language may change. `saidBy` translates more of the server's sentences. */
export function useWhy(saidBy?: (sentence: string) => string): (error: unknown) => string {
  const { words, said } = useSpeech()
  return (error) => (error instanceof Refused ? (saidBy ?? said)(error.refusal.message || words.unexpected) : words.unreachable)
}
