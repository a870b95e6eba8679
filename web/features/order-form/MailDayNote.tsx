import { isDay } from '@fondly/domain/mail-date/mail-date.ts'
import { type MailDayClock, findMailDayState } from '@fondly/domain/mail-date/mail-day-state.ts'
import { useMailDayClock } from '../../api/delivery.ts'
import { useNow } from '../../ui/use-now.ts'
import { useDeliveryDayWords } from '../../words/delivery-day-words.ts'
import { useLanguage } from '../../words/words.tsx'

/** Says that the cut-off of the mail date has passed, or that the day is over. Also appears while the form is open. */
export function MailDayNote({ mailDate }: { mailDate: string }) {
  const clock = useMailDayClock()
  return <output className="block">{clock && isDay(mailDate) && <Note mailDate={mailDate} clock={clock} />}</output>
}

function Note({ mailDate, clock }: { mailDate: string; clock: MailDayClock }) {
  const texts = useDeliveryDayWords()
  const { locale } = useLanguage()
  const now = useNow()
  const state = findMailDayState(mailDate, now, clock)
  if (state === 'open') return null
  return (
    <span className="my-1 block border-l-3 border-accent bg-wash px-3 py-1 text-small text-wash-ink">
      {state === 'over' ? texts.dayOver : texts.cutOffPassed(writeCutOff(clock, now, locale))}
    </span>
  )
}

/** Writes the time of the cut-off with its time zone: '4:00 PM (Eastern Time)'. */
function writeCutOff({ cutOff, postalZone }: MailDayClock, now: Date, locale: string): string {
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const parts = new Intl.DateTimeFormat(locale, { timeZone: postalZone, timeZoneName: 'longGeneric' }).formatToParts(now)
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? postalZone
  return `${time.format(new Date(`2026-01-01T${cutOff ?? '00:00'}Z`))} (${zone})`
}
