import { late } from '../../ui/late.tsx'

/** The calendar is the heaviest part of the form, so it is loaded on intent. */
export const calendarPart = late(async () => (await import('./MailCalendar.tsx')).MailCalendar)
