import { lazyPart } from '../../ui/lazy-part.tsx'

/** The calendar is the largest part of the form, so it is loaded only when the sender is likely to need it. */
export const calendarPart = lazyPart(async () => (await import('./MailCalendar.tsx')).MailCalendar)
