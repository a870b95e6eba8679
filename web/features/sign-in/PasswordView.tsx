import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import { asSubmitted } from '@fondly/domain/sign-in/username.ts'
import { firstSteps } from '@fondly/languages/english/first-steps.ts'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useSection, useWords } from '../../words/words.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import type { Step } from './step.ts'
import { SignInSheet } from './SignInSheet.tsx'
import { useSteps } from './use-steps.ts'

/** Asks for user name and password. The name is fixed if identity already knows it. */
export function PasswordView({
  flow,
  step,
  onCancel,
  onForgot,
  onRegister,
  linking = false,
}: {
  flow: Flow
  step: Step
  onCancel: () => Promise<unknown>
  onForgot: () => void
  onRegister: () => void
  /** Asks for the password of our account, to link it with the account of the external provider. */
  linking?: boolean
}) {
  const words = useWords()
  const texts = useSection('firstSteps', firstSteps)
  const known = flow._embedded?.user?.username
  const [missing, setMissing] = useState({ username: false, password: false })
  const { refusal, isBusy, take, clearRefusal } = useSteps()
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const typed = new FormData(event.currentTarget)
    const username = asSubmitted(textOf(typed.get('username')))
    const password = textOf(typed.get('password'))
    setMissing({ username: !username, password: !password })
    clearRefusal()
    if (!username || !password) return focus(username ? 'password' : 'username')

    if (!(await take(() => step('usernamePassword.check', { username, password })))) focus('password')
  }
  const focus = (name: string) => {
    const field = form.current?.elements.namedItem(name)
    if (field instanceof HTMLInputElement) {
      field.focus()
      field.select()
    }
  }
  const cancel = async () => {
    form.current?.reset()
    setMissing({ username: false, password: false })
    clearRefusal()
    await onCancel()
    focus('username')
  }

  return (
    <SignInSheet title={linking ? texts.linkTitle : words.signIn.title} at={flow.environment?.name} refusal={refusal} busy={isBusy}>
      {linking && <p className="-mt-4 mb-6 text-ink-2">{texts.linkText}</p>}
      <form ref={form} onSubmit={submit} noValidate>
        <TextField
          label={words.signIn.username}
          name="username"
          type="text"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputMode="email"
          maxLength={128}
          defaultValue={known}
          readOnly={Boolean(known)}
          data-autofocus={!known || undefined}
          problem={missing.username ? texts.usernameMissing : undefined}
          onInput={() => setMissing((now) => ({ ...now, username: false }))}
        />
        <PasswordField
          label={words.signIn.password}
          name="password"
          autoComplete="current-password"
          maxLength={255}
          data-autofocus={Boolean(known) || undefined}
          problem={missing.password ? texts.passwordMissing : undefined}
          onInput={() => setMissing((now) => ({ ...now, password: false }))}
        />
        <div className="mt-2 flex items-center gap-4">
          <Button looks="primary" type="submit" aria-disabled={isBusy} className="grow">
            {words.signIn.submit}
          </Button>
          <Button looks="quiet" onClick={cancel}>
            {words.cancel}
          </Button>
        </div>
        <FirstSteps flow={flow} onForgot={onForgot} onRegister={onRegister} />
      </form>
    </SignInSheet>
  )
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
