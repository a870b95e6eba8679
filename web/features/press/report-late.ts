import type { Batch } from '@fondly/contracts/bff/press.ts'

/** The press reports to commerce a few seconds later. A report that takes longer than this is late. */
const LATE_MS = 60_000

/** Returns the instant at which the batch entered its state. */
export function stateSince({ state, cutAt, completedAt, acknowledgedAt, mailedAt }: Batch): string | null {
  return { cut: cutAt, complete: completedAt, acknowledged: acknowledgedAt, mailed: mailedAt }[state]
}

/** Tells whether the report of this batch's state to commerce is late. */
export function isReportLate(batch: Batch, now: Date): boolean {
  if (batch.isReported || batch.state === 'cut') return false
  const since = stateSince(batch)
  return since === null || now.getTime() - Date.parse(since) > LATE_MS
}
