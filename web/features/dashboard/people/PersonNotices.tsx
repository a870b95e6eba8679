import type { PersonAnswer } from '@fondly/contracts/bff/people.ts'
import { useLanguage } from '../../../words/words.tsx'
import { switchPerson, unlockPerson } from '../../../api/people.ts'
import { useNow } from '../../../ui/use-now.ts'
import { Button } from '../../../ui/Button.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import { usePeopleWords } from './people-words.ts'
import { usePersonAction } from './use-person-action.ts'

type PersonNoticesProps = {
  clientKey: string
  id: string
  data: PersonAnswer
  mayAct: boolean
  isSwitchingOff: boolean
  /** Called after the user has answered the question about disabling the person. */
  onEnd: () => void
  onTyped: (isTyped: boolean) => void
}

/** Says why the person cannot sign in, now or soon, and what the user can do about it. */
export function PersonNotices({ clientKey, id, data, mayAct, isSwitchingOff, onEnd, onTyped }: PersonNoticesProps) {
  const own = usePeopleWords()
  const { locale } = useLanguage()
  const { busy, failure, act } = usePersonAction(clientKey)
  const now = useNow()
  const { person, lock, isRefusedByCommerce } = data
  const { version, state, locksAt } = person
  const at = (instant: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(instant))
  const day = (instant: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(instant))
  const isOver = locksAt !== null && Date.parse(locksAt) <= now.getTime()

  return (
    <>
      {isSwitchingOff && (
        <ReasonForm
          title={own.switchOff.title}
          text={own.switchOff.text}
          label={own.switchOff.reason}
          action={own.switchOff.action}
          cancel={own.cancel}
          busy={busy}
          failure={failure}
          onTyped={onTyped}
          onCancel={onEnd}
          onReason={async (reason) => {
            if (await act(() => switchPerson(clientKey, id, { version, enabled: false, reason }))) onEnd()
          }}
        />
      )}
      {state === 'off' && (
        <div className="-mx-4 mb-5 border-t-2 border-error bg-error/8 px-4 py-4">
          <p className="font-semibold text-error">{own.off}</p>
          <p>{own.offText}</p>
          {mayAct && (
            <Button
              className="mt-3"
              aria-disabled={busy}
              onClick={() => void act(() => switchPerson(clientKey, id, { version, enabled: true }))}
            >
              {own.switchOn}
            </Button>
          )}
          <p role="alert" className="font-medium text-error">
            {failure}
          </p>
        </div>
      )}
      {state === 'locked' && lock && (
        <ReasonForm
          key={version}
          title={lock.since ? own.lockedSince(at(lock.since)) : own.locked}
          text={lock.endsAt ? own.lockEnds(at(lock.endsAt)) : own.lockCauses[lock.cause]}
          label={own.unlockReason}
          hint={own.keptInLog}
          action={own.unlock}
          busy={busy}
          failure={failure}
          isDisabled={!mayAct}
          onTyped={onTyped}
          onReason={async (reason) => {
            if (await act(() => unlockPerson(clientKey, id, { version, reason }))) onTyped(false)
          }}
        />
      )}
      {state === 'away' && locksAt && (
        <p className="-mx-4 mb-5 border-t-2 border-accent bg-wash px-4 py-3 text-wash-ink">
          {isOver ? own.awayOver : own.awayUntil(day(locksAt))}
        </p>
      )}
      {isRefusedByCommerce && <p className="-mx-4 mb-5 border-t-2 border-error bg-error/8 px-4 py-3">{own.refusedByCommerce}</p>}
    </>
  )
}
