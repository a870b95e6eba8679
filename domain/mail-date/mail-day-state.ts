import type { Day } from './mail-date.ts'
import { postalDay, postalTime } from './postal-day.ts'

/** Until when the cards of a day are cut: `cutOff` is a time such as '16:00'; null where no time of the day matters. */
export type MailDayClock = { postalZone: string; cutOff: string | null }

/** Tells whether a mail date is 'over', or 'cut': it is today, and its cut-off has passed, so that a card for it is printed at once. */
export function findMailDayState(mailDate: Day, now: Date, { postalZone, cutOff }: MailDayClock): 'open' | 'cut' | 'over' {
  const today = postalDay(now, postalZone)
  if (mailDate < today) return 'over'
  return mailDate === today && cutOff !== null && postalTime(now, postalZone) >= cutOff ? 'cut' : 'open'
}
