const LOOK_INTERVAL_MS = 1000

/**
 * Calls `ended` once when the process of `npm start` ends without passing on a signal, because it was killed. A process that was started in another
 * way may go on without its parent, as a daemon does. Does nothing on Windows, which does not report this.
 */
export function whenParentEnds(ended: () => void, environment: Record<string, string | undefined> = process.env): void {
  if (environment['npm_lifecycle_event'] !== 'start') return
  const parent = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    ended()
  }, LOOK_INTERVAL_MS)
  looking.unref()
}
