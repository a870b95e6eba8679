import { silentLog } from '@fondly/kit/log.ts'
import { UpstreamRefused, UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import { compose } from '../compose.ts'
import { database } from '../settings/database.ts'
import { auditCommand } from './audit-commands.ts'
import { designCommand } from './design-commands.ts'
import { explain } from './failure.ts'
import { operatorCommand, OperatorProblem, WrongUsage } from './operator-commands.ts'
import { realEnv } from '../settings/real-env.ts'
import { readSettings } from '../settings/settings.ts'

/**
 * Runs `npm run admin -- unlock|disable|enable|role|profiles EMAIL ...`, `audit ...`, `designs ...` or `reports rebuild` with the settings of Fondly.
 * Fondly may be running or not.
 */
try {
  const words = process.argv.slice(2)
  const audit = auditCommand(words)
  const designs = designCommand(words)
  const operate = audit || designs ? undefined : operatorCommand(words)
  const settings = readSettings(process.env)
  const store = await database(settings, silentLog)
  try {
    const product = await compose({ env: realEnv(silentLog), settings, databaseUrl: store.url })
    try {
      const { gateways, core } = product
      const { activity, eraseKept, listWaitingDesigns, verifyActivity } = core
      console.log(
        await (audit?.({ ...gateways, activity, eraseKept, verifyActivity }) ??
          (await designs?.({ listWaitingDesigns })) ??
          operate?.({ ...gateways, signOut: core.signOut, reports: core.reports, eraseContacts: core.eraseContacts })),
      )
    } finally {
      await product.close()
    }
  } finally {
    await store.stop()
  }
} catch (error) {
  console.error(inWords(error))
  process.exit(error instanceof WrongUsage ? 2 : 1)
}

function inWords(error: unknown): string {
  if (error instanceof WrongUsage || error instanceof OperatorProblem) return error.message
  if (error instanceof UpstreamTimeout) return `${error.message} Whether anything was changed is not known: say it again.`
  if (error instanceof UpstreamRefused) return `${error.upstream} refused: ${error.message} (${error.status} ${error.code})`
  return explain(error)
}
