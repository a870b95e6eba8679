import { repeat } from '@fondly/kit/repeat.ts'
import type { CoreContext } from '../context.ts'
import { parseHead } from './chain.ts'

const INTERVAL_MS = 60_000

/**
 * Every minute, settles the changes and completes the invitations that a dead process has left. Once a day (UTC), logs the head of the activity log,
 * so that this log line proves later that nobody edited an earlier entry.
 */
export function keepActivity({
  activity,
  changes,
  env: { clock, log },
  makeInvitation,
}: Pick<CoreContext, 'activity' | 'changes' | 'env' | 'makeInvitation'>) {
  let loggedDay = ''

  async function keep(): Promise<void> {
    const today = clock().toISOString().slice(0, 10)
    if (today !== loggedDay) {
      const head = await activity.head()
      loggedDay = today
      log.info('The head of the activity log.', { code: head, count: parseHead(head)?.id ?? 0 })
    }
    // Complete invitations first, so that the log has the person of a completed invitation. A failure of one task does not stop the other.
    for (const [work, sentence] of [
      [() => makeInvitation.completeUnfinished(), 'Invitations could not be completed.'],
      [() => changes.settleOpen(), 'Open changes could not be settled.'],
    ] as const)
      await work().catch((cause: unknown) => log.warn(sentence, { cause }))
  }

  const { stop } = repeat({
    task: keep,
    intervalMs: INTERVAL_MS,
    onFailure: (cause) => log.warn('The daily tasks of the activity log failed. They are tried again.', { cause }),
  })
  return { keep, stop }
}
