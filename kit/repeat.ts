type RepeatOptions = {
  task: () => Promise<void>
  intervalMs: number
  /** Hears of a run that failed. The next one comes all the same. */
  onFailure: (cause: unknown) => void
  /** Whether the first run begins at once, and not after the first interval. */
  beginsAtOnce?: boolean
}

/** Runs a task again and again, never twice at once: while a run is under way, the next ones are left out. `stop` waits for the run under way. */
export function repeat({ task, intervalMs, onFailure, beginsAtOnce = false }: RepeatOptions): { stop: () => Promise<void> } {
  let current: Promise<void> | undefined
  const begin = () => {
    current ??= task()
      .catch(onFailure)
      .finally(() => (current = undefined))
  }
  const timer = setInterval(begin, intervalMs)
  timer.unref()
  if (beginsAtOnce) begin()
  return {
    stop: async () => {
      clearInterval(timer)
      await current
    },
  }
}
