import type { OrderFormSetting } from '@fondly/contracts/bff/order-form.ts'
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

/** A letter that is mailed on the last mail date arrives within so many days, also over holidays. */
const MAX_DAYS_UNDER_WAY = 10

/**
 * Chooses the day by which the card arrives. The mail date follows from it, and again when the ZIP code changes. While the calendar shows mail dates, this
 * part only says if the card cannot arrive by that day.
 */
export function ArriveBy({
  id,
  setting,
  isChoosing,
  wanted,
  drawField,
  onWant,
}: {
  /** The id of the field. */
  id: string
  setting: OrderFormSetting
  isChoosing: boolean
  wanted: Day | undefined
  drawField: DrawDayField
  onWant: (wanted: WantedArrival) => void
}) {
  const own = useDeliveryWords()
  const dayWords = useDeliveryDayWords()
  const { values, change, leave } = useForm()
  const found = useDeliveryStandard(values.zipCode)
  const { today, blackoutDays } = setting.calendar
  if (!found) return isChoosing && <div className="h-[310px]" />
  if (!found.standard) return isChoosing && <p className="my-3 text-ink-2">{own.noStandard}</p>

  const calendar = { today, blackoutDays: new Set(blackoutDays.map(({ day }) => day)) }
  const { standard } = found
  // Until a day is chosen, it is the one by which the card arrives as it stands.
  const hasMailDate = isDay(values.sendDate)
  const day = wanted ?? (hasMailDate ? findArrival(values.sendDate, standard).last : '')
  const result = findMailDate(day || today, standard, calendar)
  const choose = (next: Day) => {
    const chosen = findMailDate(next, standard, calendar)
    // A day that cannot be met changes no mail date, if there is one.
    const mailDate = chosen.kind === 'none' || (chosen.kind !== 'found' && hasMailDate) ? values.sendDate : chosen.mailDate
    onWant({ day: next, mailDate })
    if (mailDate !== values.sendDate) change('sendDate', mailDate)
  }
  const take = (next: Day) => {
    // At once, so that the field shows the day when it takes the focus: the button that was pressed goes away.
    flushSync(() => choose(next))
    document.getElementById(id)?.focus()
  }
  const mailDate = result.kind === 'found' ? result.mailDate : undefined
  // Another ZIP code may need another mail date for the chosen day.
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
        // What names no day stands in the form in place of the mail date, so that the field keeps it and Send refuses it.
        hasMailDate ? day : values.sendDate,
        (next, text) => (next ? choose(next) : change('sendDate', text)),
        () => leave('sendDate'),
      )}
      <MailCalendar
        setting={setting}
        day={day}
        onDay={choose}
        arrival={{
          label: own.dayOfArrival,
          last: addDays(today, MAX_DAYS_AHEAD + MAX_DAYS_UNDER_WAY),
          isClosed: (one) => !isDeliveryDay(one),
          noDelivery: dayWords.noDelivery,
          closed: listHolidays(today, dayWords.holidays),
          mailDate,
        }}
      />
      <output ref={follow} className="block min-h-12 text-small">
        {hasMailDate && <Result day={day} result={result} onTake={take} />}
        {!found.isKnown && <span className="block text-ink-2">{own.zipNeeded}</span>}
      </output>
    </>
  )
}

/** The holidays on which nothing arrives, with their names. */
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
  const own = useDeliveryWords()
  const dayWords = useDeliveryDayWords()
  const { locale } = useLanguage()
  const write = (day: Day) => briefDay(day, locale)
  if (result.kind === 'none') return own.noMailDate
  if (result.kind === 'found') {
    const last = findDeliveryDayUpTo(day)
    const holiday = findHoliday(day)
    return (
      <>
        {last !== day && (
          <span className="mb-2 block">
            {holiday ? dayWords.noHoliday(dayWords.holidays[holiday], write(last)) : dayWords.noSunday(write(last))}
            <Button onClick={() => onTake(last)} className="my-3 block">
              {own.take(write(last))}
            </Button>
          </span>
        )}
        <span className="block font-semibold">{own.arrives(write(result.arrival.first), write(result.arrival.last))}</span>
        <span className="block">{own.mailedOn(write(result.mailDate))}</span>
        <span className="block text-ink-2">{own.byStandards}</span>
      </>
    )
  }
  const possible = result.kind === 'too-early' ? result.earliest : result.latest
  return (
    <>
      <span className="block font-medium text-error">
        {result.kind === 'too-early' ? own.tooEarly(write(possible)) : own.tooLate(write(possible))}
      </span>
      <Button onClick={() => onTake(possible)} className="my-3">
        {own.take(write(possible))}
      </Button>
    </>
  )
}
