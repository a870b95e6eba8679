import type { DashboardReport } from '@fondly/contracts/bff/reports.ts'
import type { Dimension } from '@fondly/domain/reports/order-columns.ts'
import { Link } from 'wouter'
import type { ReportProps } from './report-props.ts'
import { ReportTable } from './ReportTable.tsx'
import { Section } from './Section.tsx'

const SHOWN_BARS = 4

/** Returns the number of cards of the longest bar. Charts side by side use it as their common scale. */
export function longestBar(report: DashboardReport, dimensions: readonly Dimension[]): number {
  return Math.max(
    1,
    ...dimensions.flatMap((one) => report.groups[one].slice(0, SHOWN_BARS).flatMap(({ cards, before }) => [cards, before])),
  )
}

/** The number of cards for each value of a dimension, as bars with the same scale on the whole page. A click on a bar filters by its value. */
export function GroupReport(props: ReportProps & { dimension: Dimension; longest: number; hasLegend?: boolean }) {
  const { report, address, words, dimension, longest, hasLegend = false } = props
  const { own, number } = words
  const groups = report.groups[dimension].filter(({ cards, before }) => cards > 0 || before > 0)
  const [bars, rest] = [groups.slice(0, SHOWN_BARS), groups.slice(SHOWN_BARS)]
  const name = (group: (typeof groups)[number]) => words.nameOf(dimension, group, report)
  const title = own.by[dimension]
  const rows = groups.map((group) => ({ key: group.value, name: name(group), cards: group.cards, before: group.before }))
  return (
    <Section
      {...props}
      title={title}
      file={dimension}
      table={<ReportTable caption={title} head={title} rows={rows} words={words} />}
      chart={
        <ul className="pt-2">
          {bars.map((group) => (
            <li key={group.value} className="pb-1">
              <span className="flex justify-between gap-4">
                <Link
                  href={address.addressOf(dimension, group.value)}
                  className="min-h-6 min-w-0 truncate no-underline hover:text-accent hover:underline"
                >
                  {name(group)}
                </Link>
                <span className="font-semibold">{number(group.cards)}</span>
              </span>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden className="block h-2.5 w-full overflow-visible">
                <rect x="0" y="2" height="6" width={(100 * group.cards) / longest} className="fill-accent" />
                {group.before > 0 && (
                  <rect
                    x={(100 * group.before) / longest - 0.3}
                    y="0"
                    width="0.6"
                    height="10"
                    className="fill-ink stroke-paper"
                    strokeWidth="0.3"
                  />
                )}
              </svg>
            </li>
          ))}
          {rest.length > 0 && (
            <li className="flex justify-between text-ink-2">
              <span>{own.others(rest.length)}</span>
              <span>{number(rest.reduce((sum, { cards }) => sum + cards, 0))}</span>
            </li>
          )}
          {hasLegend && groups.length > 0 && (
            <li className="flex items-center gap-2 pt-1 text-small text-ink-2">
              <span aria-hidden className="h-2.5 w-0.5 bg-ink" />
              {own.tick(words.earlier(report.daysEarlier))}
            </li>
          )}
          {groups.length === 0 && <li className="py-2 text-ink-2">{own.empty}</li>}
        </ul>
      }
    />
  )
}
