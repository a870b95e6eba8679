import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import { choiceName } from './device-names.ts'
import type { Step } from './step.ts'
import { SignInSheet } from './SignInSheet.tsx'
import { useSteps } from './use-steps.ts'
import { useStepWords } from '../../words/step-words.ts'

/** Lets the user choose one of several second factors. */
export function DevicesView({ flow, step, onCancel }: { flow: Flow; step: Step; onCancel: () => void }) {
  const words = useWords()
  const stepWords = useStepWords()
  const { refusal, isBusy, take } = useSteps()

  return (
    <SignInSheet title={stepWords.devicesTitle} refusal={refusal} busy={isBusy}>
      <ul className="mb-6 grid gap-3">
        {(flow._embedded?.devices ?? []).map((device, at) => (
          <li key={device.id}>
            <Button
              className="w-full justify-start text-left wrap-anywhere"
              aria-disabled={isBusy}
              data-autofocus={at === 0 || undefined}
              onClick={() => void take(() => step('device.select', { device: { id: device.id } }))}
            >
              {choiceName(device, stepWords)}
            </Button>
          </li>
        ))}
      </ul>
      <Button looks="quiet" onClick={onCancel}>
        {words.cancel}
      </Button>
    </SignInSheet>
  )
}
