import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, sourceFiles } from './imports.ts'
import { printResults } from './print-results.ts'
import { browser, ensurePrograms } from './programs.ts'
import type { Results } from './results.ts'
import { runStories } from './story-results.ts'
import { runUnits } from './unit-results.ts'

/** The stories that `npm test` runs in fewer sizes, languages and themes, or not at all. */
const LONG_STORIES = ['looks.story.ts', 'every-error.story.ts', 'pseudo-locale.story.ts']

/**
 * `npm run test:long` repeats many times what `npm test` does once or a few times. It takes about 15 minutes on a quiet machine. Half of this time
 * is for the unit tests of copies of the project in which the folder of one embedded upstream is missing.
 */
ensurePrograms()
process.env['FONDLY_TEST_LONG'] = '1'
const files = sourceFiles().filter(
  (file) => file.endsWith('.test.ts') && readFileSync(join(ROOT, file), 'utf8').includes('testing/long.ts'),
)
const results: Results[] = [await runUnits(files)]
const chromium = browser()
if (chromium) results.push(await runStories(chromium, LONG_STORIES))
printResults(results, [])
