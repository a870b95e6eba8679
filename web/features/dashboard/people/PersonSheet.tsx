import type { DashboardFrame } from '@fondly/contracts/bff/dashboard.ts'
import type { ListedPerson, PeopleAnswer, PersonAnswer } from '@fondly/contracts/bff/people.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { personQuery } from '../../../api/people.ts'
import type { SignedIn } from '../../../api/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { focusHeading } from '../parts/focus-heading.ts'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { SideSheet } from '../../../ui/side-sheet/SideSheet.tsx'
import { Contested } from './Contested.tsx'
import { PersonActivity } from './PersonActivity.tsx'
import { PersonFields } from './PersonFields.tsx'
import { PersonNotices } from './PersonNotices.tsx'
import { usePeopleWords } from './people-words.ts'
import { usePersonForm } from './use-person-form.ts'

type PersonSheetProps = {
  frame: DashboardFrame
  session: SignedIn
  all: PeopleAnswer
  listed: ListedPerson | undefined
  id: string
  onClose: () => void
  onStep: (by: 1 | -1) => void
}

/** One person: why they cannot sign in, their rights, and their latest activity. */
export function PersonSheet(props: PersonSheetProps) {
  const { frame, id, listed, onClose, onStep } = props
  const { data, error, refetch } = useQuery(personQuery(frame.key, id))
  if (data) return <OpenedPerson {...props} data={data} />
  return (
    <SideSheet title={listed?.name || listed?.email || ''} subtitle={listed?.email} onClose={onClose} onStep={onStep}>
      {error ? <PageFailed error={error} onAgain={() => void refetch()} /> : <PageWaiting />}
    </SideSheet>
  )
}

function OpenedPerson({ frame, session, all, id, onClose, onStep, data }: PersonSheetProps & { data: PersonAnswer }) {
  const texts = usePeopleWords()
  const form = usePersonForm(frame.key, id, data)
  const [isReasonTyped, setReasonTyped] = useState(false)
  const [isSwitchingOff, setSwitchingOff] = useState(false)
  const formId = useId()
  const notices = useRef<HTMLDivElement>(null)
  const endSwitchingOff = () => {
    setSwitchingOff(false)
    focusHeading(notices.current?.closest('section'))
  }
  const { person } = data
  const isSelf = session.user.email.toLowerCase() === person.email.toLowerCase()
  const isAbove = person.role === 'admin' && session.user.role !== 'admin'
  const of = { clientKey: frame.key, id, data }

  return (
    <SideSheet
      title={person.name || person.email}
      subtitle={person.email}
      isDirty={form.isDirty || isReasonTyped}
      onClose={onClose}
      onStep={onStep}
      foot={
        !isAbove && (
          <>
            {!isSelf && person.state !== 'off' && (
              <button
                type="button"
                onClick={() => setSwitchingOff(true)}
                className="mr-auto min-h-11 rounded-control font-medium text-error hover:underline"
              >
                {texts.switchOffAsk}
              </button>
            )}
            {form.isDirty && (
              <Button looks="quiet" onClick={form.forget}>
                {texts.cancel}
              </Button>
            )}
            <Button looks="primary" type="submit" form={formId} aria-disabled={form.busy || !form.isDirty}>
              {texts.save}
            </Button>
          </>
        )
      }
    >
      {isAbove && <p className="mb-5 border-l-3 border-accent bg-wash px-4 py-3 text-wash-ink">{texts.isAbove}</p>}
      <div ref={notices}>
        <PersonNotices {...of} mayAct={!isAbove} isSwitchingOff={isSwitchingOff} onEnd={endSwitchingOff} onTyped={setReasonTyped} />
      </div>
      {form.isContested && <Contested form={form} all={all} />}
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          if (form.isDirty) void form.save()
        }}
      >
        <PersonFields form={form} all={all} id={id} isSelf={isSelf} isDisabled={isAbove} mayGiveAdmin={session.user.role === 'admin'} />
        <div aria-live="polite" className="min-h-6 text-small">
          {form.failure ? (
            <p className="font-medium text-error">{form.failure}</p>
          ) : (
            form.isSaved && <p className="text-ink-2">{texts.saved}</p>
          )}
        </div>
      </form>
      <PersonActivity {...of} mayAct={!isAbove} isSelf={isSelf} onTyped={setReasonTyped} />
    </SideSheet>
  )
}
