import * as z from 'zod'
import { explain } from '@fondly/launch/commands/failure.ts'
import { serve, type Served } from '@fondly/launch/serve/serve.ts'
import { LONG_TIMEOUTS } from './long-timeouts.ts'
import { readSettings } from '@fondly/launch/settings/settings.ts'

const Several = z.array(z.record(z.string(), z.string())).min(1)

/**
 * Serves one data folder several times in this process: FONDLY_TEST_SEVERAL is a JSON list of settings, each added to those of the environment. For
 * stories that need a product in several configurations, and not a process for each.
 */
const served: Served[] = []
const stop = async () => {
  for (const one of served.splice(0)) await one.stop()
}
try {
  for (const settings of Several.parse(JSON.parse(process.env['FONDLY_TEST_SEVERAL'] ?? '[]')))
    served.push(
      await serve(readSettings({ ...process.env, ...settings }), (sentence) => console.log(sentence), undefined, { limits: LONG_TIMEOUTS }),
    )
  console.log(`Fondly is ready at ${served.map(({ url }) => url).join(', ')}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)))
} catch (error) {
  console.error(explain(error))
  await stop()
  process.exit(1)
}
