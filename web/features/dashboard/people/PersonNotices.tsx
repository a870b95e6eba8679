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
  const texts = usePeopleWords()
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
          title={texts.switchOff.title}
          text={texts.switchOff.text}
          label={texts.switchOff.reason}
          action={texts.switchOff.action}
          cancel={texts.cancel}
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
          <p className="font-semibold text-error">{texts.off}</p>
          <p>{texts.offText}</p>
          {mayAct && (
            <Button
              className="mt-3"
              aria-disabled={busy}
              onClick={() => void act(() => switchPerson(clientKey, id, { version, enabled: true }))}
            >
              {texts.switchOn}
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
          title={lock.since ? texts.lockedSince(at(lock.since)) : texts.locked}
          text={lock.endsAt ? texts.lockEnds(at(lock.endsAt)) : texts.lockCauses[lock.cause]}
          label={texts.unlockReason}
          hint={texts.keptInLog}
          action={texts.unlock}
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
          {isOver ? texts.awayOver : texts.awayUntil(day(locksAt))}
        </p>
      )}
      {isRefusedByCommerce && <p className="-mx-4 mb-5 border-t-2 border-error bg-error/8 px-4 py-3">{texts.refusedByCommerce}</p>}
    </>
  )
}
