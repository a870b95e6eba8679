import { isAcceptablePassword } from '@fondly/domain/sign-in/password-rule.ts'
import type { InvitationAnswer } from '@fondly/contracts/bff/invitation.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Refused } from '../../api/ask.ts'
import { invitationQuery, setFirstPassword } from '../../api/invitation.ts'
import { signInPath } from '../../api/session.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { NewPasswordField } from '../../ui/NewPasswordField.tsx'
import { NotFetched } from '../../ui/NotFetched.tsx'
import { useWindowEvent } from '../../ui/use-window-event.ts'
import { Sheet } from './Sheet.tsx'
import { useInvitationWords } from './invitation-words.ts'
import { forgetToken, takeToken } from './take-token.ts'

/** The page that the link of an invitation opens. It sets the password; each link works once. */
export function InvitationPage() {
  const texts = useInvitationWords()
  const errorText = useErrorText()
  const [token, setToken] = useState(takeToken)
  // A second mail's link may be opened in the same window.
  useWindowEvent('hashchange', () => location.hash && setToken(takeToken()))
  const { data, error, refetch } = useQuery(invitationQuery(token))
  const [signIn, setSignIn] = useState<string>()

  if (signIn !== undefined)
    return (
      <Sheet title={texts.savedTitle} text={texts.saved}>
        <LinkButton looks="primary" href={signIn} data-autofocus>
          {texts.signIn}
        </LinkButton>
      </Sheet>
    )
  if (data) {
    const done = (path: string) => {
      forgetToken()
      setSignIn(path)
    }
    return <PasswordForm key={token} token={token} invitation={data} onDone={done} />
  }
  // The link is used, revoked, expired or unknown. The page cannot tell which, and the message is the same.
  if (error instanceof Refused && error.status === 404)
    return (
      <Sheet title={texts.overTitle} text={texts.over}>
        <LinkButton href={signInPath('/')}>{texts.signIn}</LinkButton>
      </Sheet>
    )
  return error ? <NotFetched why={errorText(error)} onAgain={() => void refetch()} /> : <Loading />
}

type FormProps = { token: string; invitation: InvitationAnswer; onDone: (signInPath: string) => void }

function PasswordForm({ token, invitation, onDone }: FormProps) {
  const { firstName, email, clientName, policy } = invitation
  const texts = useInvitationWords()
  const errorText = useErrorText()
  const [chosen, setChosen] = useState('')
  const [refused, setRefused] = useState<{ unsatisfied: string[] } | { error: unknown }>()
  const [isBusy, setBusy] = useState(false)
  const canSubmit = isAcceptablePassword(chosen, policy)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !canSubmit) return
    setBusy(true)
    setRefused(undefined)
    try {
      const answer = await setFirstPassword(token, chosen)
      if (answer.set) onDone(answer.signInPath)
      else setRefused(answer)
    } catch (error) {
      setRefused({ error })
    }
    setBusy(false)
  }

  const why =
    refused && ('error' in refused ? [errorText(refused.error)] : refused.unsatisfied.flatMap((name) => texts.requirements[name] ?? []))
  return (
    <Sheet title={firstName ? texts.named(firstName) : texts.title} text={texts.text(clientName)}>
      <div role="alert">
        {why && (
          <div className="mb-6 border-l-[3px] border-error bg-sunk py-3 pr-4 pl-3">
            <strong className="font-semibold">{texts.failed}</strong>
            {(why.length > 0 ? why : [texts.weak]).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
      </div>
      <form onSubmit={(event) => void submit(event)} noValidate>
        {/* Visible and read-only instead of hidden: the reader sees the name for the sign-in, and a password manager stores it. */}
        <TextField label={texts.email} name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordField label={texts.password} chosen={chosen} policy={policy} onChoose={setChosen} />
        <Button looks="primary" type="submit" disabled={!canSubmit} aria-disabled={isBusy} className="mt-2 w-full">
          {texts.save}
        </Button>
      </form>
    </Sheet>
  )
}
