import { addDays } from '@fondly/domain/mail-date/mail-date.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarQuery } from '../../../api/client-settings.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { useLanguage } from '../../../words/words.tsx'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import type { DashboardPageProps } from '../pages.ts'
import { ClosedDays } from './ClosedDays.tsx'
import { DayForm } from './DayForm.tsx'
import { Planner } from './Planner.tsx'
import { addMonths, createPlan, listMonths, readYear } from './plan.ts'
import { useCalendarWords } from './calendar-words.ts'

const WIDE_MONTHS = 12
const NARROW_MONTHS = 3
/** In a narrower window, the 37 columns of a year would be too small for a finger. */
const NARROW = '(width < 60rem)'

/** Calendar: the mailing days, and the cards that wait for each day. */
export function CalendarPage({ frame }: DashboardPageProps) {
  const texts = useCalendarWords()
  const { locale } = useLanguage()
  const { data, error, refetch } = useQuery(calendarQuery(frame.key))
  const isNarrow = useMedia(NARROW)
  const [chosen, setChosen] = useState<string>()
  const [first, setFirst] = useState<string>()
  if (!data) return error ? <PageFailed error={error} onAgain={() => void refetch()} /> : <PageWaiting />

  const plan = createPlan(data)
  const { mailed, closed } = readYear(plan, data.today)
  const count = isNarrow ? NARROW_MONTHS : WIDE_MONTHS
  const months = listMonths(first ?? data.today, count)
  const named = (month = '') =>
    new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}T12:00:00Z`))
  const move = (by: number) => setFirst(addMonths(months[0] ?? data.today, by * (isNarrow ? NARROW_MONTHS : 6)))

  return (
    <>
      <PageHead title={texts.title} lead={texts.lead(mailed)}>
        <div className="flex items-center gap-1 font-semibold">
          <button type="button" aria-label={texts.earlier} onClick={() => move(-1)} className="grid size-11 place-items-center">
            <Icon name="left" size={18} />
          </button>
          <output>{texts.range(named(months[0]), named(months.at(-1)))}</output>
          <button type="button" aria-label={texts.later} onClick={() => move(1)} className="grid size-11 place-items-center">
            <Icon name="right" size={18} />
          </button>
        </div>
      </PageHead>
      <Planner months={months} plan={plan} chosen={chosen ?? addDays(data.today, 1)} onChoose={setChosen} isNarrow={isNarrow} />
      <div className="mt-7 grid gap-x-10 gap-y-8 @4xl:grid-cols-[2.4fr_1fr]">
        {frame.rights.includes('change') && (
          <DayForm
            frame={frame}
            calendar={data}
            plan={plan}
            day={chosen ?? addDays(data.today, 1)}
            onDay={setChosen}
            onChanged={() => void refetch()}
          />
        )}
        <ClosedDays closed={closed} onChoose={setChosen} />
      </div>
    </>
  )
}
