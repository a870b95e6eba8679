import type { OrderFormSetting } from '@fondly/contracts/bff/order-form.ts'
import { findArrival, findMailDate, type MailDateForArrival } from '@fondly/domain/delivery/arrival.ts'
import { isDeliveryDay } from '@fondly/domain/delivery/delivery-days.ts'
import { addDays, type Day, isDay, MAX_DAYS_AHEAD } from '@fondly/domain/mail-date/mail-date.ts'
import { flushSync } from 'react-dom'
import { useDeliveryStandard } from '../../api/delivery.ts'
import { briefDay } from '../../ui/brief-day.ts'
import { Button } from '../../ui/Button.tsx'
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
  const { values, change } = useForm()
  const found = useDeliveryStandard(values.zipCode)
  const { today, blackoutDays } = setting.calendar
  if (!found) return isChoosing && <div className="h-[310px]" />
  if (!found.standard) return isChoosing && <p className="my-3 text-ink-2">{own.noStandard}</p>

  const calendar = { today, blackoutDays: new Set(blackoutDays.map(({ day }) => day)) }
  const { standard } = found
  // Until a day is chosen, it is the one by which the card arrives as it stands.
  const day = wanted ?? (isDay(values.sendDate) ? findArrival(values.sendDate, standard).last : '')
  const result = findMailDate(day || today, standard, calendar)
  const choose = (next: Day) => {
    const chosen = findMailDate(next, standard, calendar)
    const mailDate = chosen.kind === 'found' ? chosen.mailDate : values.sendDate
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
        {result.kind !== 'found' && <Result result={result} onTake={take} />}
      </output>
    )
  return (
    <>
      {drawField(day, (next) => next && choose(next))}
      <MailCalendar
        setting={setting}
        day={day}
        onDay={choose}
        arrival={{
          label: own.dayOfArrival,
          last: addDays(today, MAX_DAYS_AHEAD + MAX_DAYS_UNDER_WAY),
          isClosed: (one) => !isDeliveryDay(one),
          mailDate,
        }}
      />
      <output ref={follow} className="block min-h-12 text-small">
        <Result result={result} onTake={take} />
        {!found.isKnown && <span className="block text-ink-2">{own.zipNeeded}</span>}
      </output>
    </>
  )
}

function Result({ result, onTake }: { result: MailDateForArrival; onTake: (day: Day) => void }) {
  const own = useDeliveryWords()
  const { locale } = useLanguage()
  const write = (day: Day) => briefDay(day, locale)
  if (result.kind === 'none') return own.noMailDate
  if (result.kind === 'found')
    return (
      <>
        <span className="block font-semibold">{own.arrives(write(result.arrival.first), write(result.arrival.last))}</span>
        <span className="block">{own.mailedOn(write(result.mailDate))}</span>
        <span className="block text-ink-2">{own.byStandards}</span>
      </>
    )
  const day = result.kind === 'too-early' ? result.earliest : result.latest
  return (
    <>
      <span className="block font-medium text-error">
        {result.kind === 'too-early' ? own.tooEarly(write(day)) : own.tooLate(write(day))}
      </span>
      <Button onClick={() => onTake(day)} className="my-3">
        {own.take(write(day))}
      </Button>
    </>
  )
}
