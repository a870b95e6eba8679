import type { DashboardReport } from '@fondly/contracts/bff/reports.ts'
import type { ReportAddress } from './use-report-address.ts'
import type { ReportWords } from './use-report-words.ts'

/** What every part of the overview is given. */
export type ReportProps = { report: DashboardReport; address: ReportAddress; words: ReportWords; clientKey: string }
