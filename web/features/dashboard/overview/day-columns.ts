import type { DashboardReport } from '@fondly/contracts/bff/reports.ts'

/** A column of the chart: one day, or one week of a long period. */
export type DayColumn = {
  day: string
  cards: number
  before: number
  isMailless: boolean
  isAhead: boolean
  isToday: boolean
  isWeek: boolean
}

const MAX_DAY_COLUMNS = 62
const DAYS_OF_WEEK = 7
const MAX_LINES = 40

/** Returns one column for each day. For more than two months, returns one column for each week. */
export function toColumns({ days, today }: Pick<DashboardReport, 'days' | 'today'>): DayColumn[] {
  const width = days.length > MAX_DAY_COLUMNS ? DAYS_OF_WEEK : 1
  return Array.from({ length: Math.ceil(days.length / width) }, (_, at) => {
    const part = days.slice(at * width, (at + 1) * width)
    const [first, last] = [part[0]?.day ?? '', part.at(-1)?.day ?? '']
    return {
      day: first,
      cards: part.reduce((sum, { cards }) => sum + cards, 0),
      before: part.reduce((sum, { before }) => sum + before, 0),
      isMailless: width === 1 && part.every(({ isMailless }) => isMailless),
      isAhead: first > today,
      isToday: first <= today && today <= last,
      isWeek: width > 1,
    }
  })
}

/** Returns how many cards each line of a column stands for (1, 5, 10, 50, ...), so that a column has at most 40 lines. */
export function cardsPerLine(most: number): number {
  for (let decade = 1; ; decade *= 10) {
    for (const step of [decade, 5 * decade]) if (most <= MAX_LINES * step) return step
  }
}

/** Returns the three round numbers that get a horizontal line, and the top of the scale. */
export function toScale(most: number): { lines: number[]; top: number } {
  const rough = Math.max(most, 3) / 3
  const decade = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * decade).find((one) => one >= rough * 0.75) ?? rough)
  const lines = [step, 2 * step, 3 * step].filter((line) => line <= most * 1.1)
  return { lines, top: Math.max(most, lines.at(-1) ?? 1) * 1.12 }
}
