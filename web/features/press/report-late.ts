import type { Batch } from '@fondly/contracts/bff/press.ts'

/** The press reports with its next run, seconds later; only after this time something keeps commerce from hearing of it. */
const LATE_MS = 60_000

/** Since when the batch is in its state, as an instant. */
export function stateSince({ state, cutAt, completedAt, acknowledgedAt, mailedAt }: Batch): string | null {
  return { cut: cutAt, complete: completedAt, acknowledged: acknowledgedAt, mailed: mailedAt }[state]
}

/** Whether commerce should have heard of the state of this batch by now, and has not. */
export function isReportLate(batch: Batch, now: Date): boolean {
  if (batch.isReported || batch.state === 'cut') return false
  const since = stateSince(batch)
  return since === null || now.getTime() - Date.parse(since) > LATE_MS
}
