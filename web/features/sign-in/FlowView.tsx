import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import type { ChosenView, SignInView } from '@fondly/domain/sign-in/flow-view.ts'
import { CodeView } from './CodeView.tsx'
import { DevicesView } from './DevicesView.tsx'
import { ForgotView } from './ForgotView.tsx'
import { IdentifierView } from './IdentifierView.tsx'
import { ForcedChangeView, RecoveryView } from './NewPasswordView.tsx'
import { PasswordView } from './PasswordView.tsx'
import { PushView } from './PushView.tsx'
import { RegistrationView } from './RegistrationView.tsx'
import type { Step } from './step.ts'

/** Shows one of the eleven forms. SignIn shows the password form itself, without loading this part. */
export function FlowView({
  view,
  flow,
  step,
  onChoose,
  onCancel,
}: {
  view: SignInView
  flow: Flow
  step: Step
  onChoose: (view: ChosenView) => void
  onCancel: () => Promise<unknown>
}) {
  const cancel = () => void onCancel()
  const back = () => onChoose('DEFAULT')
  const first = { flow, step, onForgot: () => onChoose('FORGOT_PASSWORD'), onRegister: () => onChoose('ACCOUNT_REGISTRATION') }
  const next = { flow, step, onCancel: cancel }
  switch (view) {
    case 'password':
      return <PasswordView key={flow.status} {...first} onCancel={onCancel} />
    case 'account-linking':
      return <PasswordView key={flow.status} {...first} onCancel={onCancel} linking />
    case 'identifier':
      return <IdentifierView {...first} onCancel={cancel} />
    case 'forgot-password':
      return <ForgotView step={step} onCancel={back} />
    case 'registration':
      return <RegistrationView flow={flow} step={step} onCancel={back} />
    case 'verification-code':
      return <CodeView key={view} kind="verification" {...next} />
    case 'one-time-passcode':
      return <CodeView key={flow.selectedDevice?.id ?? view} kind="passcode" {...next} />
    case 'forced-change':
      return <ForcedChangeView {...next} />
    case 'recovery-code':
      return <RecoveryView {...next} />
    case 'device-selection':
      return <DevicesView {...next} />
    case 'push-confirmation':
      return <PushView {...next} />
  }
}
