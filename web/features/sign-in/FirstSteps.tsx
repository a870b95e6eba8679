import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import { firstSteps } from '@fondly/languages/english/first-steps.ts'
import { useQuery } from '@tanstack/react-query'
import { registrationOfferQuery } from '../../api/registration-offer.ts'
import { Button } from '../../ui/Button.tsx'
import { useSection, useWords } from '../../words/words.tsx'
import { findExternalProvider } from './external-provider.ts'
import { OtherWay } from './StepForm.tsx'

/** The alternatives to the first form. Each is shown only if the flow offers it. */
export function FirstSteps({ flow, onForgot, onRegister }: { flow: Flow; onForgot: () => void; onRegister: () => void }) {
  const words = useWords()
  const texts = useSection('firstSteps', firstSteps)
  const provider = findExternalProvider(flow)
  // Identity's policy may still offer registration after the client has turned it off.
  const { data: isOpen } = useQuery({ ...registrationOfferQuery, enabled: !!flow._links['user.register'] })
  return (
    <>
      {provider && (
        <Button looks="outline" className="mt-6 w-full" onClick={() => location.assign(provider.href)}>
          {texts.leavingFor(provider.name ?? texts.provider)}
        </Button>
      )}
      {flow._links['password.forgot'] && <OtherWay onChoose={onForgot}>{words.signIn.forgot}</OtherWay>}
      {isOpen && <OtherWay onChoose={onRegister}>{words.signIn.register}</OtherWay>}
    </>
  )
}
