import type { ReportProps } from './report-props.ts'
import { ReportTable } from './ReportTable.tsx'
import { Section } from './Section.tsx'

/** Why cards were withdrawn or refused, or why their orders failed. */
export function ReasonReport(props: ReportProps) {
  const { report, words } = props
  const { own } = words
  const rows = report.reasons.map(({ state, reason, cards }) => ({
    key: `${state} ${reason}`,
    name: words.reason(reason),
    state: own.states[state],
    cards,
  }))
  return (
    <Section
      {...props}
      title={own.by.reasons}
      file="reasons"
      table={<ReportTable caption={own.by.reasons} head={own.reason} rows={rows} words={words} />}
      chart={
        <ul className="pt-2">
          {rows.map(({ key, name, state, cards }) => (
            <li key={key} className="flex justify-between gap-4 py-0.5">
              <span>
                {name} <span className="text-small text-ink-2">{state}</span>
              </span>
              <span className="font-semibold">{words.number(cards)}</span>
            </li>
          ))}
          {rows.length === 0 && <li className="py-2 text-ink-2">{words.number(0)}</li>}
        </ul>
      }
    />
  )
}
