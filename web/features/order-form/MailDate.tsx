import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { typedDay } from '@fondly/domain/mail-date/typed-day.ts'
import { useId, useState } from 'react'
import { useFormWords } from '../../words/form-words.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { calendarPart } from './calendar-part.ts'
import { DayField, type DrawDayField } from './DayField.tsx'
import { useForm } from './form-state.tsx'
import { useWantedArrival } from './use-wanted-arrival.ts'

// Loaded together with the calendar, because neither is needed before the form is visible.
const arriveBy = lazyPart(async () => (await import('./ArriveBy.tsx')).ArriveBy, { isVital: false })
const mailDayNote = lazyPart(async () => (await import('./MailDayNote.tsx')).MailDayNote, { isVital: false })
const dayChoice = lazyPart(async () => (await import('./DayChoice.tsx')).DayChoice, { isVital: false })

/** Chooses the mail date, or the day of arrival from which it follows. The calendar is always open. */
export function MailDate({ pageData, isSeen }: { pageData: OrderFormPageData; isSeen: boolean }) {
  const formWords = useFormWords()
  const { values, sentences, change, leave } = useForm()
  const [isArriving, setArriving] = useState(false)
  const day = values.sendDate
  const { wanted, want, forget } = useWantedArrival(day)
  const id = useId()
  const { today } = pageData.calendar
  const drawField: DrawDayField = (shown, onDay, onLeave) => (
    <DayField
      id={id}
      day={shown}
      today={today}
      problem={sentences.sendDate}
      onType={(text) => onDay(typedDay(text, today), text)}
      onLeave={onLeave}
    />
  )
  return (
    <fieldset aria-labelledby={`${id}-label`} data-field="sendDate" className="two-lines min-w-0 md:max-w-80">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
        {!isArriving && (
          <label htmlFor={id} id={`${id}-label`} className="font-semibold">
            {formWords.mailDate}
          </label>
        )}
        {isSeen && <dayChoice.Part id={id} isArriving={isArriving} onChoose={setArriving} />}
      </div>
      {!isArriving &&
        drawField(
          day,
          (next, text) => {
            forget()
            change('sendDate', next ?? text)
          },
          () => leave('sendDate'),
        )}
      {(isArriving || wanted) && (
        <arriveBy.Part
          pageData={pageData}
          id={id}
          isChoosing={isArriving}
          wanted={wanted}
          onWant={want}
          drawField={drawField}
          waiting={isArriving ? waiting : null}
        />
      )}
      {isArriving ? null : isSeen ? (
        <calendarPart.Part
          waiting={waiting}
          pageData={pageData}
          day={day}
          zip={values.zipCode}
          onDay={(next: string) => {
            forget()
            change('sendDate', next)
          }}
        />
      ) : (
        waiting
      )}
      {isSeen && <mailDayNote.Part mailDate={day} waiting={null} />}
      <p className="text-small text-ink-2">{formWords.moveIn}</p>
    </fieldset>
  )
}

const waiting = <div className="h-[310px]" />
