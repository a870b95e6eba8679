import { addDays, type Day, MAX_DAYS_AHEAD, mailDateProblem, type PostalCalendar } from '../mail-date/mail-date.ts'
import { addDeliveryDays } from './delivery-days.ts'

/** How many delivery days a letter takes by the standards of the post, at least and at most. */
export type DeliveryStandard = { min: number; max: number }
/** The first and the last day on which a card arrives by these standards. The post does not guarantee them. */
export type Arrival = { first: Day; last: Day }

/** The standard that covers every letter in the United States, used while the ZIP code is unknown. */
export const WIDEST_STANDARD: DeliveryStandard = { min: 1, max: 5 }

/** Returns the first and the last day on which a card arrives when it is mailed on this day. */
export const findArrival = (mailDate: Day, { min, max }: DeliveryStandard): Arrival => ({
  first: addDeliveryDays(mailDate, min),
  last: addDeliveryDays(mailDate, max),
})

/** The mail date for a card that is to arrive by a day. 'too-early' has the first day by which a card can arrive, and its mail date. */
export type MailDateForArrival =
  | { kind: 'found'; mailDate: Day; arrival: Arrival }
  | { kind: 'too-early'; earliest: Day; mailDate: Day }
  /** `latest` is the last day by which a card can arrive, and `mailDate` its mail date. */
  | { kind: 'too-late'; latest: Day; mailDate: Day }
  /** There is no mail date at all: every day ahead is blacked out. */
  | { kind: 'none' }

/** Finds the last mail date with which a card arrives by this day at the latest. It looks at each day ahead once. */
export function findMailDate(arriveBy: Day, standard: DeliveryStandard, calendar: PostalCalendar): MailDateForArrival {
  const mailDates = listMailDates(calendar)
  const [first] = mailDates
  const final = mailDates.at(-1)
  if (first === undefined || final === undefined) return { kind: 'none' }
  const earliest = findArrival(first, standard).last
  if (arriveBy < earliest) return { kind: 'too-early', earliest, mailDate: first }
  const latest = findArrival(final, standard).last
  if (arriveBy > latest) return { kind: 'too-late', latest, mailDate: final }
  const mailDate = mailDates.findLast((day) => findArrival(day, standard).last <= arriveBy) ?? first
  return { kind: 'found', mailDate, arrival: findArrival(mailDate, standard) }
}

/** Lists the days on which a card may be mailed. */
function listMailDates(calendar: PostalCalendar): Day[] {
  const days: Day[] = []
  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD; ahead++) {
    const day = addDays(calendar.today, ahead)
    if (!mailDateProblem(day, calendar)) days.push(day)
  }
  return days
}
