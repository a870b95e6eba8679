import type { Listener } from '../sql/listen.ts'
import { dueChannel } from './workflow-table.ts'
import { runSteps, type Workflow } from './run-steps.ts'

export type WorkerOptions<Data extends object> = Workflow<Data> & {
  /** Who we are, for people who look at the table. */
  holder: string
  listener: Listener
  /** Runs walked at the same time. */
  atOnce: number
  /** How soon a postponed run or an abandoned lease is noticed. Default 1 s. */
  pollMilliseconds?: number
}

/** Takes due runs, old and new, and walks them, until stopped. `stop` lets the steps under way finish and hands the rest to whoever is next. */
export function startWorker<Data extends object>(options: WorkerOptions<Data>): { stop: () => Promise<void> } {
  const { runs, holder, leaseMilliseconds, listener, atOnce, pollMilliseconds = 1_000, log } = options
  const stopping = new AbortController()
  const walks = new Set<Promise<void>>()
  let taking: Promise<void> | undefined
  /** So many were told to be due, and not looked for yet; all that there are, where nobody knows how many. */
  let due = 0
  let isFull = false

  function look(most = Infinity): void {
    due += most
    taking ??= takeDue().finally(() => {
      taking = undefined
      if (due > 0 && !isFull && !stopping.signal.aborted) look(0)
    })
  }

  async function takeDue(): Promise<void> {
    try {
      while (due > 0 && !stopping.signal.aborted) {
        isFull = walks.size >= atOnce
        if (isFull) return
        // Where none is found, this has answered all that was told until now.
        const told = due
        due = 0
        const run = await runs.take({ holder, leaseMilliseconds })
        if (!run) continue
        due += told - 1
        const walked = runSteps(run, options, stopping.signal)
          .catch((cause: unknown) => log.error('A run could not be walked; its lease will expire.', { sendingId: run.id, cause }))
          .finally(() => {
            walks.delete(walked)
            // Whatever came due while there was room was notified, or will be polled.
            if (isFull) look()
          })
        walks.add(walked)
      }
    } catch (cause) {
      log.warn('The database could not be asked for due work; trying again.', { cause })
    }
  }

  const unlisten = listener.on(dueChannel(runs.schema, runs.table), (told) => look(told === undefined ? Infinity : 1))
  const poll = setInterval(look, pollMilliseconds)
  look()

  return {
    stop: async () => {
      stopping.abort()
      clearInterval(poll)
      unlisten()
      await taking
      await Promise.all(walks)
    },
  }
}
