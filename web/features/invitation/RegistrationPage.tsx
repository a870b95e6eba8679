import { registrations } from '@fondly/languages/english/registrations.ts'
import { signInPath } from '../../api/session.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { useSection } from '../../words/words.tsx'
import { Sheet } from './Sheet.tsx'

/** Tells a person who registered why they are not signed in: an administrator must decide first, or the client admits nobody who registers. */
export function RegistrationPage({ isWaiting }: { isWaiting: boolean }) {
  const texts = useSection('registrations', registrations)
  return (
    <Sheet title={isWaiting ? texts.waitingTitle : texts.closedTitle} text={isWaiting ? texts.waiting : texts.closed}>
      <LinkButton href={signInPath('/')}>{texts.toSignIn}</LinkButton>
    </Sheet>
  )
}
