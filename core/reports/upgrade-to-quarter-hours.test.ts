import { DIMENSIONS } from '@fondly/domain/reports/order-columns.ts'
import { daysOfPeriod } from '@fondly/domain/reports/report-period.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { coreMigrations } from '../store/migrations.ts'
import type { CoreTables } from '../store/tables.ts'
import { checkColumns } from './check-columns.ts'
import { countReport, type ReportRequest } from './count-report.ts'
import { writeOutdatedColumns } from './save-orders.ts'

const QUARTER_HOURS = coreMigrations.findIndex(({ name }) => name === '049-columns-by-quarter-hours')
const UTC_DAY = Date.UTC(2026, 10, 20) / 86_400_000
const ORDER_COUNT = 300

test('an upgrade writes the columns of each day again from its orders, and reports say until then that they have not counted yet', async () => {
  const server = await testDatabase()
  const database = openDatabase<CoreTables>({ url: server.url, schema: 'bff', poolSize: 1 })
  try {
    await migrate(database, 'bff', coreMigrations.slice(0, QUARTER_HOURS))
    for (const [at, dimension] of DIMENSIONS.entries())
      await sql`insert into report_value (id, client_id, dimension, value) overriding system value
        select ${10 * at} + n, 'harborview', ${dimension}, ${dimension} || n from generate_series(1, 5) n`.execute(database)
    await sql`insert into report_order (order_no, client_id, ${sql.join(DIMENSIONS.map((dimension) => sql.ref(dimension)))}, state, ordered_at, mail_date,
        modified_at, seen_at)
      select n::text, 'harborview', ${sql.join(DIMENSIONS.map((_, at) => sql`${sql.lit(10 * at + 1)} + n % 5`))}, 'mailed',
        to_timestamp(${sql.lit(UTC_DAY)} * 86400.0 + n * 200), '2026-11-24', now(), now()
      from generate_series(1, ${sql.lit(ORDER_COUNT)}) n`.execute(database)
    // Columns in the earlier format, which this release cannot read.
    await sql`insert into report_columns (client_id, utc_day, packed, sums) values ('harborview', ${UTC_DAY}, '\\x2a', '\\x2a')`.execute(
      database,
    )
    await sql`update report_feed set columns_form = 4, as_of = now(), followed_to = now()`.execute(database)

    await migrate(database, 'bff', coreMigrations)
    const request: ReportRequest = {
      clientId: 'harborview',
      days: daysOfPeriod('month', '2026-11-20'),
      zone: 'America/New_York',
      today: '2026-11-23',
      filters: { location: ['location2'] },
      by: ['location'],
    }
    expect(await countReport(database, request)).toMatchObject({ asOf: undefined, sent: 0 })
    await writeOutdatedColumns(database, new AbortController().signal)
    const { groups } = await countReport(database, request)
    expect(groups.location).toEqual([{ value: 'location2', label: '', cards: ORDER_COUNT / 5, before: 0 }])
    expect(await checkColumns(database, { fromUtcDay: UTC_DAY - 1, toUtcDay: UTC_DAY + 1 })).toBe(0)
  } finally {
    await database.destroy()
    await server.drop()
  }
})
