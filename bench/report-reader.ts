import { countReport, type ReportRequest } from '@fondly/core/reports/count-report.ts'
import { postalDay } from '@fondly/domain/mail-date/postal-day.ts'
import type { CoreTables } from '@fondly/core/store/tables.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { sql } from 'kysely'
import { ownProcessor } from './measure.ts'
import { serverProcessor } from './with-database.ts'

/** The cost of one read of a report in milliseconds: by the clock, CPU of this process, and CPU of the database. */
export type Read = { clock: number; own: number; database: number }
export type ReaderRequest = { url: string; data: string; request: ReportRequest; reads: number }

/**
 * Runs in a new process, which has read no report yet. It reads the same report several times and prints the cost of each read. The connection is opened
 * and the time zone is prepared before, as in a process whose user has signed in.
 */
const { url, data, request, reads } = JSON.parse(process.argv[2] ?? '') as ReaderRequest // written by bench/reports.ts
const database = openDatabase<CoreTables>({ url, schema: 'bff', poolSize: 1 })
await sql`select 1`.execute(database)
postalDay(new Date(), request.zone)
const taken: Read[] = []
for (let read = 0; read < reads; read++) {
  const before = { clock: performance.now(), own: ownProcessor(), database: serverProcessor(data) ?? 0 }
  await countReport(database, request)
  taken.push({
    clock: performance.now() - before.clock,
    own: ownProcessor() - before.own,
    database: (serverProcessor(data) ?? 0) - before.database,
  })
}
await database.destroy()
console.log(JSON.stringify(taken))
