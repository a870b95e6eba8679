import { DEMO_SIGN_INS } from '../commands/demonstration.ts'
import { explain } from '../commands/failure.ts'
import { type Differently, serve } from './serve.ts'
import { readSettings } from '../settings/settings.ts'
import { whenParentEnds } from './when-parent-ends.ts'

/**
 * Serves the product with the settings of the environment until SIGINT or SIGTERM, or until the npm process that started it is gone. If it cannot
 * start, it prints one sentence and exits with 1.
 */
export async function start(differently: Pick<Differently, 'limits' | 'pages' | 'withHistory'> = {}): Promise<void> {
  try {
    const served = await serve(readSettings(process.env), (sentence) => console.log(sentence), undefined, {
      withHistory: true,
      ...differently,
    })
    console.log(`Fondly is ready at ${served.url}`)
    if (served.isSeeded) console.log(DEMO_SIGN_INS)
    let isStopping = false
    const stop = () => {
      // Ctrl+C in a terminal arrives twice: sent to the whole process group, and passed on by npm.
      if (isStopping) return
      isStopping = true
      console.log('Stopping ...')
      void served.stop().then(() => process.exit(0))
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
    whenParentEnds(stop)
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}
