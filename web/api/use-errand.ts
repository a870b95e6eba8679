import { useState } from 'react'
import { useWhy } from './use-why.ts'

/** One errand to the server at a time; why it failed, in a sentence, until the next begins. `saidBy` knows more of the server's sentences. */
export function useErrand(saidBy?: (sentence: string) => string) {
  const why = useWhy(saidBy)
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
  return { busy, failure: failed === undefined ? undefined : why(failed), run }
}
