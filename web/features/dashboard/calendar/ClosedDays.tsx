import { readLocalText } from '@fondly/languages/fill-message.ts'
import { useLanguage } from '../../../words/words.tsx'
import { SectionHead } from '../parts/SectionHead.tsx'
import { useCalendarWords } from './calendar-words.ts'
import type { PlannedDay } from './plan.ts'

/** The weekdays of the next year on which nothing is mailed, the earliest first. */
export function ClosedDays({ closed, onChoose }: { closed: readonly PlannedDay[]; onChoose: (day: string) => void }) {
  const texts = useCalendarWords()
  const { locale, tag } = useLanguage()
  const short = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return (
    <section aria-labelledby="closed-days">
      <SectionHead id="closed-days" title={texts.next} />
      {closed.length === 0 && <p className="py-3 text-ink-2">{texts.noneNext}</p>}
      <ul className="max-h-80 overflow-y-auto">
        {closed.map(({ day, closed: why }) => (
          <li key={day} className="border-b border-rule">
            <button
              type="button"
              onClick={() => onChoose(day)}
              className="flex min-h-9 w-full gap-4 py-1.5 text-left hover:text-accent pointer-coarse:min-h-11"
            >
              <span className="tabular w-16 shrink-0 font-semibold">{short.format(new Date(`${day}T12:00:00Z`))}</span>
              <span className="min-w-0 wrap-anywhere">{why?.reason ? readLocalText(why.reason, tag) : ''}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
