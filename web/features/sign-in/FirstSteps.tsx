import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import { useWords } from '../../words/words.tsx'
import { OtherWay } from './StepForm.tsx'

/** The ways beside the first form, each only where the flow offers it. */
export function FirstSteps({ flow, onForgot, onRegister }: { flow: Flow; onForgot: () => void; onRegister: () => void }) {
  const words = useWords()
  return (
    <>
      {flow._links['password.forgot'] && <OtherWay onChoose={onForgot}>{words.signIn.forgot}</OtherWay>}
      {flow._links['user.register'] && <OtherWay onChoose={onRegister}>{words.signIn.register}</OtherWay>}
    </>
  )
}
