import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import type { OrderRowStatus } from '@fondly/domain/order-history/order-row.ts'
import { timeLeft } from '../../ui/time-left.ts'
import { useNow } from '../../ui/use-now.ts'
import { useLanguage } from '../../words/words.tsx'
import { fateLines } from './fate-lines.ts'
import { useHistoryWords } from './history-words.ts'

const DOT: Record<OrderRowStatus, string> = {
  processing: 'border-[1.5px] border-ink-2',
  'needs-answer': 'bg-error',
  ordered: 'border-[1.5px] border-accent',
  held: 'border-[1.5px] border-error',
  printed: 'bg-accent',
  mailed: 'bg-ok',
  cancelled: 'bg-rule-2',
  replaced: 'bg-rule-2',
  failed: 'bg-error',
}

/** The status of an order: a word with a coloured dot. */
export function StatusWord({ status }: { status: OrderRowStatus }) {
  const words = useHistoryWords()
  return (
    <span className="inline-flex gap-2">
      <span aria-hidden="true" className={`mt-2 size-2 shrink-0 rounded-full ${DOT[status]}`} />
      {words.statuses[status]}
    </span>
  )
}

/** The status of an order, whether it was withdrawn or corrected or replaces another, and the time left to correct it. */
export function StatusAndFate({ row }: { row: HistoryRow }) {
  const words = useHistoryWords()
  const { locale } = useLanguage()
  const now = useNow()
  const left = row.withdrawableUntil === null ? undefined : timeLeft(row.withdrawableUntil, now, locale)
  return (
    <>
      <StatusWord status={row.status} />
      {fateLines(row, left, words).map((line) => (
        <span key={line} className="tabular block text-small leading-5 opacity-85">
          {line}
        </span>
      ))}
    </>
  )
}
