import { buildWebIfStale } from '@fondly/launch/serve/build-web.ts'
import { check } from './check.ts'
import { printSlowest, printTriedAgain, storyCounts, sum, vitestCounts, type Counts } from './counts.ts'
import { browser, ensurePrograms } from './programs.ts'

ensurePrograms()
const chromium = browser()
// Build the pages once, before the tests and stories that need them.
const [checked] = await Promise.all([check(), buildWebIfStale((sentence) => console.log(sentence))])
// Run both at the same time, because one mostly waits for the network and for browsers while the other works.
const [units, stories] = await Promise.all([vitestCounts([]), chromium ? storyCounts(chromium, []) : withoutStories()])

printSlowest()
printTriedAgain()
const { passed, failed, skipped } = sum([checked, units, stories])
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)

function withoutStories(): Counts {
  console.log('There is no browser: the stories are skipped.')
  return { passed: 0, failed: 0, skipped: 1 }
}
