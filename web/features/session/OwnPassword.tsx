import type { OwnPasswordChanged } from '@fondly/contracts/bff/own-password.ts'
import { titled } from '../../ui/titled.ts'
import { isAcceptablePassword } from '@fondly/domain/sign-in/password-rule.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { changeOwnPassword, ownPasswordQuery } from '../../api/own-password.ts'
import type { SignedIn } from '../../api/session.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { NewPasswordField } from '../../ui/NewPasswordField.tsx'
import { NotFetched } from '../../ui/NotFetched.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { type OwnPasswordWords, useOwnPasswordWords } from './own-password-words.ts'

/** Lets a signed-in user change the password. The user must type the current password. */
export function OwnPassword({ session }: { session: SignedIn }) {
  const texts = useOwnPasswordWords()
  const errorText = useErrorText()
  const { data, error, refetch } = useQuery(ownPasswordQuery)

  if (!data && !error) return <Loading />
  return (
    <main className="page-margin mx-auto max-w-[34rem] py-10">
      <h1 key={texts.title} ref={titled} className="text-h1-phone md:text-h1">
        {texts.title}
      </h1>
      {data?.hasPassword && <PasswordForm username={session.user.email} policy={data.policy} />}
      {data && !data.hasPassword && <p className="mt-3 text-ink-2">{texts.noPassword}</p>}
      {!data && <NotFetched why={errorText(error)} onAgain={() => void refetch()} />}
    </main>
  )
}

function PasswordForm({ username, policy }: { username: string; policy: 'default' | 'nist' }) {
  const texts = useOwnPasswordWords()
  const errorText = useErrorText()
  const [current, setCurrent] = useState('')
  const [chosen, setChosen] = useState('')
  const [refused, setRefused] = useState<{ outcome: NotChanged } | { error: unknown }>()
  const [isChanged, setChanged] = useState(false)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const canSubmit = current !== '' && isAcceptablePassword(chosen, policy)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !canSubmit) return
    setBusy(true)
    setRefused(undefined)
    setChanged(false)
    try {
      const outcome = await changeOwnPassword({ currentPassword: current, newPassword: chosen })
      if (outcome.changed) {
        form.current?.reset()
        setCurrent('')
        setChosen('')
        setChanged(true)
      } else setRefused({ outcome })
    } catch (error) {
      setRefused({ error })
    }
    setBusy(false)
  }

  const refusals = refused && ('error' in refused ? [errorText(refused.error)] : sentencesOf(refused.outcome, texts))
  return (
    <>
      <p className="mt-3 text-ink-2">{texts.text}</p>
      <output className="mt-4 mb-2 block min-h-6 font-medium">{isChanged && texts.changed}</output>
      {refusals && (
        <div role="alert" className="mb-4 font-medium text-error">
          {refusals.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        {/* Tells a password manager to which user name the password belongs. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={texts.current}
          name="current"
          autoComplete="current-password"
          maxLength={255}
          onInput={(event) => setCurrent(event.currentTarget.value)}
        />
        <NewPasswordField label={texts.chosen} chosen={chosen} policy={policy} onChoose={setChosen} />
        <Button looks="primary" type="submit" disabled={!canSubmit} aria-disabled={busy} className="mt-2 w-full md:w-auto">
          {texts.save}
        </Button>
      </form>
    </>
  )
}

type NotChanged = Extract<OwnPasswordChanged, { changed: false }>

function sentencesOf(outcome: NotChanged, own: OwnPasswordWords): string[] {
  switch (outcome.problem) {
    case 'locked':
      return [own.locked(Math.max(1, Math.ceil(outcome.waitSeconds / 60)))]
    case 'weak-password': {
      const sentences = outcome.unsatisfied.flatMap((name) => own.requirements[name] ?? [])
      return sentences.length > 0 ? sentences : [own.weak]
    }
    default:
      return [own.problems[outcome.problem]]
  }
}
