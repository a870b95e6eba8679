import type { Log } from '@fondly/kit/log.ts'
import type { Product } from '../compose.ts'
import { loadHistoryOnce } from '../history/load-history-once.ts'
import type { Settings } from '../settings/settings.ts'
import type { Loads } from '../store/launch-store.ts'
import { repeat } from './repeat.ts'

type JobOptions = { product: Product; settings: Settings; loads: Loads; log: Log; withHistory: boolean }

/**
 * Creates the work that one process does for all processes: the press, the reports, and the past year of the demonstration. Leases in the database
 * make it safe in any number of processes, but one process is enough and costs less.
 */
export function createJobs({ product, settings, loads, log, withHistory }: JobOptions) {
  const stops: (() => Promise<void>)[] = []
  let history: Promise<void> | undefined
  let isStarted = false

  async function loadHistory(): Promise<void> {
    if (settings.mode !== 'demo' || !withHistory) return
    const { createHistory } = product
    stops.push((await loadHistoryOnce({ loads, createHistory, log })).stop)
  }

  return {
    /** Loads the past year of the demonstration, once. Its slow parts go on in the background. */
    loadHistory: (): Promise<void> => (history ??= loadHistory()),
    /** Starts all work that is not started yet. */
    start: async (): Promise<void> => {
      if (isStarted) return
      isStarted = true
      stops.push(product.core.reports.run().stop)
      stops.push(repeat('The press could not work.', settings.pressSeconds * 1000, product.press.run, log))
      await (history ??= loadHistory())
    },
    stop: async (): Promise<void> => {
      for (const stop of stops.splice(0).reverse()) await stop()
    },
  }
}
