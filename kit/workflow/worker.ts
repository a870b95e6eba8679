import type { Listener } from '../sql/listen.ts'
import { dueChannel } from './workflow-table.ts'
import { runSteps, type Workflow } from './run-steps.ts'

export type WorkerOptions<Data extends object> = Workflow<Data> & {
  /** The name of this worker, for people who look at the table. */
  holder: string
  listener: Listener
  /** How many runs it works on at the same time. */
  atOnce: number
  /** How soon it notices a postponed run or an expired lease. Default 1 s. */
  pollMilliseconds?: number
}

/**
 * Starts a worker, which takes due runs and works on them until it is stopped. `stop` lets the current steps finish and leaves the rest to the next
 * worker.
 */
export function startWorker<Data extends object>(options: WorkerOptions<Data>): { stop: () => Promise<void> } {
  const { runs, holder, leaseMilliseconds, listener, atOnce, pollMilliseconds = 1_000, log } = options
  const stopping = new AbortController()
  const walks = new Set<Promise<void>>()
  let taking: Promise<void> | undefined
  /** How many announced runs this worker has not looked for yet; Infinity when the number is not known. */
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
        // If no run is found, this has answered every announcement so far.
        const announced = due
        due = 0
        const run = await runs.take({ holder, leaseMilliseconds })
        if (!run) continue
        due += announced - 1
        const walked = runSteps(run, options, stopping.signal)
          .catch((cause: unknown) =>
            log.error('A run failed; another worker takes it over when its lease expires.', { sendingId: run.id, cause }),
          )
          .finally(() => {
            walks.delete(walked)
            // A run that came due while there was room was announced, or will be polled.
            if (isFull) look()
          })
        walks.add(walked)
      }
    } catch (cause) {
      log.warn('The database could not be read for due runs; the worker tries again.', { cause })
    }
  }

  const unlisten = listener.on(dueChannel(runs.schema, runs.table), (payload) => look(payload === undefined ? Infinity : 1))
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
