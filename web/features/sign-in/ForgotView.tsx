import { asSubmitted } from '@fondly/domain/sign-in/username.ts'
import { useWords } from '../../words/words.tsx'
import type { Step } from './step.ts'
import { StepForm } from './StepForm.tsx'
import { UsernameField } from './UsernameField.tsx'
import { useStepWords } from '../../words/step-words.ts'

/** Asks identity for a recovery code. Shown only if the flow has the link. */
export function ForgotView({ step, onCancel }: { step: Step; onCancel: () => void }) {
  const words = useWords()
  const stepWords = useStepWords()
  return (
    <StepForm
      title={words.signIn.forgot}
      lead={stepWords.forgotText}
      submit={stepWords.sendCode}
      missingIn={(read) => ({ username: !asSubmitted(read('username')) })}
      onStep={(read) => step('password.forgot', { username: asSubmitted(read('username')) })}
      onCancel={onCancel}
      renderFields={(missing) => <UsernameField isMissing={missing['username']} data-autofocus />}
    />
  )
}
