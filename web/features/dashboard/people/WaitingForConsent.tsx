import type { WaitingPeople } from '@fondly/contracts/bff/registrations.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { dashboardFrameQuery } from '../../../api/dashboard.ts'
import { peopleKey } from '../../../api/people.ts'
import { decideRegistration, waitingPeopleQuery } from '../../../api/registrations.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/Button.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { useNotice } from '../../../ui/Notices.tsx'
import { useLanguage } from '../../../words/words.tsx'
import { findBeside } from '../parts/focus-beside.ts'
import { focusHeading } from '../parts/focus-heading.ts'
import { SectionHead } from '../parts/SectionHead.tsx'
import { useRegistrationsWords } from './registrations-words.ts'

/** People who have registered. They may not sign in until an administrator accepts them. */
export function WaitingForConsent({ clientKey }: { clientKey: string }) {
  const texts = useRegistrationsWords()
  const { data } = useQuery(waitingPeopleQuery(clientKey))
  if (!data || data.people.length === 0) return null
  return (
    <section aria-labelledby="waiting-for-consent" className="mb-10">
      <SectionHead id="waiting-for-consent" title={texts.title} note={texts.count(data.people.length)} />
      <ul>
        {data.people.map((person) => (
          <Row key={person.id} clientKey={clientKey} person={person} />
        ))}
      </ul>
    </section>
  )
}

function Row({ clientKey, person }: { clientKey: string; person: WaitingPeople['people'][number] }) {
  const texts = useRegistrationsWords()
  const { locale } = useLanguage()
  const queries = useQueryClient()
  const notice = useNotice()
  const { busy, failure, run } = useAction()
  const [isAsking, setAsking] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const name = `${person.firstName} ${person.lastName}`.trim()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(person.since))

  const decide = async (decision: 'accepted' | 'declined') => {
    const isDone = await run(() => decideRegistration(clientKey, person.id, decision))
    if (isDone) {
      setAsking(false)
      notice(<DecisionNotice decision={decision} name={name} />)
    }
    const beside = row.current && findBeside(row.current)
    const part = row.current?.closest('section')
    await queries.invalidateQueries({ queryKey: peopleKey(clientKey) })
    await queries.invalidateQueries({ queryKey: dashboardFrameQuery(clientKey).queryKey, exact: true })
    // The pressed button has disappeared with its row.
    if (isDone) requestAnimationFrame(() => (beside?.isConnected ? beside.focus() : focusHeading(part)))
  }
  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-rule py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-ink-2 wrap-anywhere">{person.email}</p>
        <p className="text-small text-ink-2">{texts.since(day)}</p>
      </div>
      <Button aria-label={texts.acceptFor(name)} aria-disabled={busy} onClick={() => void decide('accepted')}>
        {texts.accept}
      </Button>
      <Button looks="quiet" aria-label={texts.declineFor(name)} aria-disabled={busy} onClick={() => setAsking(true)}>
        {texts.decline}
      </Button>
      <p role="alert" className="basis-full font-medium text-error empty:hidden">
        {!isAsking && failure}
      </p>
      {isAsking && (
        <Confirm {...texts.ask} busy={busy} failure={failure} onYes={() => void decide('declined')} onNo={() => setAsking(false)} />
      )}
    </li>
  )
}

function DecisionNotice({ decision, name }: { decision: 'accepted' | 'declined'; name: string }) {
  return useRegistrationsWords()[decision](name)
}
