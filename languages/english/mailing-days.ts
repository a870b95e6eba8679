import { counter } from '../counter.ts'

const cards = counter('en-US', { one: '# card', other: '# cards' })
const people = counter('en-US', { one: '# person', other: '# people' })

/** The words of the calendar of the dashboard. */
export const mailingDays = {
  title: 'Mailing days',
  lead: (days: number) => `The press mails on ${days} of the next 365 days. Each bar is what a day already holds.`,
  earlier: 'Earlier months',
  later: 'Later months',
  range: (first: string, last: string) => `${first} to ${last}`,
  cards,
  dayWithout: (day: string, reason: string) => `${day}, no mailing${reason ? `: ${reason}` : ''}`,
  weekend: (day: string) => `${day}, weekend`,
  add: 'No mailing on a day',
  day: 'Day',
  reason: 'Reason, in English',
  spanishReason: 'Reason, in Spanish',
  scope: 'For',
  forClient: (client: string) => `Only ${client}`,
  forSite: 'Every client',
  addDay: 'Add the day',
  addDayWith: (count: number) => `Add the day, ${cards(count)} stay`,
  saveReason: 'Save the reason',
  remove: 'Remove the day',
  affected: (count: number) => `${cards(count)} ${count === 1 ? 'is' : 'are'} dated that day`,
  affectedText: (count: number) =>
    `${people(count)} wrote them. Nothing is moved: what is ordered for that day is still mailed. Whoever wants another day corrects the card in Order History, until it is cut.`,
  noneAffected: 'No card of this client is dated that day.',
  ofSite: 'This day is a blackout day of the site. Only Fondly changes it.',
  past: 'Please choose a day after today.',
  isWeekend: 'Nothing is mailed on weekends.',
  reasonMissing: 'Please say why, in English.',
  next: 'Next without mailing',
  noneNext: 'The press mails on every weekday.',
  added: 'The day was added.',
  saved: 'The reason was saved.',
  removed: 'The day was removed.',
}
