import { once } from 'node:events'
import type { Fetch } from '@fondly/kit/env.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { compose } from '@fondly/launch/compose.ts'
import { realEnv } from '@fondly/launch/settings/real-env.ts'
import { readSettings } from '@fondly/launch/settings/settings.ts'
import { LONG_TIMEOUTS } from './long-timeouts.ts'

/**
 * A process that works on sendings and runs the press. It kills itself with -9 at the call that FONDLY_TEST_KILL_AT names:
 * '{before|after} {method} {path pattern} {which}', a call to commerce or for a print file; `which` is 1 for the first one.
 */
const [moment, method, pattern, which = '1'] = (process.env['FONDLY_TEST_KILL_AT'] ?? '').split(' ')
const { FONDLY_DATA, FONDLY_TEST_DATABASE = '' } = process.env

let met = 0

function withInterruption(fetch: Fetch): Fetch {
  return async (request) => {
    const isLike = method !== undefined && methodOf(request) === method && new RegExp(pattern ?? '$^').test(new URL(request.url).pathname)
    const isIt = isLike && ++met === Number(which)
    if (isIt && moment === 'before') process.kill(process.pid, 'SIGKILL')
    const response = await fetch(request)
    if (isIt && moment === 'after') process.kill(process.pid, 'SIGKILL')
    return response
  }
}

const methodOf = (request: Request): string => request.headers.get('x-dw-http-method-override') ?? request.method

const product = await compose({
  env: realEnv(silentLog),
  settings: readSettings({ FONDLY_DATA, FONDLY_POOL_SIZE: '1', FONDLY_PRESS_CUT: 'at-once' }),
  databaseUrl: FONDLY_TEST_DATABASE,
  limits: LONG_TIMEOUTS,
  leases: { sendingMilliseconds: 800, pressSeconds: 1 },
  reach: (upstreams) => ({
    ...upstreams,
    commerce: { ...upstreams.commerce, fetch: withInterruption(upstreams.commerce.fetch) },
    files: withInterruption(upstreams.files),
  }),
})
// The process is started in advance and begins when it gets a line.
await once(process.stdin, 'data')
product.core.work()
for (;;) {
  await product.press.run()
  await new Promise((resolve) => setTimeout(resolve, 100))
}
