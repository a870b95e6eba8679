import { createInterface } from 'node:readline'
import { silentLog } from '@fondly/kit/log.ts'
import { compose } from '@fondly/launch/compose.ts'
import { realEnv } from '@fondly/launch/settings/real-env.ts'
import { readSettings } from '@fondly/launch/settings/settings.ts'
import { type Death, createInterrupter } from './death.ts'
import { LONG_TIMEOUTS } from './long-timeouts.ts'

/** The argument of such a process; `aheadMs` is how far its clock is ahead. */
export type ImportOrder = { data: string; databaseUrl: string; leaseMilliseconds: number; aheadMs: number; death: Death | null }

/** A process of the product that does the rows of imports until it is killed. */
const order = JSON.parse(process.argv[2] ?? '{}') as ImportOrder
const { data, databaseUrl, leaseMilliseconds, aheadMs, death } = order
const { interruptAt, reach } = createInterrupter()
const product = await compose({
  env: { ...realEnv(silentLog), clock: () => new Date(Date.now() + aheadMs) },
  settings: readSettings({ FONDLY_DATA: data, FONDLY_POOL_SIZE: '4' }),
  databaseUrl,
  limits: LONG_TIMEOUTS,
  leases: { sendingMilliseconds: leaseMilliseconds, pressSeconds: 600 },
  pace: { pollMilliseconds: 100 },
  reach,
})
// Exit when the parent process is gone.
createInterface({ input: process.stdin }).once('close', () => process.exit(0))
interruptAt(death)
product.core.work()
