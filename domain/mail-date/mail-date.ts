import type { Language } from '../language.ts'

/** A calendar day such as '2026-11-24', without time or time zone. */
export type Day = string
/** Why cards are not mailed on a blackout day. Without Spanish words, the English ones are shown. */
export type BlackoutReason = { en: string; es?: string | undefined }
export type PostalCalendar = { today: Day; blackoutDays: ReadonlySet<Day>; reasons?: ReadonlyMap<Day, BlackoutReason> | undefined }

/** The last mail date is this many days after today. */
export const MAX_DAYS_AHEAD = 45

/** Returns why this day cannot be a mail date, or undefined when it can. */
export function mailDateProblem(day: Day, calendar: PostalCalendar, language: Language = 'en_US'): string | undefined {
  const sentences = SENTENCES[language]
  if (!isDay(day)) return sentences.missing
  if (day < calendar.today) return sentences.passed
  if (day > addDays(calendar.today, MAX_DAYS_AHEAD)) return sentences.tooFar
  if (isWeekend(day)) return sentences.weekend
  if (calendar.blackoutDays.has(day)) {
    const reason = calendar.reasons?.get(day)
    return reason ? blackoutProblem(language, translateReason(language, reason)) : sentences.blackout
  }
  return undefined
}

/** Returns the sentence for a blackout day whose reason is known. */
export function blackoutProblem(language: Language, reason: string): string {
  return `${SENTENCES[language].blackout.slice(0, -1)}: ${reason}.`
}

export function translateReason(language: Language, { en, es }: BlackoutReason): string {
  return (language === 'es' ? es : undefined) ?? en
}

const SENTENCES = {
  en_US: {
    missing: 'Please select a mail date.',
    passed: 'The mail date has passed.',
    tooFar: 'The mail date is too far ahead.',
    weekend: 'Cards are not mailed on weekends.',
    blackout: 'Cards are not mailed on this day.',
  },
  es: {
    missing: 'Elija una fecha de envío.',
    passed: 'La fecha de envío ya pasó.',
    tooFar: 'La fecha de envío es demasiado lejana.',
    weekend: 'Las tarjetas no se envían los fines de semana.',
    blackout: 'Las tarjetas no se envían ese día.',
  },
}

export function mailDateSentences(language: Language) {
  return SENTENCES[language]
}

/** Returns true when the text is an existing day; '2026-02-30' is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const noon = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text)
}

/** Adds days to a day; a negative number goes back. */
export function addDays(day: Day, days: number): Day {
  const noon = new Date(`${day}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + days)
  return noon.toISOString().slice(0, 10)
}

/** Returns true for Saturdays and Sundays. */
export function isWeekend(day: Day): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6
}
