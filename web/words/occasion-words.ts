import type { OccasionKind } from '@fondly/domain/occasions/occasion.ts'
import { occasions } from '@fondly/languages/english/occasions.ts'
import type { LanguageTable } from '@fondly/languages/language-table.ts'
import { briefDay } from '../ui/brief-day.ts'
import { useSection } from './words.tsx'

export type OccasionWords = LanguageTable['occasions']

export const useOccasionWords = () => useSection('occasions', occasions)

type SaidOccasion = { kind: OccasionKind; words: string; day: string; years: number | null }
type Reading = { own: OccasionWords; today: string; locale: string }

/** Returns the sentence of a contact's occasion: 'Turns 80 on December 3'. A sad occasion gets a plain sentence. */
export function sayOccasion({ kind, words, day, years }: SaidOccasion, { own, today, locale }: Reading): string {
  const on = day === today ? own.today : own.onDay(writeDay(day, locale))
  switch (kind) {
    case 'birthday':
      return years === null ? own.birthday(on) : day < today ? own.turned(String(years), on) : own.turns(String(years), on)
    case 'move-in':
      return years === null ? own['move-in'](on) : own.moveInYears(own.years(years), on)
    case 'anniversary':
      return years === null ? own.anniversary(on) : own.anniversaryYears(String(years), on)
    case 'contract':
      return years === null ? own.contract(on) : own.contractYears(own.years(years), on)
    case 'remembrance':
      if (!words) return own.remembrance(on)
      return years === null ? own.remembranceWords(words, on) : own.remembranceYears(own.years(years), words, on)
    case 'other':
      return years === null ? own.other(words, on) : own.otherYears(own.years(years), words, on)
  }
}

/** Returns by when the card for a day must be mailed: 'Mail by Mon, Nov 30'. */
export function sayMailBy({ mailBy, day }: { mailBy: string; day: string }, { own, today, locale }: Reading): string {
  if (day < today) return own.over
  if (mailBy < today) return own.late
  return mailBy === today ? own.mailToday : own.mailBy(briefDay(mailBy, locale))
}

const writeDay = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
