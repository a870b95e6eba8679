import type { FlowDevice } from '@fondly/contracts/pingone/flows.ts'
import type * as z from 'zod/mini'
import { useStepWords } from '../../words/step-words.ts'
import { choiceName } from './device-names.ts'
import type { Step } from './step.ts'
import { OtherWay } from './StepForm.tsx'
import type { Steps } from './use-steps.ts'

/** Lists the other devices that the user can choose. `steps` belongs to the surrounding view, which shows a refusal. */
export function OtherDevices({ devices, step, steps }: { devices: z.infer<typeof FlowDevice>[]; step: Step; steps: Steps }) {
  const words = useStepWords()
  return devices.map((device) => (
    <OtherWay key={device.id} onChoose={() => void steps.take(() => step('device.select', { device: { id: device.id } }))}>
      {choiceName(device, words)}
    </OtherWay>
  ))
}
