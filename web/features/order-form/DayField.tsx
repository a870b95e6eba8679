import { type Day, isDay } from '@fondly/domain/mail-date/mail-date.ts'
import { slashDay } from '@fondly/domain/mail-date/slash-day.ts'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormWords } from '../../words/form-words.ts'
import { Problem, toAriaProps } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { writtenDay } from '../../ui/written-day.ts'
import { useLanguage } from '../../words/words.tsx'

/** Draws the field for a day. `onDay` receives the typed text, and the day if the text names one. */
export type DrawDayField = (day: string, onDay: (day: Day | undefined, text: string) => void, onLeave?: () => void) => ReactNode

type DayFieldProps = {
  id: string
  /** The day, or a typed text that names no day. */
  day: string
  today: string
  problem?: string | undefined
  onType: (text: string) => void
  onLeave?: (() => void) | undefined
}

/** A field for a day, with its problem. The day is written in words until the field has the focus. */
export function DayField({ id, day, today, problem, onType, onLeave }: DayFieldProps) {
  const { locale } = useLanguage()
  const formWords = useFormWords()
  const [typed, setTyped] = useState<string>()
  return (
    <>
      <div className="relative">
        <input
          id={id}
          name="sendDate"
          autoComplete="off"
          maxLength={40}
          placeholder={formWords.typeDate}
          value={typed ?? (isDay(day) ? inWords(day, today, locale) : day)}
          onFocus={(event) => {
            // Renders at once, so that the first key replaces the whole selected text.
            flushSync(() => setTyped(isDay(day) ? slashDay(day) : day))
            event.target.select()
          }}
          onChange={({ target: { value } }) => {
            setTyped(value)
            onType(value)
          }}
          onBlur={() => {
            setTyped(undefined)
            onLeave?.()
          }}
          {...toAriaProps(id, problem)}
          className={`tabular h-12 w-full rounded-control border bg-sheet pr-11 pl-3.5 text-field placeholder:text-ink-3 focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent ${problem ? 'border-error' : 'border-rule-2 hover:border-ink-2'}`}
        />
        <Icon name="calendar" className="pointer-events-none absolute top-3.5 right-3.5 text-ink-2" />
      </div>
      <Problem id={id} sentence={problem} />
    </>
  )
}

/** Writes a day with a capital letter, because it begins a line. Adds the year if it is not the current year. */
function inWords(day: string, today: string, locale: string): string {
  const written = writtenDay(day, locale, { whole: day.slice(0, 4) !== today.slice(0, 4) })
  return written.charAt(0).toLocaleUpperCase(locale) + written.slice(1)
}
