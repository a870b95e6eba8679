import { type DashboardReport, REPORT_TABLES, type ReportTable } from '@fondly/contracts/bff/reports.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { createReadReport, type ReportQuery } from '@fondly/core/reports/read-report.ts'
import { isDay } from '@fondly/domain/mail-date/mail-date.ts'
import { toTimeZone } from '@fondly/domain/mail-date/postal-day.ts'
import { unreadable } from '@fondly/domain/refused.ts'
import { toCsvRow } from '@fondly/domain/reports/csv.ts'
import { DIMENSIONS } from '@fondly/domain/reports/order-columns.ts'
import { isPeriod } from '@fondly/domain/reports/report-period.ts'
import { REPORT_STATES } from '@fondly/domain/reports/report-state.ts'
import type { DashboardRoute } from './dashboard-route.ts'

/** The greatest number of rows of a CSV file. Rows with the most cards come first. */
const MAX_CSV_ROWS = 100_000
const ROWS_AT_ONCE = 500

/** The reports of a client: as numbers for the page, and as files. */
export function reportRoutes(context: Pick<CoreContext, 'calendar' | 'catalogues' | 'database' | 'env' | 'settings'>): DashboardRoute[] {
  const readReport = createReadReport(context)
  return [
    {
      method: 'GET',
      path: '/report',
      needs: 'read',
      handle: async (c, reader) => c.json((await readReport(reader, readQuery(c.req.queries()))) satisfies DashboardReport),
    },
    {
      method: 'GET',
      path: '/report.csv',
      needs: 'read',
      handle: async (c, reader) => {
        const table = REPORT_TABLES.find((one) => one === c.req.query('table'))
        if (!table) throw unreadable()
        const report = await readReport(reader, readQuery(c.req.queries()))
        const name = `${reader.client.slug}-${table}-${report.from}-${report.to}.csv`
        return new Response(toStream(listRows(report, table)), {
          headers: {
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="${name}"`,
            'cache-control': 'no-store',
          },
        })
      },
    },
  ]
}

/** Reads the parameters of the address. Refuses a period, day or zone that does not exist. */
function readQuery(queries: Record<string, string[]>): ReportQuery {
  const [period = 'month'] = queries['period'] ?? []
  const [day] = queries['day'] ?? []
  const [named] = queries['zone'] ?? []
  const zone = named === undefined ? undefined : toTimeZone(named)
  if (!isPeriod(period) || (day !== undefined && !isDay(day)) || (named !== undefined && zone === undefined)) {
    throw unreadable()
  }
  const filters = Object.fromEntries(DIMENSIONS.flatMap((dimension) => (queries[dimension] ? [[dimension, queries[dimension]]] : [])))
  const states = queries['status'] ? REPORT_STATES.filter((state) => queries['status']?.includes(state)) : undefined
  return { period, day, zone, filters, states }
}

function listRows(report: DashboardReport, table: ReportTable): (string | number)[][] {
  switch (table) {
    case 'days':
      return [['day', 'cards', 'before'], ...report.days.map(({ day, cards, before }) => [day, cards, before])]
    case 'status':
      return [['status', 'cards'], ...Object.entries(report.states)]
    case 'reasons':
      return [['status', 'reason', 'cards'], ...report.reasons.map(({ state, reason, cards }) => [state, reason, cards])]
    default:
      return [
        [table, 'name', 'cards', 'before'],
        ...report.groups[table].map(({ value, label, cards, before }) => [value, label, cards, before]),
      ]
  }
}

/** Writes the rows while the browser reads them. The byte order mark tells a spreadsheet that the text is UTF-8. */
function toStream(rows: (string | number)[][]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let at = 0
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode('\uFEFF')),
    pull: (controller) => {
      const until = Math.min(at + ROWS_AT_ONCE, rows.length, MAX_CSV_ROWS + 1)
      if (at >= until) return controller.close()
      controller.enqueue(encoder.encode(rows.slice(at, until).map(toCsvRow).join('')))
      at = until
    },
  })
}
