import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { findArrival, findMailDate, type MailDateForArrival } from '@fondly/domain/delivery/arrival.ts'
import { findHoliday, isDeliveryDay, type PostalHoliday } from '@fondly/domain/delivery/delivery-days.ts'
import { findDeliveryDayUpTo } from '@fondly/domain/delivery/last-delivery-day.ts'
import { addDays, type Day, isDay, MAX_DAYS_AHEAD } from '@fondly/domain/mail-date/mail-date.ts'
import { flushSync } from 'react-dom'
import { useDeliveryStandard } from '../../api/delivery.ts'
import { briefDay } from '../../ui/brief-day.ts'
import { Button } from '../../ui/Button.tsx'
import { useDeliveryDayWords } from '../../words/delivery-day-words.ts'
import { useDeliveryWords } from '../../words/delivery-words.ts'
import { useLanguage } from '../../words/words.tsx'
import type { DrawDayField } from './DayField.tsx'
import { useForm } from './form-state.tsx'
import { MailCalendar } from './MailCalendar.tsx'
import type { WantedArrival } from './use-wanted-arrival.ts'

/** The longest time in days that a letter needs, including holidays. It limits the days of arrival in the calendar. */
const MAX_DAYS_UNDER_WAY = 10

/**
 * Chooses the day by which the card arrives, from which the mail date follows. A new ZIP code changes the mail date again. While the calendar shows
 * mail dates, this part only says if the card cannot arrive by that day.
 */
export function ArriveBy({
  id,
  pageData,
  isChoosing,
  wanted,
  drawField,
  onWant,
}: {
  /** The id of the field. */
  id: string
  pageData: OrderFormPageData
  isChoosing: boolean
  wanted: Day | undefined
  drawField: DrawDayField
  onWant: (wanted: WantedArrival) => void
}) {
  const texts = useDeliveryWords()
  const dayWords = useDeliveryDayWords()
  const { values, change, leave } = useForm()
  const found = useDeliveryStandard(values.zipCode)
  const { today, blackoutDays } = pageData.calendar
  if (!found) return isChoosing && <div className="h-[310px]" />
  if (!found.standard) return isChoosing && <p className="my-3 text-ink-2">{texts.noStandard}</p>

  const calendar = { today, blackoutDays: new Set(blackoutDays.map(({ day }) => day)) }
  const { standard } = found
  // Before the sender chooses a day, shows the day by which the card arrives with the current mail date.
  const hasMailDate = isDay(values.sendDate)
  const day = wanted ?? (hasMailDate ? findArrival(values.sendDate, standard).last : '')
  const result = findMailDate(day || today, standard, calendar)
  const choose = (next: Day) => {
    const chosen = findMailDate(next, standard, calendar)
    // If no mail date is possible for the chosen day, an existing mail date does not change.
    const mailDate = chosen.kind === 'none' || (chosen.kind !== 'found' && hasMailDate) ? values.sendDate : chosen.mailDate
    onWant({ day: next, mailDate })
    if (mailDate !== values.sendDate) change('sendDate', mailDate)
  }
  const take = (next: Day) => {
    // Renders at once, because the pressed button disappears and the field must show the new day when it takes the focus.
    flushSync(() => choose(next))
    document.getElementById(id)?.focus()
  }
  const mailDate = result.kind === 'found' ? result.mailDate : undefined
  // A new ZIP code may need another mail date for the chosen day.
  const follow = (note: HTMLElement | null) => {
    if (!note || wanted === undefined || mailDate === undefined || mailDate === values.sendDate) return
    onWant({ day: wanted, mailDate })
    change('sendDate', mailDate)
  }
  if (!isChoosing)
    return (
      <output ref={follow} className="block text-small">
        {result.kind !== 'found' && <Result day={day} result={result} onTake={take} />}
      </output>
    )
  return (
    <>
      {drawField(
        // A text that names no day is kept as the mail date. The field shows it, and Send refuses it.
        hasMailDate ? day : values.sendDate,
        (next, text) => (next ? choose(next) : change('sendDate', text)),
        () => leave('sendDate'),
      )}
      <MailCalendar
        pageData={pageData}
        day={day}
        onDay={choose}
        arrival={{
          label: texts.dayOfArrival,
          last: addDays(today, MAX_DAYS_AHEAD + MAX_DAYS_UNDER_WAY),
          isClosed: (one) => !isDeliveryDay(one),
          noDelivery: dayWords.noDelivery,
          closed: listHolidays(today, dayWords.holidays),
          mailDate,
        }}
      />
      <output ref={follow} className="block min-h-12 text-small">
        {hasMailDate && <Result day={day} result={result} onTake={take} />}
        {!found.isKnown && <span className="block text-ink-2">{texts.zipNeeded}</span>}
      </output>
    </>
  )
}

/** Returns the holidays on which no letters are delivered, with their names. */
function listHolidays(today: Day, names: Readonly<Record<PostalHoliday, string>>): ReadonlyMap<Day, string> {
  const days = Array.from({ length: MAX_DAYS_AHEAD + MAX_DAYS_UNDER_WAY + 1 }, (_, ahead) => addDays(today, ahead))
  return new Map(
    days.flatMap((day) => {
      const holiday = findHoliday(day)
      return holiday ? [[day, names[holiday]] as const] : []
    }),
  )
}

function Result({ day, result, onTake }: { day: Day; result: MailDateForArrival; onTake: (day: Day) => void }) {
  const texts = useDeliveryWords()
  const dayWords = useDeliveryDayWords()
  const { locale } = useLanguage()
  const write = (day: Day) => briefDay(day, locale)
  if (result.kind === 'none') return texts.noMailDate
  if (result.kind === 'found') {
    const last = findDeliveryDayUpTo(day)
    const holiday = findHoliday(day)
    return (
      <>
        {last !== day && (
          <span className="mb-2 block">
            {holiday ? dayWords.noHoliday(dayWords.holidays[holiday], write(last)) : dayWords.noSunday(write(last))}
            <Button onClick={() => onTake(last)} className="my-3 block">
              {texts.take(write(last))}
            </Button>
          </span>
        )}
        <span className="block font-semibold">{texts.arrives(write(result.arrival.first), write(result.arrival.last))}</span>
        <span className="block">{texts.mailedOn(write(result.mailDate))}</span>
        <span className="block text-ink-2">{texts.byStandards}</span>
      </>
    )
  }
  const possible = result.kind === 'too-early' ? result.earliest : result.latest
  return (
    <>
      <span className="block font-medium text-error">
        {result.kind === 'too-early' ? texts.tooEarly(write(possible)) : texts.tooLate(write(possible))}
      </span>
      <Button onClick={() => onTake(possible)} className="my-3">
        {texts.take(write(possible))}
      </Button>
    </>
  )
}
