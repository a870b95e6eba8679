import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import { isAcceptablePassword, isAcceptableRecoveryCode } from '@fondly/domain/sign-in/password-rule.ts'
import { useState } from 'react'
import { TextField } from '../../ui/Field.tsx'
import { NewPasswordField } from '../../ui/NewPasswordField.tsx'
import { findPasswordPolicy } from './password-policy.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import type { Step } from './step.ts'
import { OtherWay, StepForm } from './StepForm.tsx'
import { useSteps } from './use-steps.ts'
import { useStepWords } from '../../words/step-words.ts'

type Props = { flow: Flow; step: Step; onCancel: () => void }

/** Replaces a temporary or expired password. */
export function ForcedChangeView({ flow, step, onCancel }: Props) {
  const stepWords = useStepWords()
  const [chosen, setChosen] = useState('')
  const [current, setCurrent] = useState('')
  const policy = findPasswordPolicy(flow)
  return (
    <StepForm
      title={stepWords.changeTitle}
      lead={stepWords.changeText}
      submit={stepWords.savePassword}
      canSubmit={current !== '' && isAcceptablePassword(chosen, policy)}
      missingIn={() => ({})}
      onStep={() => step('password.reset', { currentPassword: current, newPassword: chosen })}
      onCancel={onCancel}
      renderFields={() => (
        <>
          <PasswordField
            label={stepWords.currentPassword}
            name="current"
            autoComplete="current-password"
            maxLength={255}
            data-autofocus
            onInput={(event) => setCurrent(event.currentTarget.value)}
          />
          <NewPasswordField label={stepWords.newPassword} chosen={chosen} policy={policy} onChoose={setChosen} />
        </>
      )}
    />
  )
}

/** Asks for the code from the e-mail and for a new password in place of the forgotten one. */
export function RecoveryView({ flow, step, onCancel }: Props) {
  const stepWords = useStepWords()
  const [chosen, setChosen] = useState('')
  const [code, setCode] = useState('')
  const [wasSentAgain, setSentAgain] = useState(false)
  const steps = useSteps()
  const policy = findPasswordPolicy(flow)
  const sendAgain = async () => {
    setSentAgain(false)
    setSentAgain(await steps.take(() => step('password.sendRecoveryCode', {})))
  }
  return (
    <StepForm
      title={stepWords.recoveryTitle}
      lead={stepWords.recoveryText}
      submit={stepWords.savePassword}
      canSubmit={isAcceptableRecoveryCode(code) && isAcceptablePassword(chosen, policy)}
      missingIn={() => ({})}
      onStep={() => step('password.recover', { recoveryCode: code.trim(), newPassword: chosen })}
      onCancel={onCancel}
      steps={steps}
      renderFields={() => (
        <>
          <TextField
            label={stepWords.recoveryCode}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            data-autofocus
            onInput={(event) => setCode(event.currentTarget.value)}
          />
          <NewPasswordField label={stepWords.newPassword} chosen={chosen} policy={policy} onChoose={setChosen} />
        </>
      )}
      below={
        flow._links['password.sendRecoveryCode'] && (
          <>
            <OtherWay onChoose={() => void sendAgain()}>{stepWords.sendAgain}</OtherWay>
            <output className="block mt-2 min-h-6 text-ink-2">{wasSentAgain && stepWords.sentAgain}</output>
          </>
        )
      }
    />
  )
}
