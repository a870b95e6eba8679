import { lazyPart } from '../../ui/lazy-part.tsx'

/** The calendar is the heaviest part of the form, so it is loaded on intent. */
export const calendarPart = lazyPart(async () => (await import('./MailCalendar.tsx')).MailCalendar)
