import type { SignInError } from '@fondly/domain/sign-in/sign-in-errors.ts'
import { useState } from 'react'

export type Steps = {
  /** Why the last step was refused; it belongs into the sheet, which announces it. */
  refusal: SignInError | undefined
  isBusy: boolean
  /** Takes a step, one at a time, and keeps its refusal; true when it was taken. */
  take: (step: () => Promise<SignInError | undefined>) => Promise<boolean>
  clearRefusal: () => void
}

/** The steps of one view of the sign-in. Every button that takes one takes it through here, so that no refusal is lost. */
export function useSteps(): Steps {
  const [refusal, setRefusal] = useState<SignInError>()
  const [isBusy, setBusy] = useState(false)
  const take: Steps['take'] = async (step) => {
    if (isBusy) return false
    setBusy(true)
    setRefusal(undefined)
    const refused = await step()
    setBusy(false)
    setRefusal(refused)
    return refused === undefined
  }
  return { refusal, isBusy, take, clearRefusal: () => setRefusal(undefined) }
}
