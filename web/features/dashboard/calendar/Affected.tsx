import type { ReactNode } from 'react'
import { writtenDay } from '../../../ui/written-day.ts'
import { useLanguage } from '../../../words/words.tsx'
import { useCalendarWords } from './calendar-words.ts'
import type { PlannedDay } from './plan.ts'

/** How many cards are dated a day, and what becomes of them; with the buttons of the form. */
export function Affected({ planned, isLocked, children }: { planned: PlannedDay; isLocked: boolean; children: ReactNode }) {
  const own = useCalendarWords()
  const { locale } = useLanguage()
  const { day, cards, people } = planned
  const hasCards = cards > 0
  return (
    <section aria-labelledby="affected" className={`border-t-2 p-4 ${hasCards ? 'border-error bg-error/8' : 'border-rule-2 bg-sheet'}`}>
      <h2 id="affected" className="text-[1.25rem]/7">
        {hasCards ? own.affected(cards) : writtenDay(day, locale, { whole: true })}
      </h2>
      <p className="mt-1 text-small">{isLocked ? own.ofSite : hasCards ? own.affectedText(people) : own.noneAffected}</p>
      {children}
    </section>
  )
}
