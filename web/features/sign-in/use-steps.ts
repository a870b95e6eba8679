import type { StepRefusal } from './sign-in-error.ts'
import { useState } from 'react'

export type Steps = {
  /** The refusal of the last step. Pass it to the sheet, which announces it to screen readers. */
  refusal: StepRefusal | undefined
  isBusy: boolean
  /** Takes one step at a time, and keeps its refusal. Returns true if identity accepted the step. */
  take: (step: () => Promise<StepRefusal | undefined>) => Promise<boolean>
  clearRefusal: () => void
}

/** Takes the steps of one sign-in view. Every button must take its steps through this hook, so that no refusal is lost. */
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
