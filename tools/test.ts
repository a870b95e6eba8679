import { buildWebIfStale } from '@fondly/launch/serve/build-web.ts'
import { check } from './check.ts'
import { printSlowest, storyCounts, sum, vitestCounts, type Counts } from './counts.ts'
import { browser, ensurePrograms } from './programs.ts'

ensurePrograms()
const chromium = browser()
// Build the pages once, before the tests and stories that need them.
await buildWebIfStale((sentence) => console.log(sentence))
// Run all at the same time: the stories take longest and mostly wait for browsers, while the others work.
const [checked, units, stories] = await Promise.all([check(), vitestCounts([]), chromium ? storyCounts(chromium, []) : withoutStories()])

printSlowest()
const { passed, failed, skipped } = sum([checked, units, stories])
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)

function withoutStories(): Counts {
  console.log('There is no browser: the stories are skipped.')
  return { passed: 0, failed: 0, skipped: 1 }
}
