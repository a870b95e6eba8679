import { addDays } from '@fondly/domain/mail-date/mail-date.ts'
import { startOfPostalDay } from '@fondly/domain/mail-date/postal-day.ts'
import { findSpans, findSplitDays } from '@fondly/domain/reports/count-spans.ts'
import { type CardCounts, countCards, type CountRequest } from '@fondly/domain/reports/count-cards.ts'
import { DIMENSIONS, type Dimension } from '@fondly/domain/reports/order-columns.ts'
import type { ReportDays } from '@fondly/domain/reports/report-period.ts'
import type { ReportState } from '@fondly/domain/reports/report-state.ts'
import { type Kysely, sql } from 'kysely'
import type { CoreTables } from '../store/tables.ts'
import { isNamed } from './is-named.ts'
import { readDays } from './read-days.ts'

export type ReportRequest = Pick<CountRequest, 'days' | 'zone' | 'today' | 'by' | 'states'> & {
  clientId: string
  /**
   * Counts only the cards of these people: e-mail addresses, employee numbers or ids at identity. Undefined: counts the cards of all people of the
   * client.
   */
  people?: readonly string[] | undefined
  filters: Partial<Record<Dimension, readonly string[]>>
}

/** The number of cards with one value. `label` is the readable name of the value, if it differs from the value. */
export type ReportGroup = { value: string; label: string; cards: number; before: number }
export type Report = Omit<CardCounts, 'groups' | 'reasons'> & {
  /** The report contains every change up to this instant. Undefined before commerce was read for the first time. */
  asOf: Date | undefined
  /** Sorted by the number of cards, the greatest first. */
  groups: Partial<Record<Dimension, ReportGroup[]>>
  reasons: { state: ReportState; reason: string; cards: number }[]
}

type Value = { id: number; dimension: string; value: string; label: string; aliases: string[] }
const DAY_MS = 86_400_000

/** Counts the cards of a client. The time zone of the request decides where a day begins. */
export async function countReport(database: Kysely<CoreTables>, request: ReportRequest): Promise<Report> {
  const { clientId, by, days, zone } = request
  const filters = await findFilters(database, request)
  const isWhole = Object.keys(filters).length === 0 && !request.states
  const spans = findSpans(request)
  const columnsOf = isWhole ? findSplitDays(spans) : undefined
  const columns = await readDays(database, { clientId, ...spanOf(days, zone), columnsOf })
  const { groups, reasons, ...counts } = countCards(columns, { ...request, filters }, spans)

  const ids = [...Object.values(groups).flatMap((group) => [...group.keys()]), ...reasons.map(({ reason }) => reason)]
  const values = await findValues(database, ids)
  const names = by.includes('supervisor') ? await findSupervisors(database, request.clientId, values) : new Map<string, string>()
  const feed = await database.selectFrom('report_feed').select('as_of').executeTakeFirst()
  return {
    ...counts,
    asOf: feed?.as_of ?? undefined,
    groups: Object.fromEntries(by.map((dimension) => [dimension, listGroups(groups[dimension], { values, names })])),
    reasons: reasons
      .map(({ state, reason, cards }) => ({ state, reason: values.get(reason)?.value ?? '', cards }))
      .sort((one, other) => other.cards - one.cards),
  }
}

/** Returns the UTC days that overlap the period or the period before it. */
function spanOf({ from, to, daysEarlier }: ReportDays, zone: string) {
  return {
    fromUtcDay: Math.floor(startOfPostalDay(addDays(from, -daysEarlier), zone).getTime() / DAY_MS),
    toUtcDay: Math.floor(startOfPostalDay(addDays(to, 1), zone).getTime() / DAY_MS),
  }
}

async function findFilters(database: Kysely<CoreTables>, { clientId, filters, people }: ReportRequest): Promise<CountRequest['filters']> {
  const found: Partial<Record<Dimension, ReadonlySet<number>>> = {}
  for (const dimension of DIMENSIONS) {
    const wanted = filters[dimension]
    if (!wanted) continue
    const rows = await database
      .selectFrom('report_value')
      .select('id')
      .where('client_id', '=', clientId)
      .where('dimension', '=', dimension)
      .where('value', '=', sql<string>`any(${[...wanted]}::text[])`)
      .execute()
    found[dimension] = new Set(rows.map(({ id }) => id))
  }
  if (people) {
    const allowed = await findPeople(database, clientId, people)
    found.person = found.person ? found.person.intersection(allowed) : allowed
  }
  return found
}

async function findPeople(database: Kysely<CoreTables>, clientId: string, people: readonly string[]): Promise<Set<number>> {
  const rows = await database
    .selectFrom('report_value')
    .select('id')
    .where('client_id', '=', clientId)
    .where('dimension', '=', 'person')
    .where(isNamed(people, 'report_value'))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function findValues(database: Kysely<CoreTables>, ids: readonly number[]): Promise<Map<number, Value>> {
  const rows = await database
    .selectFrom('report_value')
    .select(['id', 'dimension', 'value', 'label', 'aliases'])
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Finds the names of supervisors by their employee numbers. Only supervisors who send cards themselves are found. */
async function findSupervisors(
  database: Kysely<CoreTables>,
  clientId: string,
  values: ReadonlyMap<number, Value>,
): Promise<Map<string, string>> {
  const numbers = [...values.values()]
    .filter(({ dimension, value }) => dimension === 'supervisor' && value !== '')
    .map(({ value }) => value.toLowerCase())
  const rows = await database
    .selectFrom('report_value')
    .select(['label', 'aliases'])
    .where('client_id', '=', clientId)
    .where('dimension', '=', 'person')
    .where(sql<boolean>`aliases && ${numbers}::text[]`)
    .execute()
  return new Map(rows.flatMap(({ label, aliases }) => aliases.map((alias) => [alias, label])))
}

function listGroups(
  group: ReadonlyMap<number, { cards: number; before: number }> | undefined,
  { values, names }: { values: ReadonlyMap<number, Value>; names: ReadonlyMap<string, string> },
): ReportGroup[] {
  return [...(group ?? [])]
    .map(([id, counted]) => {
      const { dimension = '', value = '', label = '' } = values.get(id) ?? {}
      return { value, label: dimension === 'supervisor' ? (names.get(value.toLowerCase()) ?? '') : label, ...counted }
    })
    .sort((one, other) => other.cards - one.cards || other.before - one.before || (one.value < other.value ? -1 : 1))
}
