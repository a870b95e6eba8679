import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { printSlowest, storyCounts, sum, vitestCounts, type Counts } from './counts.ts'
import { ROOT, sourceFiles } from './imports.ts'
import { browser, ensurePrograms } from './programs.ts'

/** `npm run test:long` repeats many times what `npm test` does once or a few times. It takes about 7 minutes where nothing else runs. */
ensurePrograms()
process.env['FONDLY_TEST_LONG'] = '1'
const files = sourceFiles().filter(
  (file) => file.endsWith('.test.ts') && readFileSync(join(ROOT, file), 'utf8').includes('testing/long.ts'),
)
const counts: Counts[] = [await vitestCounts(files)]
const chromium = browser()
if (chromium) counts.push(await storyCounts(chromium, ['looks.story.ts', 'pseudo-locale.story.ts']))

printSlowest()
const { passed, failed, skipped } = sum(counts)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
