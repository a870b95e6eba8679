import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import { deviceName, findSelectedDevice } from './device-names.ts'
import { OtherDevices } from './OtherDevices.tsx'
import type { Step } from './step.ts'
import { SignInSheet } from './SignInSheet.tsx'
import { useSteps } from './use-steps.ts'
import { useStepWords } from '../../words/step-words.ts'

/** Waits for the confirmation on the phone, while SignIn reads the flow every two seconds. */
export function PushView({ flow, step, onCancel }: { flow: Flow; step: Step; onCancel: () => void }) {
  const words = useWords()
  const stepWords = useStepWords()
  const device = findSelectedDevice(flow)
  const others = (flow._embedded?.devices ?? []).filter(({ id }) => id !== device?.id)
  const steps = useSteps()
  return (
    <SignInSheet title={stepWords.approvalSent(deviceName(device, stepWords))} refusal={steps.refusal} busy={steps.isBusy}>
      <output className="block mb-8 text-lead text-ink-2">{stepWords.pushText}</output>
      <Button looks="outline" onClick={onCancel}>
        {words.cancel}
      </Button>
      <div>
        <OtherDevices devices={others} step={step} steps={steps} />
      </div>
    </SignInSheet>
  )
}
