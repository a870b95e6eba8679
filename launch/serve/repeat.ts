import type { Log } from '@fondly/kit/log.ts'

/** Runs the work again and again with a pause in between, also after a failure. Returns a function that stops it after the current run. */
export function repeat(failure: string, milliseconds: number, work: () => Promise<unknown>, log: Log): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running = Promise.resolve()

  function next(): void {
    running = work()
      .then(() => {})
      .catch((cause: unknown) => log.error(failure, { cause }))
      .finally(() => {
        if (!stopped) timer = setTimeout(next, milliseconds)
      })
  }
  next()

  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
