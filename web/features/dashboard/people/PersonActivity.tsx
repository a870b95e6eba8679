import type { PersonAnswer } from '@fondly/contracts/bff/people.ts'
import { useState } from 'react'
import { endPersonSessions, forceNewPassword, sendPersonCode } from '../../../api/people.ts'
import { CardFront, CardObject } from '../../../ui/CardObject.tsx'
import { useLanguage } from '../../../words/words.tsx'
import { usePeopleWords } from './people-words.ts'
import { ReasonForm } from './ReasonForm.tsx'
import { usePersonAction } from './use-person-action.ts'

type PersonActivityProps = {
  clientKey: string
  id: string
  data: PersonAnswer
  mayAct: boolean
  isSelf: boolean
  onTyped: (isTyped: boolean) => void
}

type Done = 'codeSent' | 'sessionsEnded' | 'newPasswordAsked'

const INCH_PX = 9
const LINK = 'min-h-11 rounded-control font-semibold text-accent underline underline-offset-3'

/** The last sign-in and the latest cards of a person, and actions for a person who cannot sign in. */
export function PersonActivity({ clientKey, id, data, mayAct, isSelf, onTyped }: PersonActivityProps) {
  const texts = usePeopleWords()
  const { locale } = useLanguage()
  const { busy, failure, act } = usePersonAction(clientKey)
  const [done, setDone] = useState<Done>()
  const [isAsking, setAsking] = useState(false)
  const { person, cards, cardsThisMonth } = data
  const { lastSignOn, state } = person
  const at = (instant: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(instant))

  const run = async (action: () => Promise<void>, said: Done) => {
    setDone(undefined)
    if (!(await act(action))) return false
    setDone(said)
    return true
  }
  return (
    <section className="mt-4 border-t border-rule pt-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <p className="mr-auto">
          <span className="block text-ink-2">{texts.lastSignIn}</span>
          <span className="block font-semibold">{lastSignOn ? at(lastSignOn) : texts.never}</span>
          <span className="block text-ink-2">{texts.cardsThisMonth(cardsThisMonth)}</span>
        </p>
        <ul className="flex items-end gap-2">
          {cards.map(
            ({ orderNo, name, card }) =>
              card && (
                <li key={orderNo}>
                  <CardObject card={card} inch={INCH_PX}>
                    <CardFront card={card} inch={INCH_PX} />
                  </CardObject>
                  <span className="sr-only">{name}</span>
                </li>
              ),
          )}
        </ul>
      </div>
      {mayAct && state !== 'off' && (
        <div className="mt-3 flex flex-wrap gap-x-6">
          <button
            type="button"
            aria-disabled={busy}
            onClick={() => void run(() => sendPersonCode(clientKey, id), 'codeSent')}
            className={LINK}
          >
            {texts.sendCode}
          </button>
          {!isSelf && (
            <button
              type="button"
              aria-disabled={busy}
              onClick={() => void run(() => endPersonSessions(clientKey, id), 'sessionsEnded')}
              className={LINK}
            >
              {texts.endSessions}
            </button>
          )}
          {!isSelf && !isAsking && (
            <button type="button" aria-disabled={busy} onClick={() => setAsking(true)} className={LINK}>
              {texts.newPasswordAsk}
            </button>
          )}
        </div>
      )}
      {isAsking && (
        <div className="mt-3 px-4">
          <ReasonForm
            title={texts.newPassword.title}
            text={texts.newPassword.text}
            label={texts.newPassword.reason}
            action={texts.newPassword.action}
            cancel={texts.cancel}
            busy={busy}
            failure={failure}
            onTyped={onTyped}
            onCancel={() => setAsking(false)}
            onReason={async (reason) => {
              if (!(await run(() => forceNewPassword(clientKey, id, reason), 'newPasswordAsked'))) return
              onTyped(false)
              setAsking(false)
            }}
          />
        </div>
      )}
      <div aria-live="polite" className="min-h-6 text-small">
        {failure && !isAsking ? <p className="font-medium text-error">{failure}</p> : done && <p className="text-ink-2">{texts[done]}</p>}
      </div>
    </section>
  )
}
