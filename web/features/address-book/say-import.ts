import type { ContactImport } from '@fondly/contracts/bff/contact-imports.ts'
import type { LanguageTable } from '@fondly/languages/language-table.ts'

type ImportWords = LanguageTable['contactImport']
type SaidImport = Pick<ContactImport, 'state' | 'kinds' | 'birthdays' | 'added'>

/** Says what the button adds: new people, birthdays of known people, or both. */
export function sayAdd({ kinds, birthdays }: SaidImport, own: ImportWords): string {
  if (kinds.new === 0) return own.addBirthdays(birthdays)
  return birthdays === 0 ? own.add(kinds.new) : `${own.add(kinds.new)} ${own.andBirthdays(birthdays)}`
}

/** Describes the progress of an import. If nobody is new, describes the birthdays. Empty if the button already says the same. */
export function sayStep({ state, kinds, birthdays, added }: SaidImport, own: ImportWords): string {
  const hasNew = kinds.new > 0
  if (state === 'running') return hasNew ? own.running({ last: added, total: kinds.new }) : own.runningBirthdays
  if (state === 'done') return hasNew ? own.done(added) : birthdays > 0 ? own.doneBirthdays(birthdays) : own.doneNothing
  if (hasNew) return ''
  return birthdays > 0 ? own.onlyBirthdays(birthdays) : own.nothingToAdd
}

/** Writes a birthday: 'February 28, 1990', or 'February 28' if the year is unknown. */
export function sayBirthday({ monthDay, year }: { monthDay: string; year: number | null }, locale: string): string {
  // The year 2000 is a leap year, so February 29 exists.
  const day = new Date(`${year ?? 2000}-${monthDay}T12:00:00Z`)
  const parts: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric', ...(year === null ? {} : { year: 'numeric' }) }
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(day)
}
