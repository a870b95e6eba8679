import { REPORT_STATES } from '@fondly/domain/reports/report-state.ts'
import type { ReportProps } from './report-props.ts'
import { ReportTable } from './ReportTable.tsx'
import { Section } from './Section.tsx'

/** The number of cards in each state. */
export function StatusReport(props: ReportProps) {
  const { report, words } = props
  const { own } = words
  const rows = REPORT_STATES.map((state) => ({ key: state, name: own.states[state], cards: report.states[state] })).filter(
    ({ cards }) => cards > 0,
  )
  const table = <ReportTable caption={own.by.status} head={own.status} rows={rows} words={words} />
  return (
    <Section
      {...props}
      title={own.by.status}
      file="status"
      table={table}
      chart={
        <ul className="pt-2">
          {rows.map(({ key, name, cards }) => (
            <li key={key} className="flex justify-between gap-4 py-0.5">
              <span>{name}</span>
              <span className={`font-semibold ${key === 'refused' || key === 'failed' ? 'text-error' : ''}`}>{words.number(cards)}</span>
            </li>
          ))}
          {rows.length === 0 && <li className="py-2 text-ink-2">{own.empty}</li>}
        </ul>
      }
    />
  )
}
