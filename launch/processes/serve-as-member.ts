import { jsonLog } from '@fondly/kit/log.ts'
import { explain } from '../commands/failure.ts'
import { giveBackWhenIdle } from '../serve/give-back-when-idle.ts'
import { type Differently, serve, type Served } from '../serve/serve.ts'
import type { Settings } from '../settings/settings.ts'
import { toServer, type ToPrimary } from './messages.ts'
import { sharePool } from './share-pool.ts'

/** Serves as one of several processes, under the orders of the primary process. Ends when the primary process ends. */
export async function serveAsMember(settings: Settings, differently: Differently): Promise<void> {
  const log = jsonLog()
  const begun = Promise.withResolvers<{ isFirst: boolean }>()
  const opened = Promise.withResolvers<{ url: string; stop: () => Promise<void> }>()
  const starting = begun.promise.then(({ isFirst }) =>
    serve({ ...settings, poolSize: sharePool(settings) }, (sentence) => console.log(sentence), log, {
      ...differently,
      openDatabase: () => opened.promise,
      isLater: !isFirst,
      processes: settings.processes,
    }),
  )
  const startJobs = (served: Served) =>
    served.startJobs().catch((cause: unknown) => log.error('The press and the reports could not be started in this process.', { cause }))
  let isReady = false
  let isEnding = false
  const end = (how: 'stop' | 'retire') => {
    if (isEnding) return
    isEnding = true
    void starting.then((served) => served[how]()).finally(() => process.exit(0))
  }

  process.on('message', (raw: unknown) => {
    const message = toServer(raw)
    if (message.kind === 'begin') begun.resolve(message)
    else if (message.kind === 'database') opened.resolve({ url: message.url, stop: () => Promise.resolve() })
    else if (message.kind === 'take-jobs') void starting.then(startJobs)
    else end(message.kind)
  })
  // The primary process was killed, and with it the database. End, so that the port is free for the next start.
  process.once('disconnect', () => (isReady ? end('stop') : process.exit(1)))
  // Ctrl+C in a terminal reaches every process of the group. Ignore it: the primary process tells this one when to stop.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => tell({ kind: 'leaving' }))

  try {
    const { isSeeded } = await starting
    isReady = true
    tell({ kind: 'ready', isSeeded })
    giveBackWhenIdle()
  } catch (error) {
    // When the first process fails, the primary process prints its sentence and ends. The failure of a later process is logged here.
    if (!(await begun.promise).isFirst) log.error('A server process could not start.', { cause: error })
    tell({ kind: 'failed', sentence: explain(error) }, () => process.exit(1))
  }
}

function tell(message: ToPrimary, sent = () => {}): void {
  process.send?.(message, sent)
}
