import { useState } from 'react'
import { useSpeech } from '../words/words.tsx'
import { Refused } from './ask.ts'

/** One errand to the server at a time; why it failed, in a sentence, until the next begins. `saidBy` knows more of the server's sentences. */
export function useErrand(saidBy?: (sentence: string) => string) {
  const { words, said } = useSpeech()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<unknown>()

  /** Answers whether it was done. */
  const run = async (errand: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFailed(undefined)
    try {
      await errand()
      return true
    } catch (error) {
      setFailed(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  const why = failed instanceof Refused ? (saidBy ?? said)(failed.refusal.message || words.unexpected) : words.unreachable
  return { busy, failure: failed === undefined ? undefined : why, run }
}
