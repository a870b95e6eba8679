// Like launch/start.js, with longer time limits for stories: on a busy machine an upstream must not look silent and no card must be stopped.
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'

enableCompileCache(join(resolve(import.meta.dirname, '..', '..'), 'node_modules', '.cache', 'fondly-compiled'))
// Use one server process, because the machine that runs the tests has few processors. Tests of several processes set their own number.
process.env.FONDLY_PROCESSES ??= '1'
const { start } = await import('@fondly/launch/serve/start-product.ts')
const { LONG_TIMEOUTS } = await import('./long-timeouts.ts')
// The folder of another build of the page, for a story that needs one.
const pages = process.env.FONDLY_TEST_PAGES
await start({ limits: LONG_TIMEOUTS, ...(pages && { pages }) })
