import { lookUp } from '@fondly/domain/look-up.ts'
import type { DashboardReport } from '@fondly/contracts/bff/reports.ts'
import type { Dimension } from '@fondly/domain/reports/order-columns.ts'
import { reports } from '@fondly/languages/english/reports.ts'
import { rejections } from '@fondly/languages/english/rejections.ts'
import { useSection, useLanguage } from '../../../words/words.tsx'
import { writtenDay } from '../../../ui/written-day.ts'

/** The words of the reports, with numbers, days and names in the format of the page's language. */
export function useReportWords() {
  const texts = useSection('reports', reports)
  const printing = useSection('rejections', rejections)
  const { locale, language } = useLanguage()
  const figures = new Intl.NumberFormat(locale)

  return {
    own: texts,
    number: (value: number) => figures.format(value),
    monthDay: (day: string) => format(day, locale, MONTH_DAY),
    /** The day of a column, or the first day of its week. */
    columnDay: ({ day, isWeek }: { day: string; isWeek: boolean }, length: 'short' | 'long' = 'long') => {
      if (isWeek) return texts.weekOf(format(day, locale, MONTH_DAY))
      return length === 'short' ? format(day, locale, { weekday: 'long' }) : writtenDay(day, locale)
    },
    wholeDay: (day: string) => writtenDay(day, locale, { whole: true }),
    time: (instant: string, zone: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(new Date(instant)),
    /** The name of the report's period, such as 'November 2026'. */
    periodName: ({ period, from }: Pick<DashboardReport, 'period' | 'from'>) => {
      if (period === 'week') return format(from, locale, { dateStyle: 'medium' })
      if (period === 'year') return from.slice(0, 4)
      if (period === 'quarter') return texts.quarterName(Math.ceil(Number(from.slice(5, 7)) / 3), from.slice(0, 4))
      return capital(format(from, locale, { month: 'long', year: 'numeric' }))
    },
    title: ({ period, from, to, today }: Pick<DashboardReport, 'period' | 'from' | 'to' | 'today'>, name: string) => {
      const isNow = from <= today && today <= to
      const month = isNow && period === 'month' ? capital(format(from, locale, { month: 'long' })) : name
      return texts.titles[period](isNow, month)
    },
    /** The name of the previous period. `days` is how many days earlier it begins. */
    earlier: (days: number) => lookUp(texts.earlier, days) ?? texts.beforeHead,
    /** The name of a value by which cards are counted. */
    nameOf: (dimension: Dimension, { value, label }: { value: string; label: string }, report: Pick<DashboardReport, 'occasions'>) => {
      if (value === '') return texts.none[dimension]
      const occasion = report.occasions[value]
      if (dimension === 'occasion' && occasion) return language === 'es' ? occasion.es : occasion.en
      if (dimension === 'language') return value === 'es' ? texts.languages.es : texts.languages.other
      return label || value
    },
    reason: (code: string) => {
      const known: Record<string, unknown> = { ...printing, ...texts.reasons }
      const sentence = known[code]
      return typeof sentence === 'string' ? sentence : texts.reasons['not-printable']
    },
  }
}
export type ReportWords = ReturnType<typeof useReportWords>

const format = (day: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
const MONTH_DAY: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' }
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
