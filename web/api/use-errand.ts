import { useState } from 'react'
import { useWhy } from './use-why.ts'

/** Runs one request at a time and keeps the reason of a failure until the next run. `saidBy` translates further sentences of the server. */
export function useErrand(saidBy?: (sentence: string) => string) {
  const why = useWhy(saidBy)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<unknown>()

  /** Returns whether it succeeded. */
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
