import { silentLog } from '@fondly/kit/log.ts'
import { serve } from '@fondly/launch/serve/serve.ts'
import { readSettings } from '@fondly/launch/settings/settings.ts'
import { cachedPictures } from './cached-pictures.ts'
import { LONG_TIMEOUTS } from './long-timeouts.ts'

/** The argument of a server process. */
export type ServerOrder = { environment: Record<string, string>; leaseMilliseconds: number }

/** Serves the whole product like `npm start`, with short leases and pictures that are drawn once. Exits when its parent process is gone. */
const { environment, leaseMilliseconds } = JSON.parse(process.argv[2] ?? '{}') as ServerOrder
process.stdin.resume().once('end', () => process.exit(0))

const settings = readSettings(environment)
const served = await serve(settings, () => {}, silentLog, {
  limits: LONG_TIMEOUTS,
  leases: { sendingMilliseconds: leaseMilliseconds, pressSeconds: 600 },
  pace: { pollMilliseconds: 100 },
  reach: (upstreams) => ({
    ...upstreams,
    renderer: { ...upstreams.renderer, fetch: cachedPictures(upstreams.renderer.fetch, settings.data) },
  }),
})
process.stdout.write('ready\n')
process.once('SIGTERM', () => void served.stop().then(() => process.exit(0)))
