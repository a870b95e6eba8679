import type { StepRefusal } from './sign-in-error.ts'
import { useState } from 'react'

export type Steps = {
  /** The refusal of the last step; pass it to the sheet, which announces it. */
  refusal: StepRefusal | undefined
  isBusy: boolean
  /** Takes one step at a time and keeps its refusal; returns true if the step was accepted. */
  take: (step: () => Promise<StepRefusal | undefined>) => Promise<boolean>
  clearRefusal: () => void
}

/** Takes the steps of one sign-in view. Every button must take its steps through this, so that no refusal is lost. */
export function useSteps(): Steps {
  const [refusal, setRefusal] = useState<StepRefusal>()
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
