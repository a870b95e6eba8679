import { type PasswordPolicy, passwordRequirements } from '@fondly/domain/sign-in/password-rule.ts'
import { fillMessage } from '@fondly/languages/fill-message.ts'
import { Icon } from './Icon.tsx'
import { useStepWords } from '../words/step-words.ts'

/** Lists the requirements of a new password, ticked while it is typed. */
export function PasswordChecklist({ password, policy }: { password: string; policy: PasswordPolicy }) {
  const words = useStepWords()
  const requirements = passwordRequirements(password, policy)
  return (
    <div className="mb-4">
      <p className="mb-1 font-semibold" id="password-needs">
        {words.mustBe}
      </p>
      <ul aria-labelledby="password-needs">
        {requirements.map(({ name, params, met }) => (
          <li key={name} className={`flex items-start gap-2 ${met ? 'text-ok' : 'text-ink-2'}`}>
            <span aria-hidden className="mt-0.5 flex size-5 shrink-0 items-center justify-center">
              {met ? <Icon name="check" size={18} /> : '·'}
            </span>
            <span className="min-w-0 wrap-anywhere">
              {fillMessage(words.passwordNeeds[name], params)}
              <span className="sr-only"> ({met ? words.isMet : words.isMissing})</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
