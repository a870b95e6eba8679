// Like launch/start.js, for tests on new data that do not look at the demonstration's past year, because loading it takes most of a first start.
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'

enableCompileCache(join(resolve(import.meta.dirname, '..', '..'), 'node_modules', '.cache', 'fondly-compiled'))
// Use one server process, because the machine that runs the tests has few processors. Tests of several processes set their own number.
process.env.FONDLY_PROCESSES ??= '1'
const { start } = await import('@fondly/launch/serve/start-product.ts')
await start({ withHistory: false })
