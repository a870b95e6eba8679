import type { Day } from './mail-date.ts'

/** Formats a day as MM/DD/YYYY in both languages, so that 03/04 does not change its meaning with the language of the page. */
export function slashDay(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}
