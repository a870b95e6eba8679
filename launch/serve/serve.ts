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
import { listen, type Listening } from './listen.ts'
import { HISTORY } from '../history/load-history-once.ts'
import { createJobs } from './jobs.ts'
import { loadFolder } from '../commands/load-folder.ts'
import { loads } from '../store/launch-store.ts'
import { pages } from './pages.ts'
import { readinessChecks } from './readiness.ts'
import { realEnv } from '../settings/real-env.ts'
import type { Settings } from '../settings/settings.ts'
import { type Part, stopAll } from './stop-all.ts'
import { whileStarting } from './while-starting.ts'

/** Parts that a test may replace. `pages` is the folder of a built page. `withHistory` fills the demonstration with a year of orders. */
export type Differently = Pick<Composing, 'reach' | 'leases' | 'pace' | 'limits'> & { pages?: string; withHistory?: boolean }

/** Options for a process that shares its port with other processes. */
export type Sharing = {
  /** Opens the database that all processes share. */
  openDatabase?: () => Promise<{ url: string; stop: () => Promise<void> }>
  /** Other processes already answer on this port. So this process listens only when everything is ready, and does no jobs until `startJobs`. */
  isLater?: boolean
  /** How many processes serve together. */
  processes?: number
}

export type Served = {
  url: string
  isSeeded: boolean
  /** Starts the work that one process does for all processes. */
  startJobs: () => Promise<void>
  stop: () => Promise<void>
  /** Stops without losing a call, while other processes go on answering on the same port. */
  retire: () => Promise<void>
}

/**
 * Starts everything and serves it. If a part fails to start, the parts that started before are stopped again. `differently` contains the replacements
 * of a test.
 */
export async function serve(
  settings: Settings,
  say: (sentence: string) => void,
  log: Log = jsonLog(),
  {
    pages: builtPages,
    withHistory = false,
    openDatabase = () => database(settings, log),
    isLater = false,
    processes = 1,
    ...differently
  }: Differently & Sharing = {},
): Promise<Served> {
  const headers = createHeaders(settings)
  let answer = whileStarting(headers)
  const begin = () => listen((request) => answer(request), settings, headers)
  // Listen first, so that a port in use is reported before anything is changed.
  let server = isLater ? undefined : await begin()
  const stops: Part[] = []
  const stopDatabase: Part[] = []
  const end = (stopServer: (listening: Listening) => Promise<void>) =>
    stopAll({
      parts: [{ name: 'server', stop: async () => server && stopServer(server) }, ...stops.splice(0).reverse()],
      database: stopDatabase.splice(0),
      log,
    })
  const stop = () => end(({ close }) => close())
  try {
    const env = realEnv(log)
    const [store, folder] = await Promise.all([
      openDatabase().then((started) => {
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

    const product = await compose({ ...differently, env, processes, settings, databaseUrl: store.url })
    stops.push({ name: 'product', stop: product.close })
    // The list has only this name when the process ended before the demonstration was loaded.
    const isFirstStart = names.every((name) => name === HISTORY)
    if (settings.mode === 'demo' && isFirstStart) {
      if (withHistory) await known.begin(HISTORY, env.clock())
      say('Loading the demonstration world ...')
      await loadFolder(DEMONSTRATION.folder, { product, loads: known, now: env.clock() })
    }
    const jobs = createJobs({ product, settings, loads: known, log, withHistory })
    stops.push({ name: 'jobs', stop: jobs.stop })
    if (!isLater) await jobs.loadHistory()
    if (isFirstStart) giveBackMemory()

    answer = app({ settings, product, page: await pages(folder, { log }), readiness: readiness.check })
    product.core.work()
    if (isLater) server = await begin()
    else await jobs.start()
    return {
      url: settings.url,
      isSeeded: settings.mode === 'demo',
      startJobs: jobs.start,
      stop,
      retire: () => end(({ retire }) => retire()),
    }
  } catch (error) {
    await stop()
    throw error
  }
}
