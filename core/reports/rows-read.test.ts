import { DIMENSIONS } from '@fondly/domain/reports/order-columns.ts'
import { daysOfPeriod } from '@fondly/domain/reports/report-period.ts'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { countWaitingCards, listUndecidedCards } from '../closed-days/cards-of-day.ts'
import { createCoreDatabase } from '../testing/core-database.ts'
import { countReport } from './count-report.ts'
import { writeColumns } from './write-columns.ts'

const { database, url, drop } = await createCoreDatabase(1)
const direct = new Client({ connectionString: url, options: '-c search_path=bff' })
const [TODAY, FIRST_DAY, DAYS, ORDERS_PER_DAY] = ['2026-11-23', Date.UTC(2025, 0, 1) / 86_400_000, 727, 60]
const WAITING_CARD_COUNT = 90
/** The number of different values of each dimension. */
const VALUES = { person: 200, supervisor: 20, location: 12, occasion: 16, card: 120, profile: 6, language: 2 }

beforeAll(async () => {
  await direct.connect()
  // Switch sequential scans off. With so few clients PostgreSQL would read the whole table; now it does so only where no index can be used.
  await direct.query('set enable_seqscan = off')
  let first = 1
  const columns = Object.entries(VALUES).map(([dimension, number]) => ({ dimension, number, from: (first += number) - number }))
  for (const { dimension, number, from } of columns)
    await sql`insert into report_value (id, client_id, dimension, value) overriding system value
      select ${sql.lit(from)} + at, 'big', ${dimension}, ${dimension} || at from generate_series(0, ${sql.lit(number - 1)}) at`.execute(
      database,
    )
  await sql`select setval(pg_get_serial_sequence('report_value', 'id'), ${first})`.execute(database)
  for (const client of ['big', 'other'])
    await sql`insert into report_order (order_no, client_id, ${sql.join(columns.map(({ dimension }) => sql.ref(dimension)))}, state, reason, ordered_at,
        mail_date, modified_at, seen_at)
      select ${client} || i, ${client}, ${sql.join(columns.map(({ from, number }, at) => sql`${sql.lit(from)} + i * ${sql.lit(7919 + at)} % ${sql.lit(number)}`))},
        case when i <= ${WAITING_CARD_COUNT} then 'in-press' when i % 8 = 0 then 'refused' else 'mailed' end, case when i % 8 = 0 then 'reason' || i % 3 end,
        to_timestamp((${sql.lit(FIRST_DAY)} + i % ${sql.lit(DAYS)}) * 86400.0 + i % 86400),
        case when i <= ${WAITING_CARD_COUNT} then '2026-12-0' || 1 + i % 3 else '2026-01-02' end, now(), now()
      from generate_series(1, ${sql.lit(DAYS * ORDERS_PER_DAY)}) i`.execute(database)
  await sql`analyze report_order`.execute(database)
  await writeColumns(
    database,
    ['big', 'other'].flatMap((clientId) => Array.from({ length: DAYS }, (_, at) => ({ clientId, utcDay: FIRST_DAY + at }))),
  )
  await sql`analyze`.execute(database)
}, 120_000)
afterAll(async () => {
  await direct.end()
  await drop()
})

const base = {
  clientId: 'big',
  days: daysOfPeriod('year', TODAY),
  zone: 'America/New_York',
  today: TODAY,
  filters: {},
  by: [...DIMENSIONS],
}

test.each<[string, Partial<Parameters<typeof countReport>[1]>]>([
  ['everything of a year', {}],
  ['everything of a year, one location and two cards', { filters: { location: ['location3'], card: ['card1', 'card2'] } }],
  ['everything of a year, forty people', { people: Array.from({ length: 40 }, (_, at) => `person${at}`) }],
  ['everything of a year that was refused', { states: new Set(['refused']) }],
])('%s reads one row for each day of the two years, and no order', async (_, request) => {
  const statements = await statementsDuring(() => countReport(database, { ...base, ...request }))
  expect(statements.length).toBeLessThanOrEqual(6)
  const rows = await rowsRead(statements)
  expect(rows['report_order'] ?? 0).toBe(0)
  expect(rows['report_columns']).toBeLessThanOrEqual(DAYS)
  // Values are read for the counted dimension, for the supervisors and for the filters.
  expect(rows['report_value']).toBeLessThanOrEqual(3 * (await countValues()))
})

test('writing days again reads only the orders of those days', async () => {
  const statements = await statementsDuring(() =>
    writeColumns(
      database,
      [FIRST_DAY + 5, FIRST_DAY + 9].map((utcDay) => ({ clientId: 'big', utcDay })),
    ),
  )
  expect((await rowsRead(statements))['report_order']).toBe(2 * ORDERS_PER_DAY)
})

