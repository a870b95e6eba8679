type RepeatOptions = {
  task: () => Promise<void>
  intervalMs: number
  /** Called when a run has failed. The next run still starts. */
  onFailure: (cause: unknown) => void
  /** True: the first run starts at once. False (default): after the first interval. */
  beginsAtOnce?: boolean
}

/** Runs a task repeatedly, never twice at once: while a run is in progress, further ones are skipped. `stop` waits for the run in progress. */
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
