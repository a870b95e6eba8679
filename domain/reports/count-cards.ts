import { addDays, type Day } from '../mail-date/mail-date.ts'
import { startOfPostalDay } from '../mail-date/postal-day.ts'
import { type Dimension, fromMailDay, NO_MAIL_DAY, type OrderColumns } from './order-columns.ts'
import { listDays, type ReportDays } from './report-period.ts'
import { REPORT_STATES, type ReportState, SENT_STATES } from './report-state.ts'

export type CountRequest = {
  days: ReportDays
  /** The zone in which a day begins, such as 'America/New_York'. */
  zone: string
  /** The period before is summed up to the same day of it; later days of both are not comparable. */
  today: Day
  /** The numbers of the values that count; a dimension without an entry is not filtered. */
  filters: Partial<Record<Dimension, ReadonlySet<number>>>
  states?: ReadonlySet<ReportState> | undefined
  /** What to count by. */
  by: readonly Dimension[]
}

export type CardCounts = {
  /** Cards sent on each day, and on the day that stands for it in the period before. */
  days: { day: Day; cards: number; before: number }[]
  states: Record<ReportState, number>
  sent: number
  /** Cards of the period before, up to the day that stands for today. */
  sentBefore: number
  groups: Partial<Record<Dimension, Map<number, { cards: number; before: number }>>>
  /** By state and number of the reason. */
  reasons: { state: ReportState; reason: number; cards: number }[]
  /** From the day of the order to its mail date; undefined where no card has both. */
  medianDaysToMail: number | undefined
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 1_440
const MAX_DAYS_TO_MAIL = 1_000
const IS_SENT = REPORT_STATES.map((state) => SENT_STATES.includes(state))

/** Counts cards by days of the zone, whatever clock changes lie between. `columns`: every UTC day that touches the period or the one before. */
export function countCards(columns: Iterable<OrderColumns>, request: CountRequest): CardCounts {
  const { days, zone, by } = request
  const dayNames = listDays(days)
  const now = startsOfDays(dayNames, zone)
  const before = startsOfDays(listDays({ from: addDays(days.from, -days.daysEarlier), to: addDays(days.to, -days.daysEarlier) }), zone)
  const lastComparable = dayNames.findLastIndex((day) => day <= request.today)
  const cards = { now: new Uint32Array(dayNames.length), before: new Uint32Array(dayNames.length) }
  const states = new Uint32Array(REPORT_STATES.length)
  const reasons = new Map<number, number>()
  const daysToMail = new Uint32Array(MAX_DAYS_TO_MAIL + 1)
  const firstDayNumber = toDayNumber(days.from)
  const groups = by.map((dimension) => ({ dimension, now: createCounts(), before: createCounts() }))

  for (const column of columns) {
    const counts = createFilter(column, request)
    const groupColumns = groups.map(({ dimension }) => column.dimensions[dimension])
    for (const [kind, starts] of [
      ['now', now],
      ['before', before],
    ] as const) {
      const findDay = createDayFinder(column.utcDay, starts)
      if (!findDay) continue
      for (let at = 0; at < column.minutes.length; at++) {
        const day = findDay(column.minutes[at] ?? 0)
        if (day < 0 || !counts(at)) continue
        const state = column.states[at] ?? 0
        if (kind === 'now') {
          states[state] = (states[state] ?? 0) + 1
          const reason = column.reasons?.[at] ?? 0
          if (reason > 0) add(reasons, state * REASON_FACTOR + reason)
        }
        if (!IS_SENT[state]) continue
        cards[kind][day] = (cards[kind][day] ?? 0) + 1
        if (kind === 'now') countDaysToMail(daysToMail, column.mailDays?.[at] ?? NO_MAIL_DAY, firstDayNumber + day)
        if (kind === 'before' && day > lastComparable) continue
        for (let group = 0; group < groups.length; group++) {
          const counted = groups[group]
          counted?.[kind].add(groupColumns[group]?.[at] ?? 0)
        }
      }
    }
  }

  return {
    days: dayNames.map((day, at) => ({ day, cards: cards.now[at] ?? 0, before: cards.before[at] ?? 0 })),
    states: Object.fromEntries(REPORT_STATES.map((state, at) => [state, states[at] ?? 0])) as Record<ReportState, number>, // every state is a key
    sent: sum(cards.now),
    sentBefore: sum(cards.before.subarray(0, lastComparable + 1)),
    groups: Object.fromEntries(groups.map(({ dimension, ...counted }) => [dimension, mergeGroups(counted)])),
    reasons: [...reasons].map(([key, cards]) => ({
      state: REPORT_STATES[Math.floor(key / REASON_FACTOR)] ?? 'failed',
      reason: key % REASON_FACTOR,
      cards,
    })),
    medianDaysToMail: medianOf(daysToMail),
  }
}

/** Larger than any number of a reason, so that both fit in one key. */
const REASON_FACTOR = 2 ** 40

function createFilter(column: OrderColumns, { filters, states }: CountRequest): (at: number) => boolean {
  const allowed = REPORT_STATES.map((state) => !states || states.has(state))
  const wanted = Object.entries(filters).map(([dimension, values]) => ({ values, cells: column.dimensions[dimension as Dimension] }))
  return (at) => {
    if (!allowed[column.states[at] ?? 0]) return false
    for (const { values, cells } of wanted) if (!values?.has(cells?.[at] ?? 0)) return false
    return true
  }
}

/** The minutes since 1970 at which each day begins, and at which the last one ends. */
function startsOfDays(days: readonly Day[], zone: string): number[] {
  const last = days.at(-1)
  if (last === undefined) return []
  return [...days, addDays(last, 1)].map((day) => Math.round(startOfPostalDay(day, zone).getTime() / MINUTE_MS))
}

/** Finds the index of the day that has this minute of the UTC day; -1 outside. Undefined when the UTC day touches none of the days. */
function createDayFinder(utcDay: number, starts: readonly number[]): ((minute: number) => number) | undefined {
  const base = utcDay * DAY_MINUTES
  const end = starts.at(-1)
  const [first] = starts
  if (first === undefined || end === undefined || base >= end || base + DAY_MINUTES <= first) return undefined
  // A UTC day touches at most three days of a zone.
  const from = starts.findLastIndex((start) => start <= base)
  const until = starts.findIndex((start) => start >= base + DAY_MINUTES)
  const boundaries = starts.slice(from + 1, until < 0 ? undefined : until).map((start) => start - base)
  return (minute) => {
    let day = from
    for (const boundary of boundaries) {
      if (minute < boundary) break
      day++
    }
    return day < starts.length - 1 ? day : -1
  }
}

function countDaysToMail(daysToMail: Uint32Array, mailDay: number, orderDay: number): void {
  if (mailDay === NO_MAIL_DAY) return
  const days = Math.min(Math.max(fromMailDay(mailDay) - orderDay, 0), MAX_DAYS_TO_MAIL)
  daysToMail[days] = (daysToMail[days] ?? 0) + 1
}

/** The median; of an even number of cards, the mean of the two in the middle. */
function medianOf(counts: Uint32Array): number | undefined {
  const total = sum(counts)
  if (total === 0) return undefined
  const at = (place: number) => {
    let seen = 0
    return counts.findIndex((count) => (seen += count) > place)
  }
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2
}

type Counts = ReturnType<typeof createCounts>

/** Counts by small numbers. An array that grows is several times as fast as a Map. */
function createCounts() {
  let counts = new Uint32Array(1024)
  return {
    add: (value: number): void => {
      if (value >= counts.length) {
        const grown = new Uint32Array(2 * value)
        grown.set(counts)
        counts = grown
      }
      counts[value] = (counts[value] ?? 0) + 1
    },
    get: (value: number): number => counts[value] ?? 0,
    values: (): number[] => [...counts.keys()].filter((value) => (counts[value] ?? 0) > 0),
  }
}

function mergeGroups({ now, before }: { now: Counts; before: Counts }) {
  const values = new Set([...now.values(), ...before.values()])
  return new Map([...values].map((value) => [value, { cards: now.get(value), before: before.get(value) }]))
}

const add = (counts: Map<number, number>, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1)
const sum = (numbers: Uint32Array) => numbers.reduce((total, number) => total + number, 0)
const toDayNumber = (day: Day) => Date.parse(`${day}T00:00:00Z`) / 86_400_000
