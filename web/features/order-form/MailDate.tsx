import type { OrderFormSetting } from '@fondly/contracts/bff/order-form.ts'
import { isDay } from '@fondly/domain/mail-date/mail-date.ts'
import { slashDay } from '@fondly/domain/mail-date/slash-day.ts'
import { typedDay } from '@fondly/domain/mail-date/typed-day.ts'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormWords } from '../../words/form-words.ts'
import { Problem, toAriaProps } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { writtenDay } from '../../ui/written-day.ts'
import { useLanguage } from '../../words/words.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { WantedArrival } from './ArriveBy.tsx'
import { calendarPart } from './calendar-part.ts'
import { useForm } from './form-state.tsx'

// With the calendar: nothing of it is needed before the form is seen.
const arriveBy = lazyPart(async () => (await import('./ArriveBy.tsx')).ArriveBy, { isVital: false })
const dayChoice = lazyPart(async () => (await import('./DayChoice.tsx')).DayChoice, { isVital: false })

/** The mail date: shown in words until the sender types in the field, with a calendar that is always open. */
export function MailDate({ setting, isSeen }: { setting: OrderFormSetting; isSeen: boolean }) {
  const { locale } = useLanguage()
  const formWords = useFormWords()
  const { values, sentences, change, leave } = useForm()
  const [typed, setTyped] = useState<string>()
  const [isArriving, setArriving] = useState(false)
  const [wanted, setWanted] = useState<WantedArrival>()
  const day = values.sendDate
  // Another mail date, also by starting over, ends the wish.
  const wish = wanted?.mailDate === day ? wanted : undefined
  const id = useId()
  const problem = sentences.sendDate
  return (
    <fieldset aria-labelledby={`${id}-label`} data-field="sendDate" className="min-w-0 max-w-80">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} id={`${id}-label`} className="font-semibold">
          {formWords.mailDate}
        </label>
        {isSeen && <dayChoice.Part isArriving={isArriving} onChoose={setArriving} />}
      </div>
      <div className="relative">
        <input
          id={id}
          name="sendDate"
          autoComplete="off"
          maxLength={40}
          placeholder={formWords.typeDate}
          value={typed ?? (isDay(day) ? inWords(day, setting.calendar.today, locale) : day)}
          onFocus={(event) => {
            // Synchronous, so that the first key already replaces the whole selected text.
            flushSync(() => setTyped(isDay(day) ? slashDay(day) : day))
            event.target.select()
          }}
          onChange={({ target: { value } }) => {
            setTyped(value)
            // A typed mail date is meant as one.
            setArriving(false)
            setWanted(undefined)
            change('sendDate', typedDay(value, setting.calendar.today) ?? value)
          }}
          onBlur={() => {
            setTyped(undefined)
            leave('sendDate')
          }}
          {...toAriaProps(id, problem)}
          className={`tabular h-12 w-full rounded-control border bg-sheet pr-11 pl-3.5 text-field placeholder:text-ink-3 focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent ${problem ? 'border-error' : 'border-rule-2 hover:border-ink-2'}`}
        />
        <Icon name="calendar" className="pointer-events-none absolute top-3.5 right-3.5 text-ink-2" />
      </div>
      <Problem id={id} sentence={problem} />
      {(isArriving || wish) && (
        <arriveBy.Part
          setting={setting}
          isChoosing={isArriving}
          wanted={wish?.day}
          onWant={setWanted}
          waiting={isArriving ? waiting : null}
        />
      )}
      {isArriving ? null : isSeen ? (
        <calendarPart.Part
          waiting={waiting}
          setting={setting}
          day={day}
          zip={values.zipCode}
          onDay={(next: string) => {
            setWanted(undefined)
            change('sendDate', next)
          }}
        />
      ) : (
        waiting
      )}
      <p className="text-small text-ink-2">{formWords.moveIn}</p>
    </fieldset>
  )
}

const waiting = <div className="h-[310px]" />

/** Writes a day with a capital letter, because it begins a line; shows the year if it is not this year. */
function inWords(day: string, today: string, locale: string): string {
  const written = writtenDay(day, locale, { whole: day.slice(0, 4) !== today.slice(0, 4) })
  return written.charAt(0).toLocaleUpperCase(locale) + written.slice(1)
}
