import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import { linkAccount } from '@fondly/languages/english/link-account.ts'
import { Button } from '../../ui/Button.tsx'
import { useSection, useWords } from '../../words/words.tsx'
import { findExternalProvider } from './external-provider.ts'
import { OtherWay } from './StepForm.tsx'

/** The alternatives to the first form, each only if the flow offers it. */
export function FirstSteps({ flow, onForgot, onRegister }: { flow: Flow; onForgot: () => void; onRegister: () => void }) {
  const words = useWords()
  const link = useSection('linkAccount', linkAccount)
  const provider = findExternalProvider(flow)
  return (
    <>
      {provider && (
        <Button looks="outline" className="mt-6 w-full" onClick={() => location.assign(provider.href)}>
          {words.signIn.leavingFor(provider.name ?? link.provider)}
        </Button>
      )}
      {flow._links['password.forgot'] && <OtherWay onChoose={onForgot}>{words.signIn.forgot}</OtherWay>}
      {flow._links['user.register'] && <OtherWay onChoose={onRegister}>{words.signIn.register}</OtherWay>}
    </>
  )
}
