import { check } from './check.ts'
import { printSlowest, printTriedAgain, storyCounts, sum, vitestCounts, type Counts } from './counts.ts'
import { browser, ensurePrograms } from './programs.ts'

ensurePrograms()
const counts: Counts[] = [await check(), await vitestCounts([])]
const chromium = browser()
if (chromium) counts.push(await storyCounts(chromium, []))
else {
  console.log('There is no browser: the stories are skipped.')
  counts.push({ passed: 0, failed: 0, skipped: 1 })
}

printSlowest()
printTriedAgain()
const { passed, failed, skipped } = sum(counts)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
