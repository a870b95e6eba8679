import type { DashboardReport } from '@fondly/contracts/bff/reports.ts'
import type { ReportAddress } from './use-report-address.ts'
import type { ReportWords } from './use-report-words.ts'

/** The props of every part of the overview. */
export type ReportProps = { report: DashboardReport; address: ReportAddress; words: ReportWords; clientKey: string }
