import { useState } from 'react'
import { useSpeech } from '../words/words.tsx'
import { Refused } from './ask.ts'

/** One errand to the server at a time; why it failed, in a sentence, until the next begins. `saidBy` knows more of the server's sentences. */
export function useErrand(saidBy?: (sentence: string) => string) {
  const { words, said } = useSpeech()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  /** Answers whether it was done. */
  const run = async (errand: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFailure(undefined)
    try {
      await errand()
      return true
    } catch (error) {
      setFailure(error instanceof Refused ? (saidBy ?? said)(error.refusal.message || words.unexpected) : words.unreachable)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, run }
}
