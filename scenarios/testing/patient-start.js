// Like launch/start.js, with longer time limits for stories: on a busy machine an upstream must not look silent and no card must be stopped.
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'

enableCompileCache(join(resolve(import.meta.dirname, '..', '..'), 'node_modules', '.cache', 'fondly-compiled'))
// One process spares the processor of the machine that runs the tests; tests of several processes say how many.
process.env.FONDLY_PROCESSES ??= '1'
const { start } = await import('@fondly/launch/serve/start-product.ts')
const { PATIENT } = await import('./patient.ts')
// For a story about another build of the page, its folder.
const pages = process.env.FONDLY_TEST_PAGES
await start({ limits: PATIENT, ...(pages && { pages }) })
