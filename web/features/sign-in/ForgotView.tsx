import type { SignInError } from '@fondly/domain/sign-in/sign-in-errors.ts'
import { asSubmitted } from '@fondly/domain/sign-in/username.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useWords } from '../../words/words.tsx'
import type { Step } from './SignIn.tsx'
import { SignInSheet } from './SignInSheet.tsx'

/** Asks identity for a recovery code; offered only where the flow has the link. */
export function ForgotView({ step, onCancel }: { step: Step; onCancel: () => void }) {
  const words = useWords()
  const [missing, setMissing] = useState<string>()
  const [refusal, setRefusal] = useState<SignInError>()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget).get('username')
    const username = typeof said === 'string' ? asSubmitted(said) : ''
    setMissing(username ? undefined : words.signIn.usernameMissing)
    if (username) setRefusal(await step('password.forgot', { username }))
  }

  return (
    <SignInSheet title={words.signIn.forgot} refusal={refusal}>
      <form onSubmit={submit} noValidate>
        <TextField
          label={words.signIn.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          maxLength={128}
          data-autofocus
          problem={missing}
        />
        <div className="mt-2 flex items-center gap-4">
          <Button looks="primary" type="submit" className="grow">
            {words.signIn.sendCode}
          </Button>
          <Button looks="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </SignInSheet>
  )
}
