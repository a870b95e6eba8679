import { mkdir } from 'node:fs/promises'
import { jsonLog, type Log } from '@fondly/kit/log.ts'
import { app } from './app.ts'
import { buildWebIfStale } from './build-web.ts'
import { compose, type Composing } from '../compose.ts'
import { database } from '../settings/database.ts'
import { DEMONSTRATION } from '../commands/demonstration.ts'
import { CannotStart } from '../commands/failure.ts'
import { createHeaders } from './headers.ts'
import { giveBackMemory } from './give-back-memory.ts'
import { listen } from './listen.ts'
import { HISTORY, loadHistoryOnce } from '../history/load-history-once.ts'
import { loadFolder } from '../commands/load-folder.ts'
import { loads } from '../store/launch-store.ts'
import { pages } from './pages.ts'
import { readinessChecks } from './readiness.ts'
import { realEnv } from '../settings/real-env.ts'
import { repeat } from './repeat.ts'
import type { Settings } from '../settings/settings.ts'
import { type Part, stopAll } from './stop-all.ts'
import { whileStarting } from './while-starting.ts'

/** What a test may replace. `pages` is the folder of a page that was built before. `withHistory` fills the demonstration with a year of orders. */
export type Differently = Pick<Composing, 'reach' | 'leases' | 'pace' | 'limits'> & { pages?: string; withHistory?: boolean }
export type Served = { url: string; isSeeded: boolean; stop: () => Promise<void> }

/** Starts everything and serves it. If a part fails to start, the parts before it are stopped again. `differently` holds a test's replacements. */
export async function serve(
  settings: Settings,
  say: (sentence: string) => void,
  log: Log = jsonLog(),
  { pages: builtPages, withHistory = false, ...differently }: Differently = {},
): Promise<Served> {
  const headers = createHeaders(settings)
  let answer = whileStarting(headers)
  // Listen first, so that a port in use is reported before anything was touched.
  const server = await listen((request) => answer(request), settings, headers)
  const stops: Part[] = []
  const stopDatabase: Part[] = []
  const stop = () =>
    stopAll({ parts: [{ name: 'server', stop: server.close }, ...stops.splice(0).reverse()], database: stopDatabase.splice(0), log })
  try {
    const env = realEnv(log)
    const [store, folder] = await Promise.all([
      database(settings, log).then((started) => {
        stopDatabase.push({ name: 'database', stop: started.stop })
        return started
      }),
      builtPages ?? buildWebIfStale(say),
    ])
    const folders = [settings.data, ...(settings.blobs.startsWith('s3://') ? [] : [settings.blobs])]
    for (const one of folders) await mkdir(one, { recursive: true, mode: 0o700 })
    const known = await loads(store.url, () => readiness.forget())
    const readiness = readinessChecks({
      write: known.write,
      folders,
      now: () => performance.now(),
      log,
    })
    stops.push({ name: 'load-list', stop: known.close })
    const names = await known.names()
    if (settings.mode === 'production' && names.includes(DEMONSTRATION.name)) {
      throw new CannotStart(
        'This database holds the demonstration people, whose password everybody knows: production needs an empty database, or FONDLY_MODE=demo.',
      )
    }

    const product = await compose({ ...differently, env, settings, databaseUrl: store.url })
    stops.push({ name: 'product', stop: product.close })
    // With nothing but this name, the process ended before the demonstration was there.
    const isFirstStart = names.every((name) => name === HISTORY)
    if (settings.mode === 'demo' && isFirstStart) {
      if (withHistory) await known.begin(HISTORY, env.clock())
      say('Loading the demonstration world ...')
      await loadFolder(DEMONSTRATION.folder, { product, loads: known, now: env.clock() })
    }
    if (settings.mode === 'demo' && withHistory) {
      const { createHistory } = product
      const history = await loadHistoryOnce({ loads: known, createHistory, log })
      stops.push({ name: 'history', stop: history.stop })
    }
    if (isFirstStart) giveBackMemory()

    answer = app({ settings, product, page: await pages(folder, { log }), readiness: readiness.check })
    product.core.work()
    stops.push({ name: 'reports', stop: product.core.reports.run().stop })
    const stopPress = repeat('The press could not work.', settings.pressSeconds * 1000, product.press.run, log)
    stops.push({ name: 'press', stop: stopPress })
    return { url: settings.url, isSeeded: settings.mode === 'demo', stop }
  } catch (error) {
    await stop()
    throw error
  }
}
