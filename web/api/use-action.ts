import { useState } from 'react'
import { useErrorText } from './use-error-text.ts'

/** Runs one request at a time, and keeps the error of a failed request until the next one. */
export function useAction() {
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<unknown>()

  /** Returns whether the request succeeded. */
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFailed(undefined)
    try {
      await action()
      return true
    } catch (error) {
      setFailed(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure: failed === undefined ? undefined : errorText(failed), run }
}
