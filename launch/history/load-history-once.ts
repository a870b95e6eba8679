import type { Log } from '@fondly/kit/log.ts'
import type { Loads } from '../store/launch-store.ts'
import type { History } from './load-history.ts'

/**
 * The name of the demonstration's past year in the list of loads. The name is stored before the demonstration is loaded. While its number of cards is
 * zero, the past year is not complete.
 */
export const HISTORY = 'demonstration-history'
/** The name in the list of loads for the year without its waiting cards. */
const YEAR = 'demonstration-year'

type LoadOnce = {
  loads: Pick<Loads, 'find' | 'note'>
  createHistory: (now: Date) => Promise<History | undefined>
  log: Log
}

/**
 * Loads the demonstration's past year if it was planned, and continues at the next start if the process ended too early. Returns when the year is
 * loaded. The address books and the waiting cards follow in the background until `stop`, because waiting cards have to be drawn. A failure is only a
 * warning, because the product works without a past year.
 */
export async function loadHistoryOnce({ loads, createHistory, log }: LoadOnce): Promise<{ stop: () => Promise<void> }> {
  const stopping = new AbortController()
  const warn = (cause: unknown): undefined => {
    log.warn('The past year of the demonstration could not be loaded completely. The next start continues.', { cause })
    return undefined
  }
  const loadWaiting = await loadYear({ loads, createHistory, stopping: stopping.signal }).catch(warn)
  const loading = loadWaiting?.().catch(warn)
  return {
    stop: async () => {
      stopping.abort()
      await loading
    },
  }
}

/** Loads the year if it is missing. Returns the function that loads the address books and the waiting cards, or undefined when nothing is missing. */
async function loadYear({
  loads,
  createHistory,
  stopping,
}: Omit<LoadOnce, 'log'> & { stopping: AbortSignal }): Promise<(() => Promise<void>) | undefined> {
  const begun = await loads.find(HISTORY)
  if (!begun || begun.documents > 0) return undefined
  // Use the stored moment: the same moment makes the same year.
  const history = await createHistory(begun.at)
  if (!history) return undefined
  const year = await loads.find(YEAR)
  const count = year?.documents ?? (await history.loadYear())
  if (!year) await loads.note(YEAR, count, begun.at)
  return async () => {
    await history.loadContacts()
    const waiting = await history.loadWaiting(stopping)
    if (!stopping.aborted) await loads.note(HISTORY, count + waiting, begun.at)
  }
}
