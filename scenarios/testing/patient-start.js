// As launch/start.js, for stories: on a machine with much else to do no upstream is taken for silent, and no card is stopped for that.
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'

enableCompileCache(join(resolve(import.meta.dirname, '..', '..'), 'node_modules', '.cache', 'fondly-compiled'))
const { start } = await import('@fondly/launch/serve/start-product.ts')
const { PATIENT } = await import('./patient.ts')
// For a story about another build of the page, its folder.
const pages = process.env.FONDLY_TEST_PAGES
await start({ limits: PATIENT, ...(pages && { pages }) })
