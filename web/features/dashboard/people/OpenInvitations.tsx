import type { ListedInvitation } from '@fondly/contracts/bff/invitations.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { invitationsQuery, revokeInvitation, sendInvitationAgain } from '../../../api/invitations.ts'
import { peopleKey } from '../../../api/people.ts'
import { useAction } from '../../../api/use-action.ts'
import { Confirm } from '../../../ui/Confirm.tsx'
import { useNotice } from '../../../ui/Notices.tsx'
import { useLanguage } from '../../../words/words.tsx'
import { focusHeading } from '../parts/focus-heading.ts'
import { SectionHead } from '../parts/SectionHead.tsx'
import { State } from '../parts/State.tsx'
import { InvitationNotice } from './InvitationNotice.tsx'
import { useInvitationsWords } from './invitations-words.ts'

/** The invitations that nobody has used yet. Each can be sent again or revoked. */
export function OpenInvitations({ clientKey }: { clientKey: string }) {
  const texts = useInvitationsWords()
  const { data } = useQuery(invitationsQuery(clientKey))
  if (!data || data.invitations.length === 0) return null
  return (
    <section aria-labelledby="open-invitations" className="mt-6 mb-10">
      <SectionHead id="open-invitations" title={texts.title} note={texts.count(data.invitations.length)} />
      <ul>
        {data.invitations.map((invitation) => (
          <Row key={invitation.key} clientKey={clientKey} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function Row({ clientKey, invitation }: { clientKey: string; invitation: ListedInvitation }) {
  const texts = useInvitationsWords()
  const { locale } = useLanguage()
  const queries = useQueryClient()
  const notice = useNotice()
  const { busy, failure, run } = useAction()
  const [isAsking, setAsking] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const name = `${invitation.firstName} ${invitation.lastName}`
  const dayOf = (time: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(time))

  const act = async (action: typeof revokeInvitation, what: 'sentAgain' | 'revoked') => {
    const isDone = await run(() => action(clientKey, invitation))
    if (isDone) {
      setAsking(false)
      notice(<InvitationNotice what={what} name={name} />)
    }
    const part = row.current?.closest('section')
    await queries.invalidateQueries({ queryKey: peopleKey(clientKey) })
    // The pressed button has disappeared with its row.
    if (isDone && what === 'revoked') requestAnimationFrame(() => focusHeading(part))
  }
  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-rule py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-ink-2 wrap-anywhere">{invitation.email}</p>
        <p className="text-small text-ink-2">{texts.sentOn(dayOf(invitation.sentAt), invitation.invitedBy)}</p>
      </div>
      <div className="w-44 text-small">
        {invitation.state === 'expired' ? (
          <State word={texts.expired} mark="wrong" />
        ) : (
          <State word={invitation.state === 'creating' ? texts.creating : texts.goodUntil(dayOf(invitation.expiresAt))} mark="ring" />
        )}
      </div>
      <div className="flex gap-5">
        {invitation.state !== 'creating' && (
          <Quiet label={texts.againFor(name)} isBusy={busy} onPress={() => void act(sendInvitationAgain, 'sentAgain')}>
            {texts.again}
          </Quiet>
        )}
        <Quiet label={texts.revokeFor(name)} isBusy={busy} onPress={() => setAsking(true)}>
          {texts.revoke}
        </Quiet>
      </div>
      <p role="alert" className="basis-full font-medium text-error empty:hidden">
        {!isAsking && failure}
      </p>
      {isAsking && (
        <Confirm
          {...texts.ask}
          busy={busy}
          failure={failure}
          onYes={() => void act(revokeInvitation, 'revoked')}
          onNo={() => setAsking(false)}
        />
      )}
    </li>
  )
}

function Quiet({ label, isBusy, onPress, children }: { label: string; isBusy: boolean; onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isBusy}
      onClick={onPress}
      className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-3 pointer-coarse:min-h-11"
    >
      {children}
    </button>
  )
}
