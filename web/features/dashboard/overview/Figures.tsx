import type { DashboardFrame } from '@fondly/contracts/bff/dashboard.ts'
import { NeedsYou } from './NeedsYou.tsx'
import type { ReportProps } from './report-props.ts'

/** The numbers of sent, in-press and mailed cards as large figures, the other states below, and the tasks that wait for the reader. */
export function Figures({ frame, report, words }: ReportProps & { frame: DashboardFrame }) {
  const { own, number } = words
  const { states, sent } = report
  const figures = [
    [sent, own.states.sent],
    [states['in-press'], own.states['in-press']],
    [states.mailed, own.states.mailed],
  ] as const
  const others = (['withdrawn', 'refused', 'failed', 'unfinished'] as const).filter((state) => states[state] > 0)
  return (
    <div className="shrink-0 @max-4xl:order-1 @4xl:w-79">
      <dl className="flex justify-between gap-4">
        {figures.map(([value, label]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-serif text-[2.75rem]/12">{number(value)}</dd>
          </div>
        ))}
      </dl>
      {others.length > 0 && (
        <p className="mt-1 border-t border-rule pt-1 text-small text-ink-2">
          {others.map((state) => `${number(states[state])} ${own.states[state]}`).join(', ')}
        </p>
      )}
      <NeedsYou frame={frame} report={report} words={words} />
    </div>
  )
}
