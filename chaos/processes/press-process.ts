import { silentLog } from '@fondly/kit/log.ts'
import { compose } from '@fondly/launch/compose.ts'
import type { Upstreams } from '@fondly/launch/upstreams.ts'
import { realEnv } from '@fondly/launch/settings/real-env.ts'
import { readSettings } from '@fondly/launch/settings/settings.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { LONG_TIMEOUTS } from './long-timeouts.ts'

/** The argument of a press process. */
export type PressOrder = { data: string; databaseUrl: string; leaseSeconds: number }

/**
 * A process whose press runs again and again. It prints a line for each print file that it fetches, each batch that is complete on disk, and
 * each order that it reports to commerce. Its parent may kill the process at such a line.
 */
const { data, databaseUrl, leaseSeconds } = JSON.parse(process.argv[2] ?? '{}') as PressOrder
const print = (word: string) => void process.stdout.write(`${word}\n`)

const reach = (upstreams: Upstreams): Upstreams => ({
  ...upstreams,
  files: async (request) => {
    print('file')
    return upstreams.files(request)
  },
  commerce: {
    ...upstreams.commerce,
    fetch: async (request) => {
      const answer = await upstreams.commerce.fetch(request)
      if (new URL(request.url).pathname.endsWith('/export_status')) print('reported')
      return answer
    },
  },
})

const product = await compose({
  env: realEnv({ ...silentLog, info: (message) => void (message === 'A batch lies complete on disk.' && print('complete')) }),
  settings: readSettings({ FONDLY_DATA: data, FONDLY_POOL_SIZE: '4', FONDLY_PRESS_CUT: 'at-once' }),
  databaseUrl,
  limits: LONG_TIMEOUTS,
  leases: { sendingMilliseconds: 60_000, pressSeconds: leaseSeconds },
  reach,
})
// Exit when the parent process is gone.
process.stdin.on('end', () => process.exit(0)).resume()
for (;;) {
  await product.press.run()
  print('ran')
  await pause(50)
}
