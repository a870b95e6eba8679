import { useFormWords } from '../../words/form-words.ts'
import './mail-calendar.css'
import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { addDays, isDay, isWeekend, MAX_DAYS_AHEAD } from '@fondly/domain/mail-date/mail-date.ts'
import { readLocalText } from '@fondly/languages/fill-message.ts'
import { type DateValue, parseDate } from '@internationalized/date'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  Heading,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useContext, useState } from 'react'
import { ArrivalLine } from '../../api/ArrivalLine.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useLanguage } from '../../words/words.tsx'
import { useFormPartWords } from '../../words/form-part-words.ts'

// React Aria adds a style element if none with this id exists, but our content security policy forbids style elements. mail-calendar.css has its rule
// instead.
const REACT_ARIA_STYLE_ID = 'react-aria-pressable-style'
if (!document.getElementById(REACT_ARIA_STYLE_ID))
  document.head.append(Object.assign(document.createElement('meta'), { id: REACT_ARIA_STYLE_ID }))

type MailCalendarProps = {
  pageData: OrderFormPageData
  day: string
  onDay: (day: string) => void
  /** With a ZIP code, the calendar says when a card of the chosen mail date arrives there. */
  zip?: string
  /**
   * Set if the calendar chooses a day of arrival: days up to `last`, except those for which `isClosed` is true. `closed` holds reasons, and
   * `mailDate` is marked.
   */
  arrival?: {
    label: string
    last: string
    isClosed: (day: string) => boolean
    closed: ReadonlyMap<string, string>
    noDelivery: string
    mailDate: string | undefined
  }
}

/** A calendar in which the sender chooses a day. Past days, weekends, blackout days and days after the last possible day cannot be chosen. */
export function MailCalendar({ pageData, day, onDay, zip, arrival }: MailCalendarProps) {
  const { locale, tag } = useLanguage()
  const formWords = useFormWords()
  const partWords = useFormPartWords()
  const { today, blackoutDays } = pageData.calendar
  const chosen = isDay(day) ? parseDate(day) : null
  const last = arrival?.last ?? addDays(today, MAX_DAYS_AHEAD)
  const isInRange = chosen && day >= today && day <= last
  const [focusedDay, setFocusedDay] = useState<DateValue>(isInRange ? chosen : parseDate(today))
  const [shownDay, setShownDay] = useState(day)
  // When the sender types a day, the calendar shows its month.
  if (shownDay !== day) {
    setShownDay(day)
    if (isInRange) setFocusedDay(chosen)
  }
  const reasons =
    arrival?.closed ?? new Map(blackoutDays.map(({ day: closed, reason }) => [closed, reason ? readLocalText(reason, tag) : '']))
  const closed = (date: DateValue) => reasons.has(date.toString())
  const arrow = 'grid size-11 place-items-center rounded-control data-disabled:text-ink-3 data-disabled:opacity-50'

  return (
    <I18nProvider locale={locale}>
      <Calendar
        aria-label={arrival?.label ?? formWords.mailDate}
        value={chosen}
        focusedValue={focusedDay}
        onFocusChange={setFocusedDay}
        onChange={(date) => onDay(date.toString())}
        minValue={parseDate(today)}
        maxValue={parseDate(last)}
        isDateUnavailable={(date) => (arrival ? arrival.isClosed(date.toString()) : closed(date) || isWeekend(date.toString()))}
        firstDayOfWeek="sun"
      >
        <header role="presentation" className="flex items-center justify-between pt-1">
          <Button slot="previous" className={arrow} aria-label={partWords.previousMonth}>
            <Icon name="left" size={18} />
          </Button>
          <Heading className="font-serif text-[1.1875rem]/6 first-letter:uppercase" />
          <Button slot="next" className={arrow} aria-label={partWords.nextMonth}>
            <Icon name="right" size={18} />
          </Button>
        </header>
        <CalendarGrid weekdayStyle="short" className="mail-days">
          <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell
                date={date}
                className="mail-day"
                data-mailed={(arrival && date.toString() === arrival.mailDate) || undefined}
                data-closed={closed(date) || undefined}
                data-now={date.toString() === today || undefined}
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
        <ClosedDays title={arrival?.noDelivery ?? partWords.noMailing} reasons={reasons} isArrival={!!arrival} />
        {zip && (
          <p className="text-small text-ink-2">
            <ArrivalLine mailDate={day} zip={zip} />
          </p>
        )}
      </Calendar>
    </I18nProvider>
  )
}

/** Lists the closed days of the visible month with their reasons. Weekends are closed for mailing, but letters arrive on Saturdays. */
function ClosedDays({ title, reasons, isArrival }: { title: string; reasons: ReadonlyMap<string, string>; isArrival: boolean }) {
  const { start, end } = useContext(CalendarStateContext)?.visibleRange ?? {}
  const inSight = [...reasons]
    .filter(([day]) => start && end && day >= start.toString() && day <= end.toString() && (isArrival || !isWeekend(day)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return (
    <p className="mt-1 min-h-12 text-small text-ink-2">
      {inSight.length > 0 && (
        <>
          <span aria-hidden="true" className="mr-2 inline-block size-1.5 rounded-full bg-error align-middle" />
          {title} {inSight.map(([day, reason]) => `${Number(day.slice(8))} ${reason}`.trim()).join(', ')}
        </>
      )}
    </p>
  )
}
