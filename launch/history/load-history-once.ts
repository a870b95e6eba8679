import type { Log } from '@fondly/kit/log.ts'
import type { Loads } from '../store/launch-store.ts'
import type { History } from './load-history.ts'

/** The load list's name of the demonstration's past year. While it counts no card, the year is not whole. */
const NAME = 'demonstration-history'

type LoadOnce = {
  loads: Pick<Loads, 'find' | 'note'>
  isFirstStart: boolean
  now: Date
  createHistory: (now: Date) => Promise<History | undefined>
  log: Log
}

/**
 * Loads the demonstration's past year with the first start, and goes on with it at the next one if the process ended before it was whole. Returns when
 * everything but the cards that wait for their batch is there; these follow, because they are drawn, until `stop`.
 */
export async function loadHistoryOnce({ loads, isFirstStart, now, createHistory, log }: LoadOnce): Promise<{ stop: () => Promise<void> }> {
  const begun = await loads.find(NAME)
  if (begun ? begun.documents > 0 : !isFirstStart) return { stop: () => Promise.resolve() }
  // The same moment makes the same year.
  const at = begun?.at ?? now
  const history = await createHistory(at)
  if (!history) return { stop: () => Promise.resolve() }
  if (!begun) await loads.note(NAME, 0, at)
  const count = await history.loadYear()
  const stopping = new AbortController()
  const loading = history
    .loadWaiting(stopping.signal)
    .then((waiting) => (stopping.signal.aborted ? undefined : loads.note(NAME, count + waiting, at)))
    .catch((cause: unknown) => log.warn('The waiting cards of the demonstration could not be made. The next start tries again.', { cause }))
  return {
    stop: async () => {
      stopping.abort()
      await loading
    },
  }
}
