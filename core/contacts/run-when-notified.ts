import { repeat } from '@fondly/kit/repeat.ts'
import type { Listener } from '@fondly/kit/sql/listen.ts'
import type { Log } from '@fondly/kit/log.ts'

type RunWhenNotifiedOptions = {
  listener: Pick<Listener, 'on'>
  channel: string
  /**
   * Returns true when a notification means that there is work. The payload is undefined after an interruption in which notifications may have been
   * lost.
   */
  isWork: (payload: string | undefined) => boolean
  task: (isStopped: () => boolean) => Promise<void>
  log: Log
  /** Logs that the task has failed. The task is tried again. */
  onFailure: (log: Log, cause: unknown) => void
}

const LOOK_INTERVAL_MS = 1_000
/** After this many intervals (together one minute) the task runs even without a notification. */
const INTERVALS_WITHOUT_NOTIFICATION = 60

/**
 * Runs a task at once, within a second after each notification that means work, and at least every minute, until the returned function stops it. Two
 * runs never overlap.
 */
export function runWhenNotified({ listener, channel, isWork, task, log, onFailure }: RunWhenNotifiedOptions): {
  stop: () => Promise<void>
} {
  let [looksLeft, isStopped] = [0, false]
  const stopHearing = listener.on(channel, (payload) => {
    if (isWork(payload)) looksLeft = 0
  })
  const looking = repeat({
    task: async () => {
      if (looksLeft-- > 0) return
      looksLeft = INTERVALS_WITHOUT_NOTIFICATION
      await task(() => isStopped)
    },
    intervalMs: LOOK_INTERVAL_MS,
    beginsAtOnce: true,
    onFailure: (cause) => {
      if (!isStopped) onFailure(log, cause)
    },
  })
  return {
    stop: async () => {
      isStopped = true
      stopHearing()
      await looking.stop()
    },
  }
}
