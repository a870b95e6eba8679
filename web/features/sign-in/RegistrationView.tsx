import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import { isAcceptablePassword } from '@fondly/domain/sign-in/password-rule.ts'
import { asSubmitted } from '@fondly/domain/sign-in/username.ts'
import { useState } from 'react'
import { TextField } from '../../ui/Field.tsx'
import { useWords } from '../../words/words.tsx'
import { NewPasswordField } from '../../ui/NewPasswordField.tsx'
import { findPasswordPolicy } from './password-policy.ts'
import type { Step } from './step.ts'
import { OtherWay, StepForm } from './StepForm.tsx'
import { useStepWords } from '../../words/step-words.ts'

/** Creates an account. The e-mail address becomes the user name. Shown only if the flow has the link. */
export function RegistrationView({ flow, step, onCancel }: { flow: Flow; step: Step; onCancel: () => void }) {
  const { signIn } = useWords()
  const stepWords = useStepWords()
  const [chosen, setChosen] = useState('')
  const policy = findPasswordPolicy(flow)
  return (
    <StepForm
      title={signIn.register}
      submit={stepWords.registerSubmit}
      canSubmit={isAcceptablePassword(chosen, policy)}
      missingIn={(read) => ({
        given: !read('given').trim(),
        family: !read('family').trim(),
        email: !asSubmitted(read('email')),
      })}
      onStep={(read) => {
        const email = asSubmitted(read('email'))
        const name = { given: read('given').trim(), family: read('family').trim() }
        return step('user.register', { username: email, email, password: chosen, name })
      }}
      onCancel={onCancel}
      renderFields={(missing) => (
        <>
          <TextField
            label={stepWords.firstName}
            name="given"
            autoComplete="given-name"
            maxLength={60}
            data-autofocus
            problem={missing['given'] ? stepWords.firstNameMissing : undefined}
          />
          <TextField
            label={stepWords.lastName}
            name="family"
            autoComplete="family-name"
            maxLength={60}
            problem={missing['family'] ? stepWords.lastNameMissing : undefined}
          />
          <TextField
            label={stepWords.email}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={128}
            problem={missing['email'] ? stepWords.emailMissing : undefined}
          />
          <NewPasswordField label={signIn.password} chosen={chosen} policy={policy} onChoose={setChosen} />
        </>
      )}
      below={<OtherWay onChoose={onCancel}>{stepWords.registered}</OtherWay>}
    />
  )
}
