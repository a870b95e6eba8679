import type { PasswordPolicy } from '@fondly/domain/sign-in/password-rule.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'
import { PasswordField } from './PasswordField.tsx'

/** Where a new password is chosen, what it needs standing beneath. */
export function NewPasswordField({
  label,
  chosen,
  policy,
  onChoose,
}: {
  label: string
  chosen: string
  policy: PasswordPolicy
  onChoose: (chosen: string) => void
}) {
  return (
    <>
      <PasswordField
        label={label}
        name="chosen"
        autoComplete="new-password"
        maxLength={255}
        onInput={(event) => onChoose(event.currentTarget.value)}
      />
      <PasswordChecklist password={chosen} policy={policy} />
    </>
  )
}
