import { silentLog } from '@fondly/kit/log.ts'
import { compose } from '../compose.ts'
import { database } from '../settings/database.ts'
import { explain } from './failure.ts'
import { OperatorProblem } from './operator-commands.ts'
import { printVerdict } from './print-verdict.ts'
import { realEnv } from '../settings/real-env.ts'
import { readSettings } from '../settings/settings.ts'

/**
 * Runs `npm run verify-print -- ORDER`: checks that the print file shows the card that the sender approved. Exits with 1 when it does not, with 2 for
 * wrong usage.
 */
const [orderNo, more] = process.argv.slice(2)
if (!orderNo || more) {
  console.error('Say: npm run verify-print -- ORDER')
  process.exit(2)
}
try {
  const settings = readSettings(process.env)
  const store = await database(settings, silentLog)
  try {
    const product = await compose({ env: realEnv(silentLog), settings, databaseUrl: store.url })
    try {
      const { isAsApproved, sentences } = await printVerdict(orderNo, product)
      console.log(sentences.join('\n'))
      if (!isAsApproved) process.exitCode = 1
    } finally {
      await product.close()
    }
  } finally {
    await store.stop()
  }
} catch (error) {
  console.error(error instanceof OperatorProblem ? error.message : explain(error))
  process.exitCode = 1
}
