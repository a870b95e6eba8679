import { DayChart } from './DayChart.tsx'
import { cardsPerLine, toColumns } from './day-columns.ts'
import type { ReportProps } from './report-props.ts'
import { ReportTable } from './ReportTable.tsx'
import { Section } from './Section.tsx'

/** The cards of each day, as a chart with the previous period behind the columns, and as a table. */
export function DayReport(props: ReportProps) {
  const { report, words } = props
  const { own } = words
  const columns = toColumns(report)
  const most = Math.max(1, ...columns.flatMap(({ cards, before }) => [cards, before]))
  const rows = report.days
    .filter(({ day }) => day <= report.today)
    .map(({ day, cards, before }) => ({ key: day, name: words.wholeDay(day), cards, before }))
  return (
    <Section
      {...props}
      title={own.sentEachDay}
      note={own.scale(cardsPerLine(most))}
      file="days"
      chart={<DayChart report={report} words={words} columns={columns} most={most} />}
      table={<ReportTable caption={own.sentEachDay} head={own.day} rows={rows} words={words} />}
    />
  )
}
