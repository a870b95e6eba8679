import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import { asSubmitted } from '@fondly/domain/sign-in/username.ts'
import { useWords } from '../../words/words.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import type { Step } from './step.ts'
import { StepForm } from './StepForm.tsx'
import { UsernameField } from './UsernameField.tsx'

/** Asks only for the user name. Identity chooses the next step by the name. */
export function IdentifierView({
  flow,
  step,
  onCancel,
  onForgot,
  onRegister,
}: {
  flow: Flow
  step: Step
  onCancel: () => void
  onForgot: () => void
  onRegister: () => void
}) {
  const words = useWords()
  return (
    <StepForm
      title={words.signIn.title}
      submit={words.signIn.next}
      missingIn={(read) => ({ username: !asSubmitted(read('username')) })}
      onStep={(read) => step('user.lookup', { username: asSubmitted(read('username')) })}
      onCancel={onCancel}
      renderFields={(missing) => <UsernameField isMissing={missing['username']} data-autofocus />}
      below={<FirstSteps flow={flow} onForgot={onForgot} onRegister={onRegister} />}
    />
  )
}
