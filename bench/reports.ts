import { DIMENSIONS } from '@fondly/domain/reports/order-columns.ts'
import { daysOfPeriod } from '@fondly/domain/reports/report-period.ts'
import type { ReportRequest } from '@fondly/core/reports/count-report.ts'
import { writeColumns } from '@fondly/core/reports/write-columns.ts'
import { coreMigrations } from '@fondly/core/store/migrations.ts'
import type { CoreTables } from '@fondly/core/store/tables.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { sql } from 'kysely'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { median } from './measure.ts'
import { report, short } from './report.ts'
import type { Read, ReaderRequest } from './report-reader.ts'
import { withDatabase } from './with-database.ts'

/**
 * `npm run bench -- reports [orders]`
 * Measures each report that compares a year with the year before, for one client with 1,000,000 orders of 2,000 people in these two years. A report should
 * take at most 200 ms, also the first one that a process reads. Figures are medians; CPU is that of the process and the database together.
 */
const ORDERS = Number(process.argv[2] ?? 1_000_000)
/** The number of new processes that read each report; each of them reads it READS times. */
const PROCESSES = 5
const READS = 6
const CLIENT = 'harborview'
const TODAY = '2026-11-23'
const FIRST_UTC_DAY = Math.floor(Date.UTC(2025, 0, 1) / 86_400_000)
const DAYS = 727
/** How many different values each dimension has. The values of all dimensions are numbered together, from 1. */
const VALUES = { person: 2000, supervisor: 80, location: 40, occasion: 16, card: 120, profile: 12, language: 2 }

await withDatabase(async ({ url, data }) => {
  const database = openDatabase<CoreTables>({ url, schema: 'bff', poolSize: 1 })
  await migrate(database, 'bff', coreMigrations)
  await fill()

  const base = {
    clientId: CLIENT,
    days: daysOfPeriod('year', TODAY),
    zone: 'America/New_York',
    today: TODAY,
    filters: {},
    by: [],
  }
  const requests: Record<string, ReportRequest> = {
    'cards by day': base,
    ...Object.fromEntries(DIMENSIONS.map((dimension) => [`by ${dimension}`, { ...base, by: [dimension] }])),
    'by day, one location': { ...base, filters: { location: ['location 3'] } },
    'by card, 40 people, two locations': {
      ...base,
      by: ['card'],
      people: Array.from({ length: 40 }, (_, at) => `person ${at * 9 + 1}`),
      filters: { location: ['location 3', 'location 4'] },
    },
    'everything, a year': { ...base, by: [...DIMENSIONS] },
    'everything, a year, one location': { ...base, by: [...DIMENSIONS], filters: { location: ['location 3'] } },
    'by person, a month': { ...base, days: daysOfPeriod('month', TODAY), by: ['person'] },
    'overview, a month': {
      ...base,
      days: daysOfPeriod('month', TODAY),
      by: ['person', 'location', 'occasion', 'card'],
    },
  }
  const rows: [string, ...string[]][] = []
  for (const [name, request] of Object.entries(requests)) {
    const runs: Read[][] = []
    for (let run = 0; run < PROCESSES; run++) runs.push(await readInOtherProcess({ url, data, request, reads: READS }))
    const [first, later] = [runs.flatMap(([one]) => one ?? []), runs.flatMap(([, ...others]) => others)]
    rows.push([name, ...toCells(first), ...toCells(later)])
  }
  const heads = ['ms', 'most', 'CPU', 'of the database']
  report(
    `Reports over ${ORDERS.toLocaleString('en')} orders of one client`,
    [...heads.map((head) => `first: ${head}`), ...heads.map((head) => `later: ${head}`)],
    rows,
  )
  await database.destroy()

  async function fill(): Promise<void> {
    const began = performance.now()
    let first = 1
    const columns = Object.entries(VALUES).map(([name, number]) => {
      const from = first
      first += number
      return { name, number, from }
    })
    for (const { name, number, from } of columns) {
      await sql`insert into report_value (id, client_id, dimension, value) overriding system value
        select ${from}::integer + at, ${CLIENT}, ${name}, ${name} || ' ' || at from generate_series(0, ${number}::integer - 1) at`.execute(
        database,
      )
    }
    await sql`select setval(pg_get_serial_sequence('report_value', 'id'), ${first})`.execute(database)
    // Use multiples of large primes instead of random numbers, so that each run has the same orders.
    const value = ({ number, from }: (typeof columns)[number], at: number) =>
      sql`${sql.lit(from)} + (i::bigint * ${sql.lit(7919 + 2 * at)} / ${sql.lit(at + 1)}) % ${sql.lit(number)}`
    await sql`insert into report_order (order_no, client_id, ${sql.join(columns.map(({ name }) => sql.ref(name)))}, state, reason, ordered_at, mail_date, modified_at, seen_at)
      select lpad(i::text, 8, '0'), ${CLIENT}, ${sql.join(columns.map(value))},
        (array['mailed', 'mailed', 'mailed', 'mailed', 'in-press', 'withdrawn', 'refused', 'failed'])[1 + i % 8],
        case when i % 8 > 4 then 'some-reason' end,
        to_timestamp(${sql.lit(FIRST_UTC_DAY)} * 86400 + (i::bigint * 104729) % (${sql.lit(DAYS)} * 86400)),
        to_char(to_timestamp(${sql.lit(FIRST_UTC_DAY)} * 86400 + (i::bigint * 104729) % (${sql.lit(DAYS)} * 86400)) + interval '3 days', 'YYYY-MM-DD'),
        now(), now()
      from generate_series(1, ${sql.lit(ORDERS)}) i`.execute(database)
    await sql`vacuum analyze report_order`.execute(database)
    for (let at = 0; at < DAYS; at += 50) {
      const days = Array.from({ length: Math.min(50, DAYS - at) }, (_, more) => ({ clientId: CLIENT, utcDay: FIRST_UTC_DAY + at + more }))
      await database.transaction().execute((transaction) => writeColumns(transaction, days))
    }
    await sql`vacuum analyze report_columns`.execute(database)
    console.log(`${ORDERS.toLocaleString('en')} orders were made in ${short((performance.now() - began) / 1000)} s.`)
  }
})

async function readInOtherProcess(request: ReaderRequest): Promise<Read[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'report-reader.ts'), JSON.stringify(request)])
  return JSON.parse(stdout) as Read[] // printed by bench/report-reader.ts
}

function toCells(reads: readonly Read[]): string[] {
  const clocks = reads.map(({ clock }) => clock)
  const cpu = median(reads.map(({ own, database }) => own + database))
  return [median(clocks), Math.max(...clocks), cpu, median(reads.map(({ database }) => database))].map(short)
}
