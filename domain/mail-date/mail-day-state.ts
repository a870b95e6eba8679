import type { Day } from './mail-date.ts'
import { postalDay, postalTime } from './postal-day.ts'

/** `cutOff` is the time of a mail day, such as '16:00', from which its cards are printed; null when the time of the day does not matter. */
export type MailDayClock = { postalZone: string; cutOff: string | null }

/** Returns 'over' for a mail date before today. 'cut' means today after the cut-off: a card for this day is printed at once. */
export function findMailDayState(mailDate: Day, now: Date, { postalZone, cutOff }: MailDayClock): 'open' | 'cut' | 'over' {
  const today = postalDay(now, postalZone)
  if (mailDate < today) return 'over'
  return mailDate === today && cutOff !== null && postalTime(now, postalZone) >= cutOff ? 'cut' : 'open'
}
