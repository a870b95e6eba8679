import { addDays } from '@fondly/domain/mail-date/mail-date.ts'
import { type KeyboardEvent, useRef } from 'react'
import { useLanguage } from '../../../words/words.tsx'
import { DayButton } from './DayButton.tsx'
import { addMonths, listDays, type PlannedDay } from './plan.ts'

type PlannerProps = {
  months: readonly string[]
  plan: (day: string) => PlannedDay
  chosen: string
  onChoose: (day: string) => void
  /** True for short months with several rows of weeks. False for one row per month. */
  isNarrow: boolean
}

const MONTH_COLUMNS = 37
const WEEK_COLUMNS = 7

/**
 * A wall planner: one row per month, with each weekday in the same columns. On a phone, each month has rows of weeks. The arrow keys move by a day,
 * Page Up and Page Down by a month.
 */
export function Planner({ months, plan, chosen, onChoose, isNarrow }: PlannerProps) {
  const { locale } = useLanguage()
  const grid = useRef<HTMLDivElement>(null)
  const columns = isNarrow ? WEEK_COLUMNS : MONTH_COLUMNS
  const days = months.flatMap(listDays)
  // All bars have the same scale, so that busy days are easy to see.
  const most = Math.max(1, ...days.map((day) => plan(day).cards))
  const focused = days.includes(chosen) ? chosen : days[0]

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const to = goTo(event.key, chosen)
    if (to === undefined || !days.includes(to)) return
    event.preventDefault()
    onChoose(to)
    grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus()
  }

  return (
    <div ref={grid} onKeyDown={onKeyDown} className="tabular" role="presentation">
      {!isNarrow && <Weekdays columns={columns} locale={locale} />}
      {months.map((month, at) => (
        <section
          key={month}
          aria-label={new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(noon(month))}
          className={isNarrow ? 'mb-5' : 'grid grid-cols-[5.5rem_1fr] border-t border-rule last:border-b'}
        >
          <h2 className="pt-1 text-[1.1875rem]/6">
            {new Intl.DateTimeFormat(locale, { month: isNarrow ? 'long' : 'short', timeZone: 'UTC' }).format(noon(month))}
            {(at === 0 || month.slice(5, 7) === '01') && <span className="text-small text-ink-2"> {month.slice(0, 4)}</span>}
          </h2>
          <div>
            {isNarrow && <Weekdays columns={columns} locale={locale} />}
            <div className="grid" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
              {listDays(month).map((day, index) => (
                <div key={day} style={index === 0 ? { gridColumnStart: noon(month).getUTCDay() + 1 } : undefined} className="grid">
                  <DayButton
                    planned={plan(day)}
                    most={most}
                    isChosen={day === chosen}
                    isStop={day === focused}
                    isTall={isNarrow}
                    onChoose={() => onChoose(day)}
                  />
                </div>
              ))}
            </div>
          </div>
        </section>
      ))}
    </div>
  )
}

function Weekdays({ columns, locale }: { columns: number; locale: string }) {
  // Any Sunday is possible as the first day; 2026-11-01 is a Sunday.
  const initial = (column: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }).format(noon(addDays('2026-11-01', column % WEEK_COLUMNS)))
  const places = Array.from({ length: columns }, (_, column) => column)
  return (
    <div aria-hidden="true" className={columns === MONTH_COLUMNS ? 'grid grid-cols-[5.5rem_1fr]' : ''}>
      {columns === MONTH_COLUMNS && <span />}
      <div
        className="grid text-[0.875rem]/6 font-semibold text-ink-2"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {places.map((column) => (
          <span key={column} className={`text-center ${column % WEEK_COLUMNS === 0 || column % WEEK_COLUMNS === 6 ? 'bg-sunk' : ''}`}>
            {initial(column)}
          </span>
        ))}
      </div>
    </div>
  )
}

function goTo(key: string, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    default:
      return undefined
  }
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`)
