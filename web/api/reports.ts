import { DashboardReport, type ReportTable } from '@fondly/contracts/bff/reports.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from './ask.ts'
import { dashboardPath, retryUnlessRefused } from './dashboard.ts'

const FOLLOW_INTERVAL_MS = 60_000

/** The report of a client. `search` is the query of the page's address: period, day, time zone and filters. */
export const reportQuery = (clientKey: string, search: string) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'report', search],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/report?${search}`, DashboardReport, { signal }),
    retry: retryUnlessRefused,
    placeholderData: keepPreviousData,
    refetchInterval: FOLLOW_INTERVAL_MS,
  })

/** The address of a table of the report as a CSV file. */
export const reportFile = (clientKey: string, search: string, table: ReportTable): string =>
  `${dashboardPath(clientKey)}/report.csv?${new URLSearchParams([...new URLSearchParams(search), ['table', table]])}`
