import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reportQuery } from '../../../api/reports.ts'
import type { DashboardPageProps } from '../pages.ts'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { DayReport } from './DayReport.tsx'
import { Figures } from './Figures.tsx'
import { GroupReport, longestBar } from './GroupReport.tsx'
import { MostSent } from './MostSent.tsx'
import { PeriodButton, PeriodControls } from './PeriodControls.tsx'
import { ReasonReport } from './ReasonReport.tsx'
import { StatusReport } from './StatusReport.tsx'
import { useReportAddress } from './use-report-address.ts'
import { useReportWords } from './use-report-words.ts'

const FIRST_ROW = ['location', 'person', 'occasion'] as const
const SECOND_ROW = ['card', 'supervisor', 'profile', 'language'] as const

/** Overview: the cards of a period compared with the previous period, and the tasks that wait for the reader. */
export function OverviewPage({ frame }: DashboardPageProps) {
  const pageWords = useDashboardWords()
  const words = useReportWords()
  const address = useReportAddress()
  const [isPeriodOpen, setPeriodOpen] = useState(false)
  const { data: report, error, refetch } = useQuery(reportQuery(frame.key, address.search))
  if (!report) {
    return (
      <>
        <PageHead title={pageWords.pages.overview} />
        {error ? <PageFailed error={error} onAgain={() => void refetch()} /> : <PageWaiting />}
      </>
    )
  }

  const { own, number } = words
  const periodName = words.periodName(report)
  const difference = report.sentComparable - report.sentBefore
  const [cards, earlier] = [own.cards(report.sent), words.earlier(report.daysEarlier)]
  const say = difference > 0 ? own.more : own.fewer
  const lead = difference === 0 ? own.same(cards, earlier) : say(cards, number(Math.abs(difference)), earlier)
  const shared = { report, address, words, clientKey: frame.key }
  return (
    <div className="tabular">
      <PageHead
        title={words.title(report, periodName)}
        lead={lead}
        beside={<PeriodButton words={words} isOpen={isPeriodOpen} onToggle={() => setPeriodOpen(!isPeriodOpen)} />}
      >
        <PeriodControls {...shared} periodName={periodName} isOpen={isPeriodOpen} />
      </PageHead>
      <p className="hidden text-small print:mb-4 print:block">{own.printedFor(frame.name, periodName, words.wholeDay(report.today))}</p>
      {address.filters.length > 0 && (
        <p className="mb-5 flex flex-wrap items-center gap-x-3 rounded-sheet bg-wash px-4 py-2 text-wash-ink">
          {own.filtered}:{' '}
          {address.filters
            .map(({ dimension, value }) => {
              const group = report.groups[dimension].find((one) => one.value === value) ?? { value, label: '' }
              return words.nameOf(dimension, group, report)
            })
            .join(', ')}
          <button type="button" className="min-h-6 font-semibold underline print:hidden" onClick={address.clearFilters}>
            {own.clear}
          </button>
        </p>
      )}
      <div className="flex flex-col gap-x-12 gap-y-6 @4xl:flex-row">
        <div className="min-w-0 grow @max-4xl:order-2">
          <DayReport {...shared} />
        </div>
        <Figures {...shared} frame={frame} />
      </div>
      <div className="mt-6 grid gap-x-12 gap-y-8 @2xl:grid-cols-2 @4xl:grid-cols-3">
        {FIRST_ROW.map((dimension, at) => (
          <GroupReport key={dimension} {...shared} dimension={dimension} longest={longestBar(report, FIRST_ROW)} hasLegend={at === 0} />
        ))}
      </div>
      <MostSent {...shared} />
      <div className="mt-8 grid gap-x-12 gap-y-8 @2xl:grid-cols-2 @4xl:grid-cols-3">
        {SECOND_ROW.map((dimension, at) => (
          <GroupReport key={dimension} {...shared} dimension={dimension} longest={longestBar(report, SECOND_ROW)} hasLegend={at === 0} />
        ))}
        <StatusReport {...shared} />
        <ReasonReport {...shared} />
      </div>
      <p className="mt-8 text-small text-ink-2">
        {report.asOf === null ? own.notYet : own.asOf(words.time(report.asOf, report.zone))}
        {report.medianDaysToMail !== null && ` ${own.medianDays(number(report.medianDaysToMail))}`}
      </p>
    </div>
  )
}
