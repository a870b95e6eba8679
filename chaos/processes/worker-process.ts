import { createInterface } from 'node:readline'
import { silentLog } from '@fondly/kit/log.ts'
import { compose } from '@fondly/launch/compose.ts'
import type { Upstreams } from '@fondly/launch/upstreams.ts'
import { realEnv } from '@fondly/launch/settings/real-env.ts'
import { readSettings } from '@fondly/launch/settings/settings.ts'
import { blind } from './blind.ts'
import { createInterrupter, type Death } from './death.ts'
import { cachedPictures } from './cached-pictures.ts'
import { LONG_TIMEOUTS } from './long-timeouts.ts'
import { refusingReady } from './refusing-ready.ts'

/** The argument of a worker process. */
export type WorkerOrder = { data: string; databaseUrl: string; leaseMilliseconds: number; isBlind: boolean }

/**
 * A process of the product that works on sendings. It prints 'ready', and begins when it reads a line that says where it is killed or suspended
 * ('null': nowhere). Further lines change that. It prints when another process has taken over one of its sendings, and exits when its parent is gone.
 */
const { data, databaseUrl, leaseMilliseconds, isBlind } = JSON.parse(process.argv[2] ?? '{}') as WorkerOrder
const { interruptAt, reach } = createInterrupter()

/** The log message of kit/workflow/run-steps.ts. */
const TAKEN_OVER = 'Another process has taken over a run.'

const withoutLookups = (upstreams: Upstreams): Upstreams => ({
  ...upstreams,
  commerce: { ...upstreams.commerce, fetch: blind(upstreams.commerce.fetch) },
})
const refusing = (upstreams: Upstreams): Upstreams => ({
  ...upstreams,
  commerce: { ...upstreams.commerce, fetch: refusingReady(upstreams.commerce.fetch, data) },
})
const drawnOnce = (upstreams: Upstreams): Upstreams => ({
  ...upstreams,
  renderer: { ...upstreams.renderer, fetch: cachedPictures(upstreams.renderer.fetch, data) },
})

const product = await compose({
  env: realEnv({ ...silentLog, warn: (message) => void (message === TAKEN_OVER && process.stdout.write('taken over\n')) }),
  settings: readSettings({ FONDLY_DATA: data, FONDLY_POOL_SIZE: '4' }),
  databaseUrl,
  limits: LONG_TIMEOUTS,
  leases: { sendingMilliseconds: leaseMilliseconds, pressSeconds: 600 },
  // Blind look-ups never find the order, so do not search for it for minutes.
  pace: { pollMilliseconds: 100, ...(isBlind ? { backOff: () => 50 } : {}) },
  reach: (upstreams) => reach(refusing(isBlind ? withoutLookups(drawnOnce(upstreams)) : drawnOnce(upstreams))),
})
process.stdout.write('ready\n')

let isWorking = false
createInterface({ input: process.stdin })
  .on('line', (line) => {
    interruptAt(JSON.parse(line) as Death | null)
    if (!isWorking) product.core.work()
    isWorking = true
  })
  .once('close', () => process.exit(0))
process.once('SIGTERM', () => void product.close().then(() => process.exit(0)))
