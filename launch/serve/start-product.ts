import cluster from 'node:cluster'
import { DEMO_SIGN_INS } from '../commands/demonstration.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import type { Differently } from './serve.ts'
import { giveBackWhenIdle } from './give-back-when-idle.ts'
import { whenParentEnds } from './when-parent-ends.ts'

type Replacements = Pick<Differently, 'limits' | 'pages' | 'withHistory'>

/**
 * Serves the product with the settings of the environment. Stops at SIGINT or SIGTERM, or when the npm process that started it ends. If the start
 * fails, prints one sentence and exits with 1. With several processes, this function runs in each of them.
 */
export async function start(differently: Replacements = {}): Promise<void> {
  try {
    const settings = readSettings(process.env)
    const replacements = { withHistory: true, ...differently }
    if (cluster.isWorker) {
      const { serveAsMember } = await import('../processes/serve-as-member.ts')
      return await serveAsMember(settings, replacements)
    }
    const served = await serveWith(settings, replacements)
    console.log(`Fondly is ready at ${served.url}`)
    giveBackWhenIdle()
    if (served.isSeeded) console.log(DEMO_SIGN_INS)
    let isStopping = false
    const stop = () => {
      // Ctrl+C in a terminal arrives twice: the terminal sends it to all processes, and npm passes it on.
      if (isStopping) return
      isStopping = true
      console.log('Stopping ...')
      void served.stop().then(() => process.exit(0))
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
    whenParentEnds(stop)
  } catch (error) {
    const { explain } = await import('../commands/failure.ts')
    console.error(explain(error))
    process.exit(1)
  }
}

/** Several processes need a small primary process that starts and watches them. It does not load the product. */
async function serveWith(settings: Settings, replacements: Replacements) {
  if (settings.processes === 1) {
    const { serve } = await import('./serve.ts')
    return serve(settings, (sentence) => console.log(sentence), undefined, replacements)
  }
  const [{ supervise }, { jsonLog }] = await Promise.all([import('../processes/supervise.ts'), import('@fondly/kit/log.ts')])
  return supervise(settings, jsonLog())
}
