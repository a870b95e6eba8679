import { DEMO_SIGN_INS } from './demonstration.ts'
import { explain } from './failure.ts'
import { serve } from './serve.ts'
import { readSettings } from './settings.ts'

try {
  const served = await serve(readSettings(process.env), (sentence) => console.log(sentence))
  console.log(`Fondly is ready at ${served.url}`)
  if (served.isSeeded) console.log(DEMO_SIGN_INS)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.log('Stopping ...')
      void served.stop().then(() => process.exit(0))
    })
  }
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
