import { somebodyElse } from '@fondly/languages/english/somebody-else.ts'
import { useId } from 'react'
import type { SignedIn } from '../api/session.ts'
import { Button } from '../ui/Button.tsx'
import { Modal } from '../ui/Modal.tsx'
import { useSection } from '../words/words.tsx'
import { openSignInWindow } from './sign-in-window.ts'

/** Covers an open form when its sender's session has ended and another user has signed in, until the user decides what to do. */
export function SomebodyElse({ first, other }: { first: SignedIn; other: SignedIn }) {
  const words = useSection('somebodyElse', somebodyElse)
  const id = useId()
  const [owner, present] = [first.user.firstName, other.user.firstName]
  return (
    <Modal
      alert
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-paper text-ink"
    >
      <div className="page-margin mx-auto grid min-h-full content-center justify-items-start gap-6 py-16">
        <h2 id={`${id}-title`} className="text-h1-phone md:text-h1">
          {words.title(present)}
        </h2>
        <p id={`${id}-text`} className="max-w-[40rem] text-lead text-ink-2">
          {words.text(owner, present)}
        </p>
        <div className="flex flex-wrap gap-4">
          <Button looks="primary" onClick={() => openSignInWindow('/logout')} data-autofocus>
            {words.first(owner)}
          </Button>
          <Button onClick={() => location.assign('/')}>{words.other(present)}</Button>
        </div>
      </div>
    </Modal>
  )
}