test('an order takes at most 20 bytes in all columns together, so that a report has little to read', async () => {
  const { rows } = await sql<{ bytes: number }>`
    select sum(length(packed))::integer as bytes from report_columns where client_id = 'big'`.execute(database)
  // The headers of the columns: the length of each column, and the number of different values in it.
  const headers = DAYS * (11 + 9) * 4
  expect(((rows[0]?.bytes ?? 0) - headers) / (DAYS * ORDERS_PER_DAY)).toBeLessThanOrEqual(20)
})

test('the sums of a day are much smaller than the columns of its orders, so that the first report of a year has little to read', async () => {
  const { rows } = await sql<{ columns: number; sums: number }>`
    select sum(length(packed))::integer as columns, sum(length(sums))::integer as sums from report_columns where client_id = 'big'`.execute(
    database,
  )
  const [{ columns, sums } = { columns: 0, sums: 0 }] = rows
  // The sums of a day with 60 orders are a third of its columns. With 1,400 orders they are a fourteenth.
  expect(sums).toBeLessThanOrEqual(columns / 3)
  const other = { ...base, clientId: 'other' }
  const bytesSent = async (request: Partial<typeof base>) => {
    const [statement] = (await statementsDuring(() => countReport(database, { ...other, ...request }))).filter(({ text }) =>
      text.includes('report_columns'),
    )
    const sent = await direct.query<{ packed: Buffer | null }>(statement?.text ?? '', statement?.values)
    return sent.rows.reduce((bytes, { packed }) => bytes + (packed?.length ?? 0), 0)
  }
  const whole = await bytesSent({})
  expect(whole).toBeLessThanOrEqual((await bytesSent({ zone: 'Asia/Kolkata' })) / 3)
})

test('to count and list the cards that wait for a day, only waiting cards are read', async () => {
  const count = await statementsDuring(() => countWaitingCards(database, { clientId: 'big', today: TODAY }))
  expect((await rowsRead(count))['report_order']).toBeLessThanOrEqual(2 * WAITING_CARD_COUNT)
  const ofDay = { changeId: 'none', day: '2026-12-01', clientId: 'big' }
  const list = await statementsDuring(() => listUndecidedCards(database, ofDay, { after: '', count: 200 }))
  expect((await rowsRead(list))['report_order']).toBeLessThanOrEqual((2 * WAITING_CARD_COUNT) / 3)
  expect(await listUndecidedCards(database, ofDay, { after: '', count: 200 })).toHaveLength(WAITING_CARD_COUNT / 3)
})

test('PostgreSQL sends a day again only after it has changed, also if another process changed it', async () => {
  const changed = { clientId: 'big', utcDay: FIRST_DAY + 700 }
  const countRefused = async () => (await countReport(database, base)).states.refused
  /** Returns how many days were sent with their columns. */
  const countSent = async () => {
    const [statement] = (await statementsDuring(countRefused)).filter(({ text }) => text.includes('report_columns'))
    const { rows } = await direct.query<{ packed: Buffer | null }>(statement?.text ?? '', statement?.values)
    return rows.filter(({ packed }) => packed !== null).length
  }
  const before = await countRefused()
  expect(await countSent()).toBe(0)
  const ofDay = sql`client_id = 'big' and ordered_at >= to_timestamp(${sql.lit(changed.utcDay)} * 86400.0)
    and ordered_at < to_timestamp(${sql.lit(changed.utcDay + 1)} * 86400.0)`
  const { rows } = await sql`update report_order set state = 'refused' where ${ofDay} and state <> 'refused' returning order_no`.execute(
    database,
  )
  await writeColumns(database, [changed])
  expect(await countSent()).toBe(1)
  expect(await countRefused()).toBe(before + rows.length)
  await sql`delete from report_order where ${ofDay}`.execute(database)
  await writeColumns(database, [changed])
  expect(await countRefused()).toBe(before + rows.length - ORDERS_PER_DAY)
})

async function countValues(): Promise<number> {
  const { count } = await database
    .selectFrom('report_value')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type Statement = { text: string; values: unknown[] }

/** Returns the queries that `work` makes. */
async function statementsDuring(work: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.flatMap((call) => {
      // `query` has many overloads; the product uses these two.
      const [first, values = []] = call as unknown as [string | Statement, unknown[]?]
      const statement = typeof first === 'string' ? { text: first, values } : { text: first.text, values: first.values }
      return /^\s*(?:select|with)\b/i.test(statement.text) ? [statement] : []
    })
  } finally {
    query.mockRestore()
  }
}

type Node = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

/** Returns how many rows of each table were read, including those that a filter left out. */
async function rowsRead(statements: Statement[]): Promise<Record<string, number>> {
  const read: Record<string, number> = {}
  for (const { text, values } of statements) {
    const { rows } = await direct.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (analyze, timing off, format json) ${text}`, values)
    for (const node of (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => nodesOf(Plan))) {
      const table = node['Relation Name']
      if (table === undefined) continue
      const each = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
      read[table] = (read[table] ?? 0) + Math.round(each * node['Actual Loops'])
    }
  }
  return read
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}
