import type { PasswordPolicy } from '@fondly/domain/sign-in/password-rule.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'
import { PasswordField } from './PasswordField.tsx'

/** A field for a new password, with the requirements below. */
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
