import { useLanguage } from '../../../words/words.tsx'
import { readLocalText } from '@fondly/languages/fill-message.ts'
import { writtenDay } from '../../../ui/written-day.ts'
import { useCalendarWords } from './calendar-words.ts'
import type { PlannedDay } from './plan.ts'

const MAX_BAR_PX = 14
const MIN_BAR_PX = 2

type DayButtonProps = {
  planned: PlannedDay
  most: number
  isChosen: boolean
  /** True for the only day that the Tab key reaches. The arrow keys lead to the other days. */
  isStop: boolean
  isTall: boolean
  onChoose: () => void
}

/** A day of the planner, with a bar for its cards. A day without mailing has a line and the colour of an error. */
export function DayButton({ planned, most, isChosen, isStop, isTall, onChoose }: DayButtonProps) {
  const { locale, tag } = useLanguage()
  const texts = useCalendarWords()
  const { day, cards, closed, isWeekend, isPast, isToday } = planned
  const written = writtenDay(day, locale)
  const reason = closed?.reason ? readLocalText(closed.reason, tag) : ''
  const name = closed ? texts.dayWithout(written, reason) : isWeekend ? texts.weekend(written) : `${written}, ${texts.cards(cards)}`
  const colour = closed && !isPast ? 'font-semibold text-error' : isPast || isWeekend ? 'text-ink-3' : 'text-ink'
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={name}
      title={cards > 0 || closed ? name : undefined}
      onClick={onChoose}
      className={`relative flex flex-col items-center pt-0.5 text-[0.875rem]/6 ${isTall ? 'min-h-12' : 'min-h-9'} ${isWeekend ? 'bg-sunk' : ''} ${colour} ${isChosen ? 'outline-2 -outline-offset-2 outline-accent' : 'hover:bg-wash'}`}
    >
      <span className={isToday ? 'px-1 font-semibold outline-[1.5px] -outline-offset-1 outline-ink' : ''}>{Number(day.slice(8))}</span>
      {closed && <span aria-hidden="true" className="mt-0.5 h-0.5 w-3.5 bg-error" />}
      {cards > 0 && (
        <span
          aria-hidden="true"
          className="absolute bottom-0 w-3.5 bg-accent"
          style={{ height: `${Math.max(MIN_BAR_PX, Math.round((cards / most) * MAX_BAR_PX))}px` }}
        />
      )}
    </button>
  )
}
