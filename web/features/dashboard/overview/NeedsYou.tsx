import type { DashboardFrame } from '@fondly/contracts/bff/dashboard.ts'
import type { DashboardReport } from '@fondly/contracts/bff/reports.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { needsQuery } from '../../../api/needs.ts'
import { SectionHead } from '../parts/SectionHead.tsx'
import type { useReportWords } from './use-report-words.ts'

type NeedsYouProps = { frame: DashboardFrame; report: DashboardReport; words: ReturnType<typeof useReportWords> }

/**
 * The tasks that wait for the reader: failed cards, and for administrators people, changes and designs. Each has a link to its page. Renders nothing
 * without a task.
 */
export function NeedsYou({ frame, report, words }: NeedsYouProps) {
  const { own } = words
  const { data: needs } = useQuery({ ...needsQuery(frame.key), enabled: frame.rights.includes('change') })
  const path = `/dashboard/${encodeURIComponent(frame.key)}`
  const links = [
    { count: needs?.waiting ?? 0, say: own.waitingPeople, page: 'people' },
    { count: needs?.lockedSoon ?? 0, say: own.lockedSoon, page: 'people?state=away' },
    { count: needs?.unconfirmed ?? 0, say: own.unconfirmedChanges, page: 'settings' },
    { count: needs?.faultyDesigns ?? 0, say: own.faultyDesigns, page: 'designs' },
  ].filter(({ count }) => count > 0)
  const cards = [
    { state: 'refused' as const, say: own.refusedCards },
    { state: 'failed' as const, say: own.failedCards },
  ].filter(({ state }) => report.states[state] > 0)
  if (links.length + cards.length === 0) return null
  return (
    <section className="mt-4">
      <SectionHead title={own.needsYou} />
      <ul>
        {links.map(({ count, say, page }) => (
          <li key={page} className="border-b border-rule py-2">
            <Link href={`${path}/${page}`} className="inline-flex min-h-6 items-center font-semibold pointer-coarse:min-h-11">
              {say(count)}
            </Link>
          </li>
        ))}
        {cards.map(({ state, say }) => (
          <li key={state} className="border-b border-rule py-2">
            <p className="font-semibold text-accent">{say(report.states[state])}</p>
            <p className="text-small text-ink-2">
              {report.reasons
                .filter((one) => one.state === state)
                .map(({ reason }) => words.reason(reason))
                .join(' ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
