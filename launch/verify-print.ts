import { silentLog } from '@fondly/kit/log.ts'
import { compose } from './compose.ts'
import { database } from './database.ts'
import { explain } from './failure.ts'
import { OperatorProblem } from './operator-commands.ts'
import { printVerdict } from './print-verdict.ts'
import { realEnv } from './real-env.ts'
import { readSettings } from './settings.ts'

/** `npm run verify-print -- ORDER`: whether what is printed is what was approved; fails with 1 where it is not, with 2 where the question was not understood. */
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
