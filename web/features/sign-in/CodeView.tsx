import type { Flow, FlowBodies } from '@fondly/contracts/pingone/flows.ts'
import { useState } from 'react'
import { TextField } from '../../ui/Field.tsx'
import { useWords } from '../../words/words.tsx'
import { findSelectedDevice } from './device-names.ts'
import type { Step } from './step.ts'
import { OtherDevices } from './OtherDevices.tsx'
import { OtherWay, StepForm } from './StepForm.tsx'
import { useSteps } from './use-steps.ts'
import { useStepWords } from '../../words/step-words.ts'

type Kind = 'verification' | 'passcode'

/** Asks for a code that was sent to the user, or that a device shows. If codes are sent, the user can request a new one. */
export function CodeView({ kind, flow, step, onCancel }: { kind: Kind; flow: Flow; step: Step; onCancel: () => void }) {
  const { signIn } = useWords()
  const stepWords = useStepWords()
  const [wasSentAgain, setSentAgain] = useState(false)
  const steps = useSteps()
  const device = findSelectedDevice(flow)
  const isVerification = kind === 'verification'
  const lead = () => {
    if (isVerification) return stepWords.verificationText
    if (device?.type === 'EMAIL') return stepWords.passcodeByMail(device.email ?? '')
    return device?.type === 'TOTP' ? stepWords.passcodeOf(device.nickname ?? stepWords.authenticator) : stepWords.passcodeText
  }
  const isSent = isVerification
    ? Boolean(flow._links['user.sendVerificationCode'])
    : device?.type !== 'TOTP' && Boolean(flow._links['device.select'])
  const others = (flow._embedded?.devices ?? []).filter(({ id }) => id !== device?.id)

  const sendAgain = async () => {
    setSentAgain(false)
    setSentAgain(
      await steps.take(() =>
        isVerification ? step('user.sendVerificationCode', {}) : step('device.select', { device: { id: device?.id ?? '' } }),
      ),
    )
  }
  const take = (code: string) =>
    isVerification
      ? step('user.verify', { verificationCode: code } satisfies FlowBodies['user.verify'])
      : step('otp.check', { otp: code.replaceAll(/\s/g, '') })

  return (
    <StepForm
      title={isVerification ? stepWords.verificationTitle : stepWords.passcodeTitle}
      lead={lead()}
      submit={isVerification ? stepWords.confirm : signIn.submit}
      missingIn={(read) => ({ code: !read('code').trim() })}
      onStep={(read) => take(read('code').trim())}
      onCancel={onCancel}
      steps={steps}
      renderFields={(missing) => (
        <TextField
          label={isVerification ? stepWords.verificationCode : stepWords.passcode}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize={isVerification ? 'characters' : 'none'}
          spellCheck={false}
          inputMode={isVerification ? 'text' : 'numeric'}
          maxLength={64}
          data-autofocus
          problem={missing['code'] ? stepWords.codeMissing : undefined}
        />
      )}
      below={
        <>
          {isSent && <OtherWay onChoose={() => void sendAgain()}>{stepWords.sendAgain}</OtherWay>}
          {!isVerification && <OtherDevices devices={others} step={step} steps={steps} />}
          <output className="block mt-2 min-h-6 text-ink-2">{wasSentAgain && stepWords.sentAgain}</output>
        </>
      }
    />
  )
}
