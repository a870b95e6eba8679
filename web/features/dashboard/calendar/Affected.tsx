import type { CalendarAnswer } from '@fondly/contracts/bff/settings.ts'
import type { ReactNode } from 'react'
import { writtenDay } from '../../../ui/written-day.ts'
import { useLanguage } from '../../../words/words.tsx'
import { useCalendarWords } from './calendar-words.ts'

type AffectedProps = {
  day: string
  cards: number
  people: number
  isLocked: boolean
  /** What happened to the day's cards, if the day was closed. */
  progress: CalendarAnswer['closedDays'][number]['cards'] | undefined
  children: ReactNode
}

/** The number of cards of a day and what happens to them. Contains the buttons of the form. */
export function Affected({ day, cards, people, isLocked, progress, children }: AffectedProps) {
  const texts = useCalendarWords()
  const { locale } = useLanguage()
  const hasCards = cards > 0
  const steps = (['moving', 'moved', 'asked', 'left'] as const).filter((step) => progress && progress[step] > 0)
  return (
    <section aria-labelledby="affected" className={`border-t-2 p-4 ${hasCards ? 'border-error bg-error/8' : 'border-rule-2 bg-sheet'}`}>
      <h2 id="affected" className="text-[1.25rem]/7">
        {hasCards ? texts.affected(cards) : writtenDay(day, locale, { whole: true })}
      </h2>
      {steps.length > 0 ? (
        <ul className="mt-1 text-small">
          {steps.map((step) => (
            <li key={step}>{texts[step](progress?.[step] ?? 0)}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-small">{isLocked ? texts.ofSite : hasCards ? texts.affectedText(people) : texts.noneAffected}</p>
      )}
      {children}
    </section>
  )
}
